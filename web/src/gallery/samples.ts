/** Values the gallery shows its drawings with; the table gets all of them from the server. */
import type { Family } from '../art/famiglia/cast';
import type { House } from '../art/war/houses';
import type { OrderFace } from '../art/war/OrderToken.svelte';

export const SAMPLE_VP: Readonly<Record<Family, readonly [number, number, number, number, number]>> = {
  famiglia: [1, 3, 6, 10, 15],
  accountant: [0, 1, 3, 6, 10],
  brute: [0, 1, 3, 6, 10],
  mercenary: [0, 1, 3, 6, 10],
};

/** Orders that use the whole vocabulary, a single, a double and a long row among them. */
export const SAMPLE_ORDERS: readonly { readonly house: House; readonly face: OrderFace }[] = [
  { house: 'red', face: { kind: 'attack', initiative: 4, symbols: [{ symbol: 'shotgun' }, { symbol: 'skull', count: '2' }] } },
  { house: 'blue', face: { kind: 'attack', initiative: 3, vest: 1, symbols: [{ symbol: 'bomb', times: 2 }, { symbol: 'shotgun', times: 2 }] } },
  { house: 'green', face: { kind: 'attack', initiative: 6, symbols: [{ symbol: 'rally' }, { symbol: 'shotgun' }, { symbol: 'swap', count: '1' }] } },
  { house: 'black', face: { kind: 'attack', initiative: 2, vest: 2, symbols: [{ symbol: 'pentito', count: '2 2 1' }, { symbol: 'agitate', count: '2' }] } },
  { house: 'white', face: { kind: 'supply', initiative: 6, symbols: [{ symbol: 'spread', count: '2' }] } },
  { house: 'yellow', face: { kind: 'supply', initiative: 9, symbols: [{ symbol: 'car' }, { symbol: 'lab' }, { symbol: 'place', count: '+1' }, { symbol: 'coin', count: '2' }] } },
];
