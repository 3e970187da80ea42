/** What the others did, for somebody who comes back to the table: what of it is worth telling, and whose doing it was. */
import type { Speaker } from '../messages';
import type { GameDoor } from '../table/board';
import type { Doer } from '../table/doings';
import type { Told } from '../wire';
import type { WarView } from '../wire/mafia-war';
import { boxOf } from './describe';
import { say } from './faces';
import { NEUTRAL } from './printed';

const TELLING = [
  'recruited', 'soldati-placed', 'order-issued', 'car-placed', 'boat-placed', 'boat-moved', 'lab-built', 'laundered', 'mat-uncovered', 'gained-influence',
  'took-start', 'tile-used', 'rallied', 'moved', 'attacked', 'area-taken', 'repelled', 'wiped-out', 'struck', 'car-bomb', 'pentito', 'agitated', 'pulled-in',
  'mandamento-held', 'mandamento-lost', 'gave', 'sold',
];

export function tell(event: Told, speaker: Speaker): string | undefined {
  return TELLING.includes(event.kind) ? (speaker.preview(event) ?? speaker.event(event)) : undefined;
}

/** What the heading it opens says whole. */
const HEADING = ['turn-began', 'round-began'];
/** What everybody hears, and whoever may know more hears again in more words. */
const TOLD_AGAIN: Readonly<Record<string, string>> = { 'order-issued': 'order-laid', 'card-laid': 'card-chosen' };

export const isSaid = ({ kind, args: { seat } }: Told, moment: readonly Told[]): boolean =>
  HEADING.includes(kind) || moment.some((other) => other.kind === TOLD_AGAIN[kind] && other.args['seat'] === seat);

/** The seat they name did nothing: it lost something, or defends itself. */
const SUFFERED = ['order-returned', 'cars-lost', 'defends', 'card-laid', 'card-chosen', 'picked-up', 'left-card', 'card-revealed'];
/** What names the family instead of the seat. */
const BY_OWNER = ['soldati-placed', 'attacked', 'area-taken'];

export const doer: Doer = ({ kind, args: { seat, owner } }) => {
  if (SUFFERED.includes(kind)) return undefined;
  const who = BY_OWNER.includes(kind) && owner !== NEUTRAL ? owner : seat;
  return typeof who === 'number' ? who : undefined;
};

/** What decided the war: the mandamenti, or where both have as many the area that breaks ties. */
export const verdict: Required<GameDoor<WarView>>['verdict'] = (view, { scores, rule }, printed, speaker) => {
  const [less = 0, more = 0] = [scores[0] ?? 0, scores[1] ?? 0].sort((one, other) => one - other);
  if (less !== more) return { text: say('ui-war-decided', { more, less }), rule };
  const place = boxOf(printed).printed.tie_break;
  const holder = view.areas.find(({ id }) => id === place)?.holder;
  const words = { count: more, area: speaker.name(place) };
  return { text: typeof holder === 'number' ? say('ui-war-decided-tie', { ...words, name: speaker.seat(holder) }) : say('ui-war-decided-draw', words), rule };
};
