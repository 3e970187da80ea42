import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { t } from '../src/messages';
import en from '../src/messages/en.json';

test('names in a message are filled in', () => {
  expect(t('replay.of', { step: 3, last: 9 })).toBe('3 of 9');
});

test('a name nobody filled stays visible', () => {
  expect(t('replay.of', { step: 3 })).toBe('3 of {last}');
});

test('no message is empty or has stray spaces', () => {
  const bad = Object.entries(en).filter(([, text]) => text === '' || text !== text.trim());
  expect(bad).toEqual([]);
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

const SOURCE = join(import.meta.dirname, '../src');
const components = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte') && !file.startsWith('gallery'));

test.each(components)('%s takes all its texts from the catalogue or its props', (file) => {
  const { fragment } = parse(readFileSync(join(SOURCE, file), 'utf8'), { modern: true });
  expect(ownWords(fragment)).toEqual([]);
});
