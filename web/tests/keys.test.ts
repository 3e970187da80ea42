import { beforeEach, expect, test, vi } from 'vitest';
import { dropKey, forgetTable, heldTables, keepKeys, keysOf, linkAddress, tokensOf } from '../src/net/keys';
import type { Link, Role } from '../src/wire';

const link = (role: Role, token: string, seat: number | null = null): Link => ({ role, token, seat, path: '' });

beforeEach(() => heldTables().forEach(({ table }) => forgetTable(table)));

test('a device says hello with its own keys, and as a spectator only where it has none', () => {
  const watching = keepKeys('t', 'famiglia', [link('spectator', 'watch')]);
  expect(tokensOf(watching)).toEqual(['watch']);
  const playing = keepKeys('t', 'famiglia', [link('host', 'host'), link('seat', 'one', 0), link('seat', 'two', 1), link('invitation', 'ask', 2)]);
  expect(tokensOf(playing)).toEqual(['host', 'one', 'two']);
});

test('keys are there after a reload', () => {
  keepKeys('t', 'famiglia', [link('seat', 'one', 0)]);
  expect(JSON.parse(localStorage.getItem('omerta.tables') ?? '')).toMatchObject({ t: { game: 'famiglia', seats: { 0: 'one' } } });
});

test('a key that was taken away is dropped, and the table with the last of its own keys', () => {
  keepKeys('t', 'famiglia', [link('seat', 'one', 0), link('seat', 'two', 1)]);
  dropKey('t', 'one');
  expect(keysOf('t')?.seats).toEqual({ 1: 'two' });
  dropKey('t', 'two');
  expect(keysOf('t')).toBeUndefined();
});

test('where storage is forbidden the keys last as long as the page', () => {
  const forbid = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepKeys('private', 'famiglia', [link('seat', 'one', 0)]);
  forbid.mockRestore();
  expect(keysOf('private')?.seats).toEqual({ 0: 'one' });
});

test('a ring nobody can read counts as empty', () => {
  localStorage.setItem('omerta.tables', '{broken');
  expect(heldTables()).toEqual([]);
});

test('the key of a link stands behind the hash', () => {
  expect(new URL(linkAddress('invitation', 'KEY')).hash).toBe('#/join/KEY');
});
