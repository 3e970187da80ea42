import { expect, test } from 'vitest';
import { readRoute } from '../src/app/address';

test.each([
  ['', { page: 'front' }],
  ['#/', { page: 'front' }],
  ['#/table/ab12', { page: 'table', table: 'ab12' }],
  ['#/table/ab12/2', { page: 'table', table: 'ab12', game: 2 }],
  ['#/table/ab12/2/0', { page: 'table', table: 'ab12', game: 2, moment: 0 }],
  ['#/table/ab12/2/42', { page: 'table', table: 'ab12', game: 2, moment: 42 }],
  ['#/table/ab12/2/-1', { page: 'table', table: 'ab12', game: 2 }],
  ['#/table/ab12/two/42', { page: 'table', table: 'ab12' }],
  ['#/join/KEY', { page: 'join', token: 'KEY' }],
  ['#/seat/KEY', { page: 'link', token: 'KEY' }],
  ['#/host/KEY', { page: 'link', token: 'KEY' }],
  ['#/watch/KEY', { page: 'link', token: 'KEY' }],
  ['#/rules/famiglia', { page: 'rules', game: 'famiglia', rule: '' }],
  ['#/rules/mafia-war/W15', { page: 'rules', game: 'mafia-war', rule: 'W15' }],
  ['#/rules/tresette', { page: 'unknown' }],
  ['#/seat', { page: 'unknown' }],
  ['#/elsewhere/KEY', { page: 'unknown' }],
])('%s leads to %o', (hash, route) => {
  expect(readRoute(hash)).toEqual(route);
});
