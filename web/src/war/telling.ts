/** What the others did, for somebody who comes back to the table: what of it is worth telling, and whose doing it was. */
import type { Speaker } from '../messages';
import type { Doer } from '../table/doings';
import type { Told } from '../wire';
import { NEUTRAL } from './printed';

const TELLING = [
  'recruited', 'soldati-placed', 'order-issued', 'car-placed', 'boat-placed', 'boat-moved', 'lab-built', 'laundered', 'mat-uncovered', 'gained-influence',
  'took-start', 'tile-used', 'rallied', 'moved', 'attacked', 'area-taken', 'repelled', 'wiped-out', 'struck', 'car-bomb', 'pentito', 'agitated', 'pulled-in',
  'mandamento-held', 'mandamento-lost', 'gave', 'sold',
];

export function tell(event: Told, speaker: Speaker): string | undefined {
  return TELLING.includes(event.kind) ? (speaker.preview(event) ?? speaker.event(event)) : undefined;
}

/** The seat they name did nothing: it lost something, or defends itself. */
const SUFFERED = ['order-returned', 'cars-lost', 'defends', 'card-laid', 'picked-up', 'left-card', 'card-revealed'];
/** What names the family instead of the seat. */
const BY_OWNER = ['soldati-placed', 'attacked'];

export const doer: Doer = ({ kind, args: { seat, owner } }) => {
  if (SUFFERED.includes(kind)) return undefined;
  const who = BY_OWNER.includes(kind) && owner !== NEUTRAL ? owner : seat;
  return typeof who === 'number' ? who : undefined;
};
