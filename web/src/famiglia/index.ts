/** Famiglia at the table. */
import type { GameDoor } from '../table/board';
import type { Offer } from '../wire';
import type { FamigliaView } from '../wire/famiglia';
import Board from './Board.svelte';
import { effects } from './effects';
import Goal from './Goal.svelte';
import { lessons } from './lessons';
import { priceLowered } from './prices';
import { turnOf, verdict } from './telling';

/** Taking comes first; of cards to frighten, those that can be taken then. */
function rank({ action }: Offer, view: FamigliaView): number {
  const [verb = '', card = '', to] = action.split(' ');
  if (verb === 'lower') return priceLowered(view, card, Number(to)) ? 0 : 1;
  return verb.startsWith('take') ? 0 : 1;
}

const DECLINING = ['pass', 'enough'];

export const door: GameDoor<FamigliaView> = {
  Board,
  Reference: () => import('./Reference.svelte'),
  Goal,
  isDecline: (offer) => DECLINING.includes(offer.action.split(' ')[0] ?? ''),
  effects,
  isInTurns: true,
  lessons,
  rank,
  tell: (event, speaker) => speaker.brief(event),
  turnOf,
  verdict,
  hasSecrets: (view) => view.hidden_hands && view.outcome === null,
};
