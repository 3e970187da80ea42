/** The Great Mafia War at the table. */
import type { GameDoor } from '../table/board';
import type { WarView } from '../wire/mafia-war';
import { describe } from './describe';
import { isAnytime } from './offers';
import Reference from './Reference.svelte';
import Board from './WarBoard.svelte';

export const door: GameDoor<WarView> = { Board, Reference, describe, isAside: isAnytime, hasSecrets: (view) => view.outcome === null };
