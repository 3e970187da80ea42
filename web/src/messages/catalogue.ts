/** The Fluent files of the one catalogue: what all tables share, the browser's own texts, and what each game adds. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** The values a message's names are filled with. */
export type Args = Readonly<Record<string, string | number>>;

export const ENGLISH = 'en';
const SHARED = ['common', 'server', 'browser'];

// English comes with the page, any other language when it is first spoken.
const english = import.meta.glob<string>('../../../src/omerta/messages/en/*.ftl', { query: '?raw', import: 'default', eager: true });
const others = import.meta.glob<string>(['../../../src/omerta/messages/*/*.ftl', '!../../../src/omerta/messages/en/*.ftl'], { query: '?raw', import: 'default' });

/** The files of one language by name: `common`, `browser`, `famiglia` … */
type Files = ReadonlyMap<string, string>;

const languageOf = (path: string): string => path.split('/').at(-2) ?? '';
const nameOf = (path: string): string => (path.split('/').at(-1) ?? '').replace('.ftl', '');

export const ENGLISH_FILES: Files = new Map(Object.entries(english).map(([path, text]) => [nameOf(path), text]));
export const LANGUAGES: readonly string[] = [...new Set([ENGLISH, ...Object.keys(others).map(languageOf)])];

/** Messages of one game, or of none, in one language; what the language lacks is said in English. */
export class Catalogue {
  readonly #bundles: readonly FluentBundle[];

  constructor(language: string, files: Files, game: string) {
    const pairs: (readonly [string, Files])[] = [[language, files], [ENGLISH, ENGLISH_FILES]];
    this.#bundles = pairs.slice(language === ENGLISH ? 1 : 0).map(([tongue, texts]) => {
      // Isolation marks are meant for mixed writing directions, which no language here has.
      const bundle = new FluentBundle(tongue, { useIsolating: false });
      for (const name of [...SHARED, game]) bundle.addResource(new FluentResource(texts.get(name) ?? ''));
      return bundle;
    });
  }

  /** The message `key`, or its attribute where the key is `message.attribute`; undefined where there is none. */
  find(key: string, args: Args = {}): string | undefined {
    const [id = '', attribute] = key.split('.');
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      // With a list for its errors Fluent shows a name nobody filled instead of failing.
      if (pattern) return bundle.formatPattern(pattern, args, []);
    }
    return undefined;
  }
}

/** Reads the files of a language. */
export async function readFiles(language: string): Promise<Files> {
  if (language === ENGLISH) return ENGLISH_FILES;
  const paths = Object.entries(others).filter(([path]) => languageOf(path) === language);
  return new Map(await Promise.all(paths.map(async ([path, read]) => [nameOf(path), await read()] as const)));
}

/** The first language of the list that there is a catalogue for. */
export function preferredLanguage(wanted: readonly string[]): string {
  return wanted.map((tag) => tag.split('-')[0] ?? '').find((tag) => LANGUAGES.includes(tag)) ?? ENGLISH;
}
