/** What kind of choice an offer is. */
import type { Offer } from '../wire';

export const verbOf = (offer: Offer): string => offer.action.split(' ')[0] ?? '';

/** What an offer is about: the kind of thing, and which one. */
export const kindOf = (offer: Offer): string => offer.targets[0]?.split(':')[0] ?? '';
export const valueOf = (offer: Offer): string => offer.targets[0]?.split(':')[1] ?? '';

/** The rooms of the table; a small screen shows one at a time. */
export type Room = 'map' | 'desk' | 'house' | 'families';

const ROOMS: Readonly<Record<string, Room>> = { area: 'map', sea: 'map', top: 'desk', bottom: 'desk', column: 'desk', card: 'desk', row: 'desk', order: 'house', tile: 'families', seat: 'families', family: 'desk' };

/** Where the thing lies that an offer is about; what lies nowhere is chosen in words alone. */
export const roomOf = (offer: Offer): Room | undefined => ROOMS[kindOf(offer)];

const DECLINING = ['done', 'pass', 'stay', 'leave', 'without-car'];

export const isDecline = (offer: Offer): boolean => DECLINING.includes(verbOf(offer));
export const isNumber = (offer: Offer): boolean => kindOf(offer) === 'amount';
