/** The Great Mafia War at the table. */
import type { GameDoor } from '../table/board';
import type { WarView } from '../wire/mafia-war';
import { describe } from './describe';
import { effects } from './effects';
import Goal from './Goal.svelte';
import { lessons } from './lessons';
import { isDecline, isNumber } from './offers';
import { TEAMS } from './printed';
import { roomOf } from './rooms';
import Sign from './Sign.svelte';
import { doer, isSaid, tell, verdict } from './telling';
import Board from './WarBoard.svelte';

export const door: GameDoor<WarView> = {
  Board,
  Reference: () => import('./Reference.svelte'),
  Goal,
  Sign,
  describe,
  effects,
  isDecline,
  lessons,
  tell,
  isSaid,
  doer,
  isNumber,
  verdict,
  isDrawn: (offer) => roomOf(offer) !== undefined,
  keys: [{ keys: 'A', says: 'ui-key-asides' }, { keys: 'M', says: 'ui-key-mat' }, { keys: 'T', says: 'ui-key-mate' }, { keys: 'P', says: 'ui-key-sketch' }, { keys: '← ↑ → ↓', says: 'ui-key-map' }, { keys: '+ − 0', says: 'ui-key-zoom' }],
  teams: TEAMS,
  hasSecrets: (view) => view.outcome === null,
};
