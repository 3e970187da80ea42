/** The guided first game of Famiglia, one idea after another. */
import type { Lesson } from '../table/guide/guide.svelte';
import type { FamigliaView } from '../wire/famiglia';

const isAsked = (view: FamigliaView): boolean => view.to_move.includes(view.seat) && view.prompt.key === 'turn';
const offers = (view: FamigliaView, verb: string): boolean => view.offers.some(({ action }) => action.startsWith(verb));

/** With its number above it; on a phone that stands elsewhere. */
const HAND = '.seat:not(.far) .hand, .seat:not(.far) .hand ul';

export const lessons: readonly Lesson<FamigliaView>[] = [
  { id: 'goal', applies: isAsked, at: 'header .goal' },
  { id: 'street', applies: isAsked, at: '.middle' },
  { id: 'hand', applies: isAsked, at: HAND },
  { id: 'zero', applies: (view) => isAsked(view) && offers(view, 'take'), at: '.middle .street' },
  { id: 'pair', applies: (view) => isAsked(view), at: HAND },
  { id: 'away', applies: (view) => isAsked(view) && offers(view, 'discard'), at: '.middle .street' },
  { id: 'steps', applies: (view) => isAsked(view) && view.parked[view.seat as 0 | 1].length > 0, at: '.track' },
  { id: 'powers', applies: (view) => isAsked(view) && view.parked[view.seat as 0 | 1].length > 0, at: HAND },
  { id: 'stack', applies: (view) => isAsked(view) && view.parked[view.seat as 0 | 1].length > 0, at: '.piles' },
  { id: 'alone', applies: (view) => isAsked(view) && view.parked[view.seat as 0 | 1].length > 1, at: 'header .tools' },
];
