/** The guided first game of The Great Mafia War, one idea after another. */
import type { Lesson } from '../table/guide/guide.svelte';
import type { WarView } from '../wire/mafia-war';

const asks = (view: WarView, ...keys: readonly string[]): boolean => view.to_move.includes(view.seat) && keys.includes(view.prompt.key);
const hasFamily = (view: WarView): boolean => view.players[view.seat]?.family != null;

// A small page shows one room at a time: what is in another is pointed at by its door.
export const lessons: readonly Lesson<WarView>[] = [
  { id: 'goal', applies: hasFamily, at: 'header .goal' },
  { id: 'map', applies: hasFamily, at: '.room-map, [data-door=map]' },
  { id: 'mandamento', applies: hasFamily, at: '.room-map, [data-door=map]' },
  { id: 'set-up', applies: (view) => asks(view, 'setup-area'), at: '.room-map, [data-door=map]' },
  { id: 'top-token', applies: (view) => asks(view, 'top-token'), at: '.sheets section:first-child, [data-door=desk]' },
  { id: 'turn', applies: (view) => asks(view, 'turn'), at: '.sheets section:first-child, [data-door=desk]' },
  { id: 'money', applies: (view) => asks(view, 'turn'), at: '.room-house header, [data-door=house]' },
  { id: 'space', applies: (view) => asks(view, 'pick-space'), at: '.sheets section:last-child, [data-door=desk]' },
  { id: 'list', applies: (view) => asks(view, 'pick-space', 'parts'), at: 'aside .asked' },
  { id: 'orders', applies: (view) => asks(view, 'issue-area', 'issue-order'), at: '.room-house, [data-door=house]' },
  { id: 'others', applies: (view) => view.phase === 'planning' && asks(view, 'turn'), at: '.room-families, [data-door=families]' },
  { id: 'encounter', applies: (view) => view.phase === 'encounter', at: '.room-desk, [data-door=desk]' },
  { id: 'executing', applies: (view) => asks(view, 'executing'), at: 'aside .asked' },
  { id: 'conflict', applies: (view) => view.attack !== null, at: '.room-desk, [data-door=desk]' },
  { id: 'look-up', applies: (view) => view.round >= 2, at: 'header .tools' },
  { id: 'alone', applies: (view) => view.round >= 2, at: 'header .goal' },
];
