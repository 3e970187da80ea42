// Weighs the built client as the network carries it and fails when the first load in any language grows past its limit.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 250;
const PACKED = /\.(woff2|png|jpe?g|webp|ico)$/;
const WORDS = /^words-(\w+)-/;
// Browsers fetch this font range only for letters that English and German do not have.
const FAR_LETTERS = /latin-ext/;
const WITH_FAR_LETTERS = ['pl'];
// Somebody comes to one game at a time, and codes to scan are drawn when somebody asks for one.
const GAMES = { 'famiglia': /^(famiglia|words-\w+-famiglia)-/, 'mafia-war': /^(war|words-\w+-mafia-war)-/ };
const ON_DEMAND = /^QrCode-/;

const folder = new URL('../dist/', import.meta.url).pathname;
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'ready')
  .map((entry) => join(entry.parentPath, entry.name));

function weigh(file) {
  const bytes = readFileSync(file);
  return PACKED.test(file) ? bytes.length : gzipSync(bytes).length;
}

const say = (weight, text) => console.log(`${(weight / 1000).toFixed(1).padStart(8)} kB  ${text}`);
const languageOf = (file) => WORDS.exec(basename(file))?.[1];
const weights = new Map(files.map((file) => [file, weigh(file)]));
for (const [file, weight] of weights) say(weight, file.slice(folder.length));

for (const language of new Set(files.map(languageOf).filter(Boolean))) {
  const spoken = files.filter((file) => [undefined, language].includes(languageOf(file)) && (WITH_FAR_LETTERS.includes(language) || !FAR_LETTERS.test(file)));
  for (const [game, others] of Object.entries(GAMES).map(([name]) => [name, Object.entries(GAMES).filter(([other]) => other !== name)])) {
    const loaded = spoken.filter((file) => !ON_DEMAND.test(basename(file)) && !others.some(([, chunk]) => chunk.test(basename(file))));
    const total = loaded.reduce((sum, file) => sum + weights.get(file), 0);
    say(total, `first load of ${game} in ${language}, limit ${LIMIT_KB} kB`);
    if (total > LIMIT_KB * 1000) {
      console.error(`The first load of ${game} in ${language} is over its limit.`);
      process.exitCode = 1;
    }
  }
}
