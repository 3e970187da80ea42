// Weighs the built client as the network carries it: front page and the table of one game, in each language. Fails when one
// of these grows past the limit.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 250;
const PACKED = /\.(woff2|png|jpe?g|webp|ico)$/;
const WORDS = /^words-(\w+)-/;
// A table fetches the board of its own game only (src/app/doors.ts).
const BOARDS = ['famiglia', 'war'];
// Browsers fetch a font range only for letters that a text has: these for Polish, and the whole ones for some people's names.
const POLISH_LETTERS = /-polish-/;
const RARE_LETTERS = /-latin-/;
// Fetched only when somebody opens a page of the club, the talk at a table or a QR code.
const LATER = /^(words-\w+-club|ClubPage|Talk|TableAway|TableProposals|QrCode)-/;

const folder = new URL('../dist/', import.meta.url).pathname;
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'ready' && !entry.name.endsWith('.br'))
  .map((entry) => join(entry.parentPath, entry.name));

function weigh(file) {
  const bytes = readFileSync(file);
  return PACKED.test(file) ? bytes.length : gzipSync(bytes).length;
}

const say = (weight, text) => console.log(`${(weight / 1000).toFixed(1).padStart(8)} kB  ${text}`);
const languageOf = (file) => WORDS.exec(basename(file))?.[1];
// Games of other packages have a board of their own too.
const boardOf = (file) => [...BOARDS, 'plain'].find((board) => basename(file).startsWith(`${board}-`));
const weights = new Map(files.map((file) => [file, weigh(file)]));
for (const [file, weight] of weights) say(weight, file.slice(folder.length));

for (const language of new Set(files.map(languageOf).filter(Boolean)))
  for (const board of BOARDS) {
    const isLoaded = (file) =>
      !LATER.test(basename(file)) && [undefined, language].includes(languageOf(file)) && [undefined, board].includes(boardOf(file)) && (language === 'pl' || !POLISH_LETTERS.test(file)) && !RARE_LETTERS.test(file);
    const total = files.filter(isLoaded).reduce((sum, file) => sum + weights.get(file), 0);
    say(total, `${board} in ${language}, limit ${LIMIT_KB} kB`);
    if (total > LIMIT_KB * 1000) {
      console.error(`The first load of ${board} in ${language} is over its limit.`);
      process.exitCode = 1;
    }
  }
