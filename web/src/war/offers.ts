/** What kind of choice an offer is. */
import type { Offer } from '../wire';

export const verbOf = (offer: Offer): string => offer.action.split(' ')[0] ?? '';

/** What an offer is about: the kind of thing, and which one. */
export const kindOf = (offer: Offer): string => offer.targets[0]?.split(':')[0] ?? '';
export const valueOf = (offer: Offer): string => offer.targets[0]?.split(':')[1] ?? '';

const DECLINING = ['done', 'pass', 'stay', 'leave', 'without-car'];

export const isDecline = (offer: Offer): boolean => DECLINING.includes(verbOf(offer));
export const isNumber = (offer: Offer): boolean => kindOf(offer) === 'amount';
