// Weighs the built client as the network carries it and fails when the first load grows past its limit.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 250;
const PACKED = /\.(woff2|png|jpe?g|webp|ico)$/;
// Browsers fetch this font range only for letters English does not have.
const ON_DEMAND = /latin-ext/;

const folder = new URL('../dist/', import.meta.url).pathname;
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !ON_DEMAND.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

let total = 0;
for (const file of files) {
  const bytes = readFileSync(file);
  const weight = PACKED.test(file) ? bytes.length : gzipSync(bytes).length;
  total += weight;
  console.log(`${(weight / 1000).toFixed(1).padStart(8)} kB  ${file.slice(folder.length)}`);
}
console.log(`${(total / 1000).toFixed(1).padStart(8)} kB  first load, limit ${LIMIT_KB} kB`);
if (total > LIMIT_KB * 1000) {
  console.error('The first load is over its limit.');
  process.exit(1);
}
