/** The Great Mafia War at the table. */
import type { GameDoor } from '../table/board';
import type { WarView } from '../wire/mafia-war';
import { describe } from './describe';
import { effects } from './effects';
import Goal from './Goal.svelte';
import { isAnytime, isDecline, isNumber } from './offers';
import Reference from './Reference.svelte';
import Sign from './Sign.svelte';
import Board from './WarBoard.svelte';

export const door: GameDoor<WarView> = {
  Board,
  Reference,
  Goal,
  Sign,
  describe,
  effects,
  isAside: isAnytime,
  isDecline,
  isNumber,
  teams: [[0, 2], [1, 3]],
  hasSecrets: (view) => view.outcome === null,
};
