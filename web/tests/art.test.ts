import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CAST, FAMILIES, VALUES } from '../src/art/famiglia/cast';
import CardBack from '../src/art/famiglia/CardBack.svelte';
import FamigliaCard from '../src/art/famiglia/FamigliaCard.svelte';
import { HOUSES, MARKS } from '../src/art/war/houses';
import HousePatterns from '../src/art/war/HousePatterns.svelte';
import OrderToken from '../src/art/war/OrderToken.svelte';
import Piece from '../src/art/war/Piece.svelte';
import { PIECE_KINDS } from '../src/art/war/pieces';
import { SYMBOLS, SYMBOL_NAMES } from '../src/art/war/symbols';
import { find, show } from './show';

const spoken = (page: HTMLElement): string | null => find('svg', page).getAttribute('aria-label');

test('the twenty kinds of card are twenty different portraits', () => {
  const drawings = FAMILIES.flatMap((family) => CAST[family].map((portrait) => JSON.stringify(portrait)));
  expect(new Set(drawings).size).toBe(20);
});

test('a card says who it is, its family, value and points, and prints the numbers', () => {
  const page = show(FamigliaCard, { family: 'brute', value: 3, vp: 6 });
  expect(spoken(page)).toBe('Brute 3 “the Boxer”, worth 6 points');
  expect(find('.value', page).textContent).toBe('3');
  expect(find('.numeral.vp', page).textContent).toBe('6');
});

test('only cards with an ability explain one: no 0 and no La Famiglia does', () => {
  const able = FAMILIES.flatMap((family) => VALUES.map((value) => [family, value] as const)).filter(([family, value]) => {
    const { textContent } = show(FamigliaCard, { family, value, vp: 0 });
    return /Swap|Lower|Stands in/.test(textContent ?? '');
  });
  expect(able).toHaveLength(12);
  expect(able.some(([family, value]) => family === 'famiglia' || value === 0)).toBe(false);
});

test('two cards on one page never share the ids they refer to', () => {
  const page = show(FamigliaCard, { family: 'famiglia', value: 4, vp: 15 });
  const other = show(FamigliaCard, { family: 'famiglia', value: 4, vp: 15 });
  const ids = [...page.querySelectorAll('[id]'), ...other.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

test('face-down things look and sound alike whatever they are', () => {
  expect(spoken(show(CardBack, {}))).toBe('A face-down card');
  const page = show(OrderToken, { house: 'red' });
  expect(spoken(page)).toBe('Face-down order, Red family');
  expect(page.textContent?.trim()).toBe('');
});

test('a revealed order tells kind, initiative, symbols and vest in words', () => {
  const face = { kind: 'attack', initiative: 3, vest: 1, symbols: [{ symbol: 'bomb', times: 2 }, { symbol: 'skull', count: '2' }] } as const;
  expect(spoken(show(OrderToken, { house: 'blue', face }))).toBe('Order, Blue family: attack, initiative 3. 2 × Bomb, Skull 2, vest 1');
});

test('supply and attack are told apart by shape, not by colour alone', () => {
  const shape = (kind: 'attack' | 'supply'): number =>
    show(OrderToken, { house: 'red', face: { kind, initiative: 5, symbols: [] } }).querySelectorAll('circle').length;
  expect(shape('supply')).toBe(shape('attack') + 1);
});

test('six families differ in colour, in symbol and in pattern', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../src/look/tokens.css'), 'utf8');
  const colours = HOUSES.map((house) => new RegExp(`--house-${house}: (#\\w+);`).exec(tokens)?.[1]);
  const page = show(HousePatterns, {});
  const patterns = HOUSES.map((house) => find(`#house-${house} path, #house-${house} g`, page).outerHTML + find(`#house-${house}`, page).getAttribute('patternTransform'));
  for (const marks of [colours, HOUSES.map((house) => MARKS[house].symbol), patterns]) {
    expect(new Set(marks).size).toBe(6);
    expect(marks).not.toContain(undefined);
  }
});

test.each(PIECE_KINDS)('a %s bears its family: pattern and symbol, and says its name', (kind) => {
  const page = show(Piece, { kind, owner: 'green' });
  expect(page.innerHTML).toContain('url(#house-green)');
  expect(page.innerHTML).toContain(MARKS.green.symbol);
  expect(spoken(page)).toContain('Green family');
});

test('neutral Soldati bear no family symbol', () => {
  const page = show(Piece, { kind: 'soldato', owner: 'neutral', count: 3 });
  expect(HOUSES.some((house) => page.innerHTML.includes(MARKS[house].symbol))).toBe(false);
  expect(spoken(page)).toBe('3 × Soldato, neutral');
});

test('no two symbols of the vocabulary are drawn alike', () => {
  const drawings = SYMBOL_NAMES.map((name) => JSON.stringify(SYMBOLS[name]));
  expect(new Set(drawings).size).toBe(SYMBOL_NAMES.length);
});
