// Cuts the letters that Polish has and English has not out of the extended fonts: a Polish page loads these few kilobytes, and the
// whole extended range only where a player's name needs more. src/look/fonts.css names the results.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import subsetFont from 'subset-font';

const LETTERS = 'ĄąĆćĘęŁłŃńŚśŹźŻż';
const FONTS = [
  '@fontsource/abril-fatface/files/abril-fatface-latin-ext-400-normal.woff2',
  '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-ext-400-normal.woff2',
  '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-ext-600-normal.woff2',
];

const { resolve } = createRequire(import.meta.url);
const folder = new URL('../src/look/letters/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const font of FONTS) {
  const letters = await subsetFont(readFileSync(resolve(font)), LETTERS, { targetFormat: 'woff2' });
  writeFileSync(new URL(basename(font).replace('latin-ext', 'polish'), folder), letters);
}
