// Cuts the letters that pages are made of out of the fonts: what English, German and Italian names need, which every page loads, and
// what Polish adds. The whole ranges are loaded only where a player's name needs more. src/look/fonts.css names the results.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import subsetFont from 'subset-font';

const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
const CUTS = [
  { name: 'common', from: 'latin', letters: `${ASCII}\u00a0«·»ÀÄÈÉÌÒÓÖ×ÙÜßàäèéìòóöùü–—‘’“”„…↑↓−` },
  { name: 'polish', from: 'latin-ext', letters: 'ĄąĆćĘęŁłŃńŚśŹźŻż' },
];
// Pages are drawn with geometric precision (src/look/base.css), which asks for no fitting to the pixels, and want of the fonts' own
// arts these alone: the rest would be a third of what a phone waits for.
const LEAN = { noHinting: true, keepFeatures: ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'] };
const FONTS = ['abril-fatface 400', 'barlow-semi-condensed 400', 'barlow-semi-condensed 600'];

const { resolve } = createRequire(import.meta.url);
const folder = new URL('../src/look/letters/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const font of FONTS)
  for (const { name, from, letters } of CUTS) {
    const [family, weight] = font.split(' ');
    const file = resolve(`@fontsource/${family}/files/${family}-${from}-${weight}-normal.woff2`);
    const cut = await subsetFont(readFileSync(file), letters, { targetFormat: 'woff2', ...LEAN });
    writeFileSync(new URL(basename(file).replace(from, name), folder), cut);
  }
