/** Looking for rules by words: small or large letters, with or without accents, whatever their endings. */
import type { Ledger, Rule } from '../wire';

export const STATUSES = ['all', 'printed', 'ruling'] as const;
export type Status = (typeof STATUSES)[number];

/** A chapter with those of its rules that were asked for. */
export interface Found {
  readonly id: string;
  readonly name: string;
  readonly rules: readonly Rule[];
}

// The Polish ł is a letter of its own and does not come apart like the others.
const plain = (text: string): string => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Of a word and a form of it, the beginning is the same, so many letters at least; the ends differ in no more than so many. */
const [STEM, WANTED_END, FOUND_END] = [4, 2, 3];

function isFormOf(found: string, wanted: string): boolean {
  let same = 0;
  while (same < wanted.length && found[same] === wanted[same]) same += 1;
  return same >= STEM && wanted.length - same <= WANTED_END && found.length - same <= FOUND_END;
}

/** Does a text hold a word, whole, as a part of another, or with another ending? Polish declines what one looks for. */
function holds(text: string, wanted: string): boolean {
  if (text.includes(wanted)) return true;
  const isCode = !/^\p{L}+$/u.test(wanted);
  return !isCode && text.split(/[^\p{L}]+/u).some((found) => isFormOf(found, wanted));
}

/** The rules that hold all the words, by chapter; chapters without any are left out. */
export function findRules(ledger: Ledger, words: string, status: Status): readonly Found[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return ledger.chapter
    .map(({ id, name }) => {
      const rules = ledger.rule.filter((rule) => {
        const text = plain(`${rule.id} ${name} ${rule.text}`);
        return rule.chapter === id && (status === 'all' || rule.status === status) && wanted.every((word) => holds(text, word));
      });
      return { id, name, rules };
    })
    .filter(({ rules }) => rules.length > 0);
}

/** Where a rule stands, in words: `en-1.2 p. 7` becomes the name of the rulebook and the page. */
export function sourceWords(ledger: Ledger, rule: Rule): string {
  const [source = '', ...place] = rule.source.split(' ');
  return [ledger.sources[source] ?? source, place.join(' ')].filter(Boolean).join(', ');
}
