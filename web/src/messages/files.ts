/** The files of the one catalogue and the languages they are written in. */
import { keptChoice } from '../look/choices';

export const ENGLISH = 'en';
/** The club's words: only its pages need them, so a first visit does without. */
export const CLUB = 'club';

// A page fetches the one language it speaks.
const readers = import.meta.glob<string>('../../../src/omerta/messages/*/*.ftl', { query: '?raw', import: 'default' });

/** The files of one language by name: `common`, `browser`, `famiglia` … */
export type Files = ReadonlyMap<string, string>;

const languageOf = (path: string): string => path.split('/').at(-2) ?? '';
const nameOf = (path: string): string => (path.split('/').at(-1) ?? '').replace('.ftl', '');

/** English first, then the others by their code. */
export const LANGUAGES: readonly string[] = [...new Set([ENGLISH, ...Object.keys(readers).map(languageOf).sort()])];

/** Reads the files of a language, except those nobody needs yet. */
export async function readFiles(language: string, without: readonly string[] = []): Promise<Files> {
  const paths = Object.entries(readers).filter(([path]) => languageOf(path) === language && !without.includes(nameOf(path)));
  return new Map(await Promise.all(paths.map(async ([path, read]) => [nameOf(path), await read()] as const)));
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
