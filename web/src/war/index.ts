/** The Great Mafia War at the table. */
import type { GameDoor } from '../table/board';
import type { WarView } from '../wire/mafia-war';
import { describe } from './describe';
import { effects } from './effects';
import Goal from './Goal.svelte';
import { lessons } from './lessons';
import { isDecline, isNumber, roomOf } from './offers';
import Reference from './Reference.svelte';
import Sign from './Sign.svelte';
import Board from './WarBoard.svelte';

const TELLING = [
  'recruited', 'soldati-placed', 'order-issued', 'car-placed', 'boat-placed', 'boat-moved', 'lab-built', 'laundered', 'mat-uncovered', 'gained-influence',
  'took-start', 'tile-used', 'rallied', 'moved', 'attacked', 'area-taken', 'repelled', 'wiped-out', 'struck', 'car-bomb', 'pentito', 'agitated', 'pulled-in',
  'mandamento-held', 'mandamento-lost', 'gave', 'sold',
];

export const door: GameDoor<WarView> = {
  Board,
  Reference,
  Goal,
  Sign,
  describe,
  effects,
  isDecline,
  lessons,
  tell: (event, speaker) => (TELLING.includes(event.kind) ? (speaker.preview(event) ?? speaker.event(event)) : undefined),
  isNumber,
  isDrawn: (offer) => roomOf(offer) !== undefined,
  keys: [{ keys: 'M', says: 'ui-key-mat' }, { keys: 'T', says: 'ui-key-mate' }, { keys: 'P', says: 'ui-key-sketch' }, { keys: '+ − 0', says: 'ui-key-zoom' }],
  teams: [[0, 2], [1, 3]],
  hasSecrets: (view) => view.outcome === null,
};
