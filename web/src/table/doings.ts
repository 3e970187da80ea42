/** What each of the others did, gathered from what was told. */
import type { Speaker } from '../messages';
import type { Told } from '../wire';

export interface Doings {
  readonly seat: number;
  readonly events: readonly Told[];
  readonly words: readonly string[];
}

/** Of so many things done only the last are told. */
const MOST = 6;

/** Gathers by whose doing it was; an event that names nobody belongs to whoever acted before. `isWorthTelling` picks the kinds. */
export function gather(events: readonly Told[], own: number, speaker: Speaker, isWorthTelling: (kind: string) => boolean): readonly Doings[] {
  const bySeat = new Map<number, Told[]>();
  let actor = -1;
  for (const event of events) {
    const { seat } = event.args;
    if (typeof seat === 'number') actor = seat;
    if (actor < 0 || actor === own || !isWorthTelling(event.kind)) continue;
    bySeat.set(actor, [...(bySeat.get(actor) ?? []), event]);
  }
  return [...bySeat].map(([seat, done]) => ({ seat, events: done, words: [...new Set(done.map((event) => speaker.preview(event) ?? speaker.event(event)))].slice(-MOST) }));
}
