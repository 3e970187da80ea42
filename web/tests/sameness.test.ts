import { expect, test } from 'vitest';
import { keepSame } from '../src/net/sameness';

const areas = () => [
  { id: 'enna', soldati: 3, orders: [{ order: null, marks: [] }] },
  { id: 'noto', soldati: 1, orders: [] },
];

test('only what has changed is new', () => {
  const known = { round: 1, areas: areas(), prompt: { key: 'turn', args: {} } };
  const fresh = { round: 2, areas: areas().map((area) => (area.id === 'noto' ? { ...area, soldati: 2 } : area)), prompt: { key: 'turn', args: {} } };
  const shown = keepSame(known, fresh);
  expect(shown).toEqual({ round: 2, areas: [areas()[0], { id: 'noto', soldati: 2, orders: [] }], prompt: { key: 'turn', args: {} } });
  expect(shown.areas[0]).toBe(known.areas[0]);
  expect(shown.areas[1]).not.toBe(known.areas[1]);
  expect(shown.prompt).toBe(known.prompt);
});

test('what says the same is the same, and nothing that was said stays behind', () => {
  const known = { areas: areas(), attack: { target: 'enna' } };
  expect(keepSame(known, { areas: areas(), attack: { target: 'enna' } })).toBe(known);
  expect(keepSame(known, { areas: areas().slice(0, 1), attack: null })).toEqual({ areas: areas().slice(0, 1), attack: null });
  expect(keepSame<object>({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(keepSame<unknown>({ 0: 'a' }, ['a'])).toEqual(['a']);
});
