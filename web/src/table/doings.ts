/** What each of the others did, gathered from what was told. */
import type { Told } from '../wire';

export interface Doings {
  readonly seat: number;
  readonly events: readonly Told[];
  readonly words: readonly string[];
}

/** Of so many things done only the last are told. */
const MOST = 6;

/** Whose doing is it? Undefined where the event does not say. */
export type Doer = (event: Told) => number | undefined;

const bySeat: Doer = ({ args: { seat } }) => (typeof seat === 'number' ? seat : undefined);

/** The moment in which a seat did something last, -1 where it did nothing yet: the deal and what opens somebody's turn are no doings. */
export function lastDeed(moments: readonly (readonly Told[])[], own: number, isOpening: (event: Told) => boolean, doer: Doer = bySeat): number {
  return moments.findLastIndex((events, moment) => {
    const deed = events.find((event) => !isOpening(event) && doer(event) !== undefined);
    return moment > 0 && deed !== undefined && doer(deed) === own;
  });
}

/** Gathers by whose doing it was; an event that does not say belongs to whoever acted before. `tell` puts it into words, if it is worth any: what was done more than once is told once and counted. */
export function gather(events: readonly Told[], own: number, tell: (event: Told) => string | undefined, doer: Doer = bySeat): readonly Doings[] {
  const gathered = new Map<number, { events: Told[]; words: Map<string, number> }>();
  let actor = -1;
  for (const event of events) {
    actor = doer(event) ?? actor;
    const words = actor < 0 || actor === own ? undefined : tell(event);
    if (words === undefined) continue;
    const doings = gathered.get(actor) ?? { events: [], words: new Map<string, number>() };
    doings.events.push(event);
    doings.words.set(words, (doings.words.get(words) ?? 0) + 1);
    gathered.set(actor, doings);
  }
  return [...gathered].map(([seat, { events: done, words }]) => ({ seat, events: done, words: [...words].slice(-MOST).map(([said, times]) => (times > 1 ? `${said} ×${times}` : said)) }));
}
