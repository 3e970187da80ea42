/** Messages as Fluent reads them: what all tables share, the browser's own texts, and what each game adds. */
import { FluentBundle, FluentResource, type Message } from '@fluent/bundle';
import type { Files } from './files';

/** The values a message's names are filled with. */
export type Args = Readonly<Record<string, string | number>>;

type Pattern = NonNullable<Message['value']>;

const SHARED = ['common', 'server', 'browser', 'club'];

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
