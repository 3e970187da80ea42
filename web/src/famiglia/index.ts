/** Famiglia at the table. */
import type { GameDoor } from '../table/board';
import type { FamigliaView } from '../wire/famiglia';
import Board from './Board.svelte';
import Reference from './Reference.svelte';

export const door: GameDoor<FamigliaView> = { Board, Reference, hasSecrets: (view) => view.hidden_hands && view.outcome === null };
