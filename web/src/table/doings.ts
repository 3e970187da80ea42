/** What each of the others did, gathered from what was told. */
import type { Told } from '../wire';

export interface Doings {
  readonly seat: number;
  readonly events: readonly Told[];
  readonly words: readonly string[];
}

/** Of so many things done only the last are told. */
const MOST = 6;

/** Gathers by whose doing it was; an event that names nobody belongs to whoever acted before. `tell` puts it into words, if it is worth any. */
export function gather(events: readonly Told[], own: number, tell: (event: Told) => string | undefined): readonly Doings[] {
  const bySeat = new Map<number, { events: Told[]; words: Set<string> }>();
  let actor = -1;
  for (const event of events) {
    const { seat } = event.args;
    if (typeof seat === 'number') actor = seat;
    const words = actor < 0 || actor === own ? undefined : tell(event);
    if (words === undefined) continue;
    const doings = bySeat.get(actor) ?? { events: [], words: new Set() };
    doings.events.push(event);
    doings.words.add(words);
    bySeat.set(actor, doings);
  }
  return [...bySeat].map(([seat, { events: done, words }]) => ({ seat, events: done, words: [...words].slice(-MOST) }));
}
