import { expect, test } from 'vitest';
import { Chart, within, type Lettering } from '../src/war/map/geometry';
import { nameOf } from '../src/war/map/names';
import type { PrintedMap } from '../src/war/printed';

const AREA = { id: 'enna', label: [50, 40], label_size: [60, 20], anchors: [[50, 66]], polygon: [0, 1, 2, 3] } as const;
const MAP: PrintedMap = { frame: [100, 100], vertices: [[0, 0], [100, 0], [100, 100], [0, 100]], areas: [{ ...AREA, label: [50, 40], label_size: [60, 20], anchors: [[50, 66]], polygon: [...AREA.polygon] }], seas: [], control_circles: [], islets: [] };
const chart = new Chart(MAP, () => 'west');
const [area] = chart.map.areas;
const small = (least: number): Lettering => ({ least, isTiny: true, isBare: false, larger: 1 });

test('what stands in an area is moved so that it stays within it, and is told where it does not fit', () => {
  expect(area && chart.reach(area, [50, 50], 12)).toEqual([0, 100]);
  expect(within(50, 40, [0, 100])).toBe(50);
  expect(within(90, 40, [0, 100])).toBe(80);
  expect(within(10, 40, [0, 100])).toBe(20);
  expect(within(50, 101, [0, 100])).toBeUndefined();
});

test('an area that narrows reaches only as far as its narrowest part', () => {
  const slope = new Chart({ ...MAP, vertices: [[40, 0], [60, 0], [100, 100], [0, 100]] }, () => 'west');
  const [narrow] = slope.map.areas;
  expect(narrow && slope.reach(narrow, [50, 50], 50)).toEqual([40, 60]);
  expect(narrow && slope.reach(narrow, [50, 50], 0)).toEqual([20, 80]);
});

test('on a small map a name stands where it has room above the pieces, and nowhere else', () => {
  if (!area) throw new Error('the map has no area');
  expect(nameOf('Enna', area, chart, small(25), false)).toMatchObject({ lines: ['Enna'], at: [50, 43] });
  expect(nameOf('Enna', area, chart, small(25), true)?.at, 'above orders').toEqual([50, 28]);
  expect(nameOf('Enna', area, chart, small(34), false), 'it would run into the pieces').toBeUndefined();
  expect(nameOf('Castelvetrano', { ...area, label_size: [100, 20] }, chart, small(25), false), 'it is wider than its area').toBeUndefined();
  expect(nameOf('Enna', { ...area, label: [10, 40] }, chart, small(25), false)?.at[0], 'moved into its area').toBeGreaterThan(30);
});

test('on a large map every name stands where it is printed, over two lines where there is room', () => {
  if (!area) throw new Error('the map has no area');
  const large: Lettering = { least: 0, isTiny: false, isBare: false, larger: 1 };
  expect(nameOf('Enna', { ...area, label_size: [300, 20] }, chart, large, true)).toMatchObject({ lines: ['Enna'], at: [50, 43] });
  expect(nameOf("Capo d'Orlando", { ...area, label_size: [60, 40] }, chart, large, false)).toMatchObject({ lines: ['Capo', "d'Orlando"], at: [50, 32.5], step: 21 });
});
