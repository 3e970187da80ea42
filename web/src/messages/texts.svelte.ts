/** The page's texts, in the language that is spoken now; whatever shows them changes with it at once. */
import { keepChoice, storeOf } from '../look/choices';
import { Catalogue, type Args } from './catalogue';
import { ENGLISH, LANGUAGES, readFiles, type Files } from './files';

/** One language with its files; catalogues of the games are made when they are first asked for. */
class Tongue {
  readonly language: string;
  readonly #files: Files;
  readonly #catalogues = new Map<string, Catalogue>();

  constructor(language: string, files: Files) {
    this.language = language;
    this.#files = files;
  }

  catalogueOf(game: string): Catalogue {
    let catalogue = this.#catalogues.get(game);
    if (!catalogue) this.#catalogues.set(game, (catalogue = new Catalogue(this.language, this.#files, game)));
    return catalogue;
  }
}

let tongue = $state.raw(new Tongue(ENGLISH, new Map()));

let speaksOfTheClub = false;

let wanted: string = ENGLISH;
let wishes = 0;

/** Speaks another language from now on; of several wishes at a time the last one counts. */
export async function speak(chosen: string): Promise<void> {
  wanted = chosen;
  const wish = ++wishes;
  const files = await readFiles(chosen, speaksOfTheClub);
  if (wish !== wishes) return;
  tongue = new Tongue(chosen, files);
  document.documentElement.lang = chosen;
}

/** Learns the club's words, in this language and in any that is chosen later. */
export async function speakOfTheClub(): Promise<void> {
  if (speaksOfTheClub) return;
  speaksOfTheClub = true;
  await speak(wanted);
}

/** The language that is spoken now. */
export const spoken = (): string => tongue.language;

/** Speaks another language and remembers it for the next visit. */
export async function chooseLanguage(chosen: string): Promise<void> {
  keepChoice('language', chosen);
  await speak(chosen);
}

/** Speaks the language that is chosen in another window of this device. */
export function followOtherWindows(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storeOf('language') && newValue !== null && LANGUAGES.includes(newValue)) void speak(newValue);
  });
}

/** The texts of a game, or of the page alone. */
export const catalogueOf = (game: string): Catalogue => tongue.catalogueOf(game);

/** A text of the page: `key`, or `key.attribute`, with its names filled in. A key nobody wrote stays readable. */
export function t(key: string, args: Args = {}): string {
  return tGame('', key, args);
}

/** Words nobody wrote a message for, made readable: `take-two 3` becomes `Take two 3`. */
export function plainly(words: string): string {
  const text = words.replaceAll(/[-_]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a game is called: in the catalogue, else as it calls itself. */
export const titleOf = (game: string, own = ''): string => catalogueOf('').find(`ui-app-${game}`) ?? (own || plainly(game));

/** A text of a game. */
export function tGame(game: string, key: string, args: Args = {}): string {
  return catalogueOf(game).find(key, args) ?? key.replaceAll('-', ' ');
}
