/** What kind of choice an offer is. */
import type { Offer } from '../wire';

/** Choices a family may make whenever it likes; a stray click must not make them. */
const ANYTIME = ['sell', 'give'];

export const verbOf = (offer: Offer): string => offer.action.split(' ')[0] ?? '';
export const isAnytime = (offer: Offer): boolean => ANYTIME.includes(verbOf(offer));

/** What an offer is about: the kind of thing, and which one. */
export const kindOf = (offer: Offer): string => offer.targets[0]?.split(':')[0] ?? '';
export const valueOf = (offer: Offer): string => offer.targets[0]?.split(':')[1] ?? '';
