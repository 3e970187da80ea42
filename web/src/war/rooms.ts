/** The rooms of the table; a small screen shows one at a time. */
import type { Offer, Told } from '../wire';
import type { WarView } from '../wire/mafia-war';
import { kindOf } from './offers';
import { doer } from './telling';

export type Room = 'map' | 'desk' | 'house' | 'families';

const ROOMS: Readonly<Record<string, Room>> = { area: 'map', sea: 'map', top: 'desk', bottom: 'desk', column: 'desk', card: 'desk', row: 'desk', order: 'house', tile: 'families', seat: 'families', family: 'desk' };

/** Where the thing lies that an offer is about; what lies nowhere is chosen in words alone. */
export const roomOf = (offer: Offer): Room | undefined => ROOMS[kindOf(offer)];

/** Where a question is answered. */
export function roomAsked({ phase, prompt }: WarView, asked: readonly Offer[]): Room {
  const drawn = asked.find((offer) => roomOf(offer) !== undefined);
  if (drawn && kindOf(drawn) === 'order' && phase === 'encounter') return 'desk';
  // What is asked in words is about an area, about cards that lie on the desk, or about the space a token was put on.
  const isOnMap = phase === 'encounter' ? prompt.key !== 'pick-up' : typeof prompt.args['area'] === 'string';
  return (drawn && roomOf(drawn)) ?? (isOnMap ? 'map' : 'desk');
}

const ON_SHEETS = ['token-taken', 'token-placed', 'token-on-top', 'gained-influence', 'bust-placed'];
const BY_CARDS = ['finesse', 'card-laid', 'card-revealed'];

const isByCards = (events: readonly Told[]): boolean => events.some(({ kind }) => BY_CARDS.includes(kind));

/** Where something just happened; undefined where it is not seen anywhere. A fight by cards is seen where they lie. */
export function roomTold(events: readonly Told[]): Room | undefined {
  if (isByCards(events)) return 'desk';
  if (events.some(({ args }) => args['area'] !== undefined || args['sea'] !== undefined)) return 'map';
  return events.some(({ kind }) => ON_SHEETS.includes(kind)) ? 'desk' : undefined;
}

/** Follows what others do: while the same person acts from the sheets to the map, and not back and forth. */
export class Follower {
  #who: number | undefined;
  #isOnMap = false;

  /** Where to look at what was just told; undefined where one stays. */
  follow(events: readonly Told[]): Room | undefined {
    const room = roomTold(events);
    const who = events.map(doer).find((seat) => seat !== undefined);
    const wasOnMap = this.#isOnMap && (who === undefined || who === this.#who);
    this.#who = who ?? this.#who;
    this.#isOnMap = wasOnMap || room === 'map';
    return wasOnMap && room === 'desk' && !isByCards(events) ? undefined : room;
  }
}
