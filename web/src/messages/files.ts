/** The files of the one catalogue and the languages they are written in. */
import { keptChoice } from '../look/choices';

export const ENGLISH = 'en';

// A page fetches the one language it speaks, in one file; the club's words only its pages need, so a first visit does without.
const words = import.meta.glob<Readonly<Record<string, string>>>('../../../src/omerta/messages/*/common.ftl', { query: '?words', import: 'default' });
const clubWords = import.meta.glob<string>('../../../src/omerta/messages/*/club.ftl', { query: '?raw', import: 'default' });

/** The files of one language by name: `common`, `browser`, `famiglia` … */
export type Files = ReadonlyMap<string, string>;

const languageOf = (path: string): string => path.split('/').at(-2) ?? '';

/** English first, then the others by their code. */
export const LANGUAGES: readonly string[] = [...new Set([ENGLISH, ...Object.keys(words).map(languageOf).sort()])];

async function read<Content>(readers: Readonly<Record<string, () => Promise<Content>>>, language: string): Promise<Content | undefined> {
  return Object.entries(readers).find(([path]) => languageOf(path) === language)?.[1]();
}

/** Reads the files of a language, with those of the club or without. */
export async function readFiles(language: string, withClub: boolean): Promise<Files> {
  const [files, club] = await Promise.all([read(words, language), withClub ? read(clubWords, language) : undefined]);
  return new Map([...Object.entries(files ?? {}), ['club', club ?? '']]);
}

/** The first language of the list that there is a catalogue for. */
export function preferredLanguage(wanted: readonly string[]): string {
  return wanted.map((tag) => tag.split('-')[0] ?? '').find((tag) => LANGUAGES.includes(tag)) ?? ENGLISH;
}

/** The language chosen on this device, else the first one the browser asks for that there is. */
export function firstLanguage(): string {
  const kept = keptChoice('language');
  return kept !== null && LANGUAGES.includes(kept) ? kept : preferredLanguage(navigator.languages);
}
