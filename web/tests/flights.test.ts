import { expect, test } from 'vitest';
import { flightsIn } from '../src/war/flights/flights';
import { framesOf, sizeOf } from '../src/war/flights/paths';
import type { Told } from '../src/wire';

const told = (kind: string, args: Told['args']): Told => ({ kind, rule: '', args });
const ways = (...events: Told[]) => flightsIn(events).map(({ mover, owner, count, from, to }) => [mover, owner, count, from, to]);

test('a token flies from where it lay, and from the mat of whoever exerts influence', () => {
  expect(ways(told('token-placed', { seat: 1, from: 'top:two-1', bottom: 'church-2', owner: 4 }))).toEqual([['influence', 4, 1, 'top:two-1', 'bottom:church-2']]);
  expect(ways(told('token-placed', { seat: 1, from: 'mat', bottom: 'church-2', owner: 1 }))).toEqual([['influence', 1, 1, 'mat:1', 'bottom:church-2']]);
});

test('Soldati and cars go side by side, and who comes to an area is not set down there again', () => {
  const attack = [told('moved', { seat: 0, from: 'enna', area: 'gela', count: 2, cars: 1 }), told('area-taken', { owner: 0, area: 'gela', count: 2 })];
  expect(ways(...attack)).toEqual([['soldato', 0, 2, 'area:enna', 'area:gela'], ['car', 0, 1, 'area:enna', 'area:gela']]);
  expect(ways(told('rallied', { seat: 0, from: 'enna', area: 'gela', count: 0, cars: 2 }))).toEqual([['car', 0, 2, 'area:enna', 'area:gela']]);
  expect(ways(told('area-taken', { owner: 2, area: 'gela', count: 1 }))).toEqual([['soldato', 2, 1, undefined, 'area:gela']]);
});

test('half of a gift arrives, the other half is gone', () => {
  expect(ways(told('gave', { seat: 1, to: 3, count: 1, cost: 2 }))).toEqual([['coin', 1, 1, 'money:1', 'money:3'], ['coin', 1, 1, 'money:1', undefined]]);
});

test('what nobody owns comes from nowhere, and who keeps the start piece moves nothing', () => {
  expect(ways(told('soldati-removed', { owner: 4, area: 'enna', count: 1 }))).toEqual([['soldato', 4, 1, 'area:enna', undefined]]);
  expect(ways(told('took-start', { seat: 2, from: 2 }))).toEqual([]);
  expect(ways(told('turn-began', { seat: 2 }))).toEqual([]);
});

test('a flight begins and ends where its spots are, and keeps to their sizes', () => {
  const course = { from: { at: [0, 0], size: 20 }, to: { at: [100, 0], size: 40 } } as const;
  const frames = framesOf(course, sizeOf(course));
  expect(frames[0]?.['transform']).toBe('translate(0.0px, 0.0px) scale(0.385)');
  expect(frames.at(-1)?.['transform']).toBe('translate(100.0px, 0.0px) scale(0.769)');
  const [rise] = framesOf({ from: course.from, to: undefined }, 20);
  expect(rise).toMatchObject({ transform: 'translate(0.0px, 0.0px) scale(1.000)', opacity: 1 });
});
