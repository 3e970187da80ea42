/** The Fluent files of the one catalogue: what all tables share, the browser's own texts, and what each game adds. */
import { FluentBundle, FluentResource, type Message } from '@fluent/bundle';

/** The values a message's names are filled with. */
export type Args = Readonly<Record<string, string | number>>;

type Pattern = NonNullable<Message['value']>;

export const ENGLISH = 'en';
const SHARED = ['common', 'server', 'browser', 'club'];
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

/** Messages of one game, or of none, in one language. */
export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #patterns = new Map<string, Pattern | undefined>();

  constructor(language: string, files: Files, game: string) {
    // Isolation marks are meant for mixed writing directions, which no language here has.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const name of [...SHARED, game]) this.#bundle.addResource(new FluentResource(files.get(name) ?? ''));
  }

  /** The message `key`, or its attribute where the key is `message.attribute`; undefined where there is none. */
  find(key: string, args: Args = {}): string | undefined {
    const pattern = this.#pattern(key);
    // With a list for its errors Fluent shows a name nobody filled instead of failing.
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : undefined;
  }

  #pattern(key: string): Pattern | undefined {
    if (!this.#patterns.has(key)) {
      const [id = '', attribute] = key.split('.');
      const message = this.#bundle.getMessage(id);
      this.#patterns.set(key, (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? undefined);
    }
    return this.#patterns.get(key);
  }
}

/** Reads the files of a language, except those nobody needs yet. */
export async function readFiles(language: string, without: readonly string[] = []): Promise<Files> {
  const paths = Object.entries(readers).filter(([path]) => languageOf(path) === language && !without.includes(nameOf(path)));
  return new Map(await Promise.all(paths.map(async ([path, read]) => [nameOf(path), await read()] as const)));
}

/** The first language of the list that there is a catalogue for. */
export function preferredLanguage(wanted: readonly string[]): string {
  return wanted.map((tag) => tag.split('-')[0] ?? '').find((tag) => LANGUAGES.includes(tag)) ?? ENGLISH;
}
