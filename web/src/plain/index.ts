/** The table of a game that has no board of its own here. */
import type { GameDoor } from '../table/board';
import Board from './PlainBoard.svelte';

export const door: GameDoor = { Board, isAside: (offer) => offer.anytime, hasSecrets: (view) => view.outcome === null };
