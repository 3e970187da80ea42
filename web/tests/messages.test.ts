import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { catalogueOf, preferredLanguage, Speaker, t, tGame } from '../src/messages';
import { readFiles } from '../src/messages/files';

const ENGLISH_FILES = await readFiles('en', true);

test('names in a message are filled in', () => {
  expect(t('ui-replay-of', { step: 3, last: 9 })).toBe('3 of 9');
});

test('a name nobody filled stays visible', () => {
  expect(t('ui-replay-of', { step: 3 })).toBe('3 of {$last}');
});

test('each game speaks its own words, and the page none of them', () => {
  expect(tGame('famiglia', 'name-brute-3.alias')).toBe('Boxer');
  expect(catalogueOf('').find('name-brute-3')).toBeUndefined();
});

test('the first wanted language that exists is spoken, else English', () => {
  expect(preferredLanguage(['xx-XX', 'en-GB'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});

test('what a game tells becomes sentences with names for ids and labels for seats', () => {
  const speaker = new Speaker('famiglia', ['Anna', 'Turi']);
  expect(speaker.event({ kind: 'lowered', rule: 'BRUTE-2', args: { seat: 1, card: 'famiglia-3', value: 1 } })).toBe(
    'Turi had Famiglia 3 “the Widow” lowered to 1.',
  );
  expect(speaker.choice({ action: 'lower brute-2 1', targets: ['card:brute-2', 'to:1'], anytime: false })).toBe('Lower Brute 2 “the Butcher” to 1');
  expect(speaker.prompt({ key: 'parking', rule: '', args: { left: 1 } })).toBe('Park one card from your hand in exchange.');
  expect(speaker.refusal({ error: '', rule: 'STREET-3', key: 'refusal-no-card-was-frightened-this-turn', message: '' })).toBe(
    'No card was frightened this turn. (STREET-3)',
  );
  expect(speaker.outcome({ winners: [], scores: [40, 40], reason: 'two-passes', rule: '' })).toBe(
    'Both passed, one after the other. Nobody wins: it is a draw.',
  );
});

test('what somebody did is told in short under their name, which is not said again', () => {
  const speaker = new Speaker('famiglia', ['Anna', 'Turi']);
  expect(speaker.brief({ kind: 'took', rule: 'TAKE-2', args: { seat: 1, card: 'famiglia-3' } })).toBe('Famiglia 3 “the Widow” taken');
  expect(speaker.brief({ kind: 'added', rule: 'STREET-2', args: { card: 'famiglia-3' } })).toBeUndefined();
});

test('a refusal without a sentence still says what the server says', () => {
  const refusal = { error: 'odd', rule: '', key: 'refusal-odd', message: 'that is odd' };
  expect(new Speaker('famiglia', []).refusal(refusal)).toBe('that is odd');
});

const SPOKEN = new Set(['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext', 'aria-description', 'label']);

/** The texts a component's template holds itself instead of taking them from the catalogue. */
function ownWords(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) node.forEach((child) => ownWords(child, found));
  if (typeof node !== 'object' || node === null) return found;
  const { type, name, value, data } = node as { type?: string; name?: string; value?: unknown; data?: string };
  if (type === 'Attribute') {
    const texts = Array.isArray(value) ? (value as AST.Text[]).filter((part) => part.type === 'Text') : [];
    if (SPOKEN.has(name ?? '')) found.push(...texts.map((part) => part.data).filter(hasWords));
    return found;
  }
  if (type === 'Text' && data !== undefined && hasWords(data)) found.push(data.trim());
  Object.values(node).forEach((child) => ownWords(child, found));
  return found;
}
const hasWords = (text: string): boolean => /\p{L}/u.test(text);

/** The keys of one file of the catalogue. */
const keysOf = (name: string): string[] => [...(ENGLISH_FILES.get(name) ?? '').matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key ?? '');
const KEYS = [...ENGLISH_FILES.keys()].flatMap(keysOf);

const SOURCE = join(import.meta.dirname, '../src');
const components = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte') && !file.startsWith('gallery'));

test.each(components)('%s takes all its texts from the catalogue or its props', (file) => {
  const { fragment } = parse(readFileSync(join(SOURCE, file), 'utf8'), { modern: true });
  expect(ownWords(fragment)).toEqual([]);
});

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'));
// A key stands in quotes, or begins a template whose end is filled in.
const used = new Set(sources.flatMap((text) => [...text.matchAll(/['"`]((?:ui|club|term|name|result|option)-[\w.-]*)(?=['"`]|\$\{)/g)].map(([, key]) => key?.split('.')[0] ?? '')));

test('every text the page asks for exists', () => {
  const exists = (key: string): boolean => KEYS.includes(key) || (key.endsWith('-') && KEYS.some((known) => known.startsWith(key)));
  expect([...used].filter((key) => !exists(key))).toEqual([]);
});

test('no text of the page is left over', () => {
  const isUsed = (key: string): boolean => used.has(key) || [...used].some((start) => start.endsWith('-') && key.startsWith(start));
  const ofThePage = [...keysOf('browser'), ...keysOf('club'), ...KEYS.filter((key) => key.startsWith('ui-'))];
  expect(ofThePage.filter((key) => !isUsed(key))).toEqual([]);
});
