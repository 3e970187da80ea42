/** The table of a game that has no board of its own here. */
import type { GameDoor } from '../table/board';
import Board from './PlainBoard.svelte';

export const door: GameDoor = {
  Board,
  isDrawn: () => false,
  isDecline: (offer) => offer.action === 'pass' || offer.action === 'done',
  lessons: [],
  tell: (event, speaker) => speaker.event(event),
  hasSecrets: (view) => view.outcome === null,
};
