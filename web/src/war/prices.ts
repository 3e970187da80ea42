/** What things on the table take from whoever looks, in words: the numbers stand in the view. */
import { say } from './faces';
import { teamOf } from './printed';
import type { Scene } from './scene.svelte';

const together = (...said: readonly (string | false | undefined)[]): string | undefined => said.filter(Boolean).join(' ') || undefined;

/** Money lost or won. */
export const moneyWords = (money: number): string => say('ui-war-for-you', { sign: money > 0 ? '+' : '−', count: Math.abs(money) });

export function priceOfColumn({ view }: Scene, column: string): string | undefined {
  const cost = view.prices?.columns[column];
  return cost === undefined ? undefined : moneyWords(-cost);
}

/** What the owner of a token on the top sheet is paid for it. */
export function priceOfToken({ view }: Scene, cell: string): string | undefined {
  const count = view.prices?.fees[cell];
  return count === undefined ? undefined : say('ui-war-top-fee', { count });
}

export function priceOfTile({ view }: Scene, tile: string): string | undefined {
  const price = view.prices?.tiles[tile];
  return price === undefined ? undefined : say(view.marks[tile]?.includes(view.seat) ? 'ui-war-price-tile' : 'ui-war-price-tile.unmarked', { price });
}

/** What an order of one's own takes until it is there, or brings when it is sold. */
export function priceOfOrder(scene: Scene, order: string): string | undefined {
  const { prices, players, seat } = scene.view;
  const count = prices?.freeing[order];
  if (count !== undefined) return say('ui-war-price-order', { count, row: scene.name(scene.box.orders.get(order)?.institution ?? '') });
  return prices && players[seat]?.orders?.includes(order) ? say('ui-war-price-sale', { count: prices.sale }) : undefined;
}

/** What it takes to come into an area, or what one's own is worth. */
export function priceOfArea({ view, area: find }: Scene, id: string): string | undefined {
  const area = find(id);
  if (!view.prices || !area) return undefined;
  if (area.holder === view.seat) return together(area.labs > 0 && say('ui-war-price-launder', { count: area.labs }));
  const lab = view.prices.labs.includes(id) && say('ui-war-price-lab');
  if (area.holder === 'empty') return together(lab || say('ui-war-price-free'));
  const isFoe = area.holder === 'neutral' || teamOf(area.holder) !== teamOf(view.seat);
  return together(isFoe && say('ui-war-price-foe', { count: area.soldati, defence: view.prices.defence[id] ?? 0 }), lab);
}

export const priceOfSea = ({ view }: Scene, sea: string): string | undefined => together(view.prices?.seas.includes(sea) && say('ui-war-price-sea'));

/** How many areas of a mandamento one holds. */
export function priceOfMandamento({ view, box }: Scene, mandamento: string): string | undefined {
  if (!view.prices) return undefined;
  const held = view.areas.filter(({ id, holder }) => holder === view.seat && box.areas.get(id)?.mandamento === mandamento);
  return say('ui-war-price-mandamento', { count: held.length });
}
