/** The Great Mafia War at the table. */
import type { GameDoor } from '../table/board';
import type { WarView } from '../wire/mafia-war';
import Reference from './Reference.svelte';
import Board from './WarBoard.svelte';

export const door: GameDoor<WarView> = { Board, Reference, hasSecrets: (view) => view.outcome === null };
