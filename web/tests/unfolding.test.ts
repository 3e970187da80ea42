import { expect, test, vi } from 'vitest';
import Part from '../src/table/Part.svelte';
import { Unfolding } from '../src/table/unfolding.svelte';
import { show, words } from './show';

test('parts come one after another, those inside a part too, and the table stands when all are there', async () => {
  const unfolding = new Unfolding();
  const drawn: string[] = [];
  unfolding.queue(() => {
    drawn.push(`map, the table ${unfolding.stands ? 'stands' : 'waits'}`);
    unfolding.queue(() => drawn.push('pieces'));
  });
  unfolding.queue(() => drawn.push('log'));
  expect(drawn).toEqual([]);
  await vi.waitUntil(() => unfolding.stands, { timeout: 10_000, interval: 1 });
  expect(drawn).toEqual(['map, the table waits', 'log', 'pieces']);
});

test('where no table is being set out a part is there at once', () => {
  expect(show(Part, { children: words('the map') }).textContent).toBe('the map');
});
