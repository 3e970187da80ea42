/** Famiglia at the table. */
import type { GameDoor } from '../table/board';
import type { FamigliaView } from '../wire/famiglia';
import Board from './Board.svelte';
import Goal from './Goal.svelte';
import { lessons } from './lessons';
import Reference from './Reference.svelte';

const DECLINING = ['pass', 'enough'];

export const door: GameDoor<FamigliaView> = {
  Board,
  Reference,
  Goal,
  isDecline: (offer) => DECLINING.includes(offer.action.split(' ')[0] ?? ''),
  isInTurns: true,
  lessons,
  rank: (offer) => (offer.action.startsWith('take') ? 0 : 1),
  tell: (event, speaker) => speaker.brief(event),
  hasSecrets: (view) => view.hidden_hands && view.outcome === null,
};
