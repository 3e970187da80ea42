/** Famiglia at the table. */
import type { GameDoor } from '../table/board';
import type { FamigliaView } from '../wire/famiglia';
import Board from './Board.svelte';

export const door: GameDoor<FamigliaView> = { Board, hasSecrets: (view) => view.hidden_hands && view.outcome === null };
