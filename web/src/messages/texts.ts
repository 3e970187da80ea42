/** The page's texts, in the language that is spoken now. */
import { Catalogue, ENGLISH, ENGLISH_FILES, readFiles, type Args } from './catalogue';

let language = ENGLISH;
let files = ENGLISH_FILES;
const catalogues = new Map<string, Catalogue>();

/** Speaks another language from now on; call it before the page is drawn. */
export async function speak(chosen: string): Promise<void> {
  files = await readFiles(chosen);
  language = chosen;
  catalogues.clear();
  document.documentElement.lang = chosen;
}

/** The texts of a game, or of the page alone. */
export function catalogueOf(game: string): Catalogue {
  let catalogue = catalogues.get(game);
  if (!catalogue) catalogues.set(game, (catalogue = new Catalogue(language, files, game)));
  return catalogue;
}

/** A text of the page: `key`, or `key.attribute`, with its names filled in. A key nobody wrote stays readable. */
export function t(key: string, args: Args = {}): string {
  return tGame('', key, args);
}

/** A text of a game. */
export function tGame(game: string, key: string, args: Args = {}): string {
  return catalogueOf(game).find(key, args) ?? key.replaceAll('-', ' ');
}
