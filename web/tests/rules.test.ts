import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutAtCodes } from '../src/rules/codes';
import { findRules, sourceWords } from '../src/rules/finding';
import RuleText from '../src/rules/RuleText.svelte';
import type { Ledger } from '../src/wire';
import { show } from './show';

const rule = (id: string, chapter: string, status: 'printed' | 'ruling', text: string) => ({ id, chapter, status, text, source: 'en p. 7', examples: [] });
const LEDGER: Ledger = {
  title: 'A game',
  designers: [],
  publishers: [],
  sources: { en: 'The rulebook' },
  chapter: [
    { id: 'MOVE', name: 'Bewegung' },
    { id: 'W', name: 'Klärungen' },
  ],
  rule: [rule('MOVE-1', 'MOVE', 'printed', 'Soldati ziehen über Wasser.'), rule('W15', 'W', 'ruling', 'Motorówka nie płynie (MOVE-1).')],
};
const found = (words: string, status: 'all' | 'printed' | 'ruling' = 'all'): string[] => findRules(LEDGER, words, status).flatMap(({ rules }) => rules.map(({ id }) => id));

test('rules are found by all their words, with or without accents and capitals', () => {
  expect(found('WASSER uber')).toEqual(['MOVE-1']);
  expect(found('motorowka plynie')).toEqual(['W15']);
  expect(found('wasser motorowka')).toEqual([]);
});

test('a word is found with another ending, and a code as it is', () => {
  const ledger = { ...LEDGER, rule: [rule('BRUTE-1', 'MOVE', 'printed', 'Zagrywa się Osiłka.'), rule('BRUTE-2', 'MOVE', 'printed', 'Księgowych już nie (BRUTE-1).'), rule('TAKE-1', 'W', 'printed', 'Families take.')] };
  const ids = (words: string): string[] => findRules(ledger, words, 'all').flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids('osiłek')).toEqual(['BRUTE-1']);
  expect(ids('księgowy')).toEqual(['BRUTE-2']);
  expect(ids('family')).toEqual(['TAKE-1']);
  expect(ids('osioł')).toEqual([]);
  expect(ids('famous')).toEqual([]);
  expect(ids('take-2')).toEqual([]);
});

test('rules are found by code and by chapter, and empty chapters are left out', () => {
  expect(found('w15')).toEqual(['W15']);
  expect(found('bewegung')).toEqual(['MOVE-1']);
  expect(findRules(LEDGER, 'wasser', 'all').map(({ id }) => id)).toEqual(['MOVE']);
});

test('printed rules and rulings are told apart', () => {
  expect(found('', 'printed')).toEqual(['MOVE-1']);
  expect(found('', 'ruling')).toEqual(['W15']);
});

test('a source is the name of the rulebook and the page', () => {
  expect(sourceWords(LEDGER, rule('X', 'W', 'printed', ''))).toBe('The rulebook, p. 7');
});

test('a text is cut at its codes and nowhere else', () => {
  expect(cutAtCodes('See EQUIP-1 to EQUIP-6 (W15), not F or 2-2.').filter(({ isCode }) => isCode).map(({ text }) => text)).toEqual(['EQUIP-1', 'EQUIP-6', 'W15']);
  expect(cutAtCodes('no code').map(({ text }) => text)).toEqual(['no code']);
});

test('every code in a text leads to its rule', () => {
  const page = show(RuleText, { text: 'That is refused. (STREET-4)', game: 'famiglia' });
  expect(page.querySelector('a')?.getAttribute('href')).toBe('#/rules/famiglia/STREET-4');
  expect(page.textContent?.trim()).toBe('That is refused. (STREET-4)');
});

test('where no game is played a code is only a word', () => {
  expect(show(RuleText, { text: 'STREET-4' }).querySelector('a')).toBeNull();
});

test.each([
  ['../src/war/law.ts', 'mafia_war'],
  ['../src/famiglia/CardRow.svelte', 'famiglia'],
])('every rule that things of %s lead to stands in the law', (file, game) => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
  const law = read(`../../rulebooks/${game}/rules.toml`);
  const codes = [...read(file).matchAll(/'([A-Z]{3,}-\d+)'/g)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(3);
  expect(codes.filter((code) => !law.includes(`id = "${code}"`))).toEqual([]);
});
