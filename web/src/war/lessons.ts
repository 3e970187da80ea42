/** The guided first game of The Great Mafia War, one idea after another. */
import type { Lesson } from '../table/guide/guide.svelte';
import type { WarView } from '../wire/mafia-war';
import type { Room } from './rooms';

const asks = (view: WarView, ...keys: readonly string[]): boolean => view.to_move.includes(view.seat) && keys.includes(view.prompt.key);
const hasFamily = (view: WarView): boolean => view.players[view.seat]?.family != null;

// Where only one room is shown, whoever has left it is pointed to its door.
const inRoom = (room: Room, at: string): { readonly room: Room; readonly at: string } => ({ room, at: `${at}, [data-door=${room}]` });

export const lessons: readonly Lesson<WarView>[] = [
  { id: 'goal', applies: hasFamily, at: 'header .goal' },
  { id: 'map', applies: hasFamily, ...inRoom('map', '.room-map') },
  { id: 'mandamento', applies: hasFamily, ...inRoom('map', '.room-map') },
  { id: 'set-up', applies: (view) => asks(view, 'setup-area'), ...inRoom('map', '.room-map') },
  { id: 'labs', applies: (view) => asks(view, 'lab-area'), ...inRoom('map', '.room-map') },
  { id: 'top-token', applies: (view) => asks(view, 'top-token'), ...inRoom('desk', '.sheets section:first-child') },
  { id: 'turn', applies: (view) => asks(view, 'turn'), ...inRoom('desk', '.sheets section:first-child') },
  { id: 'money', applies: (view) => asks(view, 'turn'), ...inRoom('house', '.room-house header') },
  { id: 'space', applies: (view) => asks(view, 'pick-space'), ...inRoom('desk', '.sheets section:last-child') },
  { id: 'list', applies: (view) => asks(view, 'pick-space', 'parts'), at: 'aside .asked' },
  { id: 'orders', applies: (view) => asks(view, 'issue-area', 'issue-order'), ...inRoom('house', '.room-house') },
  { id: 'others', applies: (view) => view.phase === 'planning' && asks(view, 'turn'), ...inRoom('families', '.room-families') },
  { id: 'encounter', applies: (view) => view.phase === 'encounter', ...inRoom('desk', '.room-desk') },
  { id: 'executing', applies: (view) => asks(view, 'executing'), at: 'aside .asked' },
  { id: 'conflict', applies: (view) => view.attack !== null, ...inRoom('desk', '.room-desk') },
  { id: 'look-up', applies: (view) => view.round >= 2, at: 'header .tools' },
  { id: 'alone', applies: (view) => view.round >= 2, at: 'header .goal' },
];
