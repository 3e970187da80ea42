// Packs the built files once as tightly as can be: the server hands these out to browsers that can open them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const folder = new URL('../dist/assets/', import.meta.url).pathname;
for (const name of readdirSync(folder).filter((each) => /\.(js|css)$/.test(each))) {
  const file = join(folder, name);
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}
