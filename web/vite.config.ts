import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** A language's texts are one file, called by it, so that the scales know what a page loads: `words-de`; the club's come when its pages are opened. */
const wordsTogether: Plugin = {
  name: 'words-together',
  load(module) {
    const [file, query] = module.split('?');
    if (file === undefined || query !== 'words') return null;
    const names = readdirSync(dirname(file)).filter((name) => name.endsWith('.ftl') && name !== 'club.ftl');
    const texts = names.map((name) => {
      const path = join(dirname(file), name);
      this.addWatchFile(path);
      return [basename(name, '.ftl'), readFileSync(path, 'utf-8')];
    });
    return { code: `export default ${JSON.stringify(Object.fromEntries(texts))}`, moduleType: 'js' };
  },
};
function nameChunk({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, language, file] = /messages\/(\w+)\/([\w-]+)\.ftl/.exec(facadeModuleId ?? '') ?? [];
  return language === undefined ? 'assets/[name]-[hash].js' : `assets/words-${language}-${file === 'club' ? 'club-' : ''}[hash].js`;
}

/** The head of the page names what is fetched first: what asks ahead, then the page itself, and letters last, for they are needed last. */
const scriptsFirst: Plugin = {
  name: 'scripts-first',
  transformIndexHtml: {
    order: 'post',
    handler: (page) => {
      const files = /^ *<(script type="module"|link rel="(modulepreload|stylesheet)") crossorigin .*\n/gm;
      const first = (page.match(files) ?? []).join('');
      return page.replace(files, '').replace(/^ *<!-- Words/m, (rest) => first + rest);
    },
  },
};

// What asks ahead is a small file, which runs as soon as it is here; then what every page is made of, and how all but boards and the club look. What
// several pages use is one file: many small ones cost a phone a journey each. The portraits of cards are large, and most pages draw none. The War
// is one file but for what comes later, so that its dialogs do not cut it into several.
const PIECES = 'CountBadge|Frame|HouseMark|HousePatterns|houses|Piece|pieces';
const FILES = [
  { name: 'early', test: /web\/src\/early\.ts$/, priority: 4 },
  { name: 'page', test: /web\/src\/(main\.ts|app\/(App|LinkPage)\.svelte|look\/base\.css|(app|art|rules|table)\/.*type=style)/, priority: 3 },
  { name: 'cards', test: /web\/src\/art\/famiglia\/(cast|crowns|faces|wardrobe|FamigliaCard|FamilyIcon|Portrait)\b/, minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
  { name: 'war', test: new RegExp(`web/src/(art/war/(?!(${PIECES})\\b)|war/(?!(Reference|Lessons|families/Family(Dialog|Sheet)|sketch/(tools|Sketch\\w+))\\b))`), includeDependenciesRecursively: false, priority: 2 },
  { name: 'shared', minShareCount: 2, priority: 1 },
];

export default defineConfig({
  // Relative addresses let the server mount the client under any path.
  base: './',
  plugins: [svelte(), wordsTogether, scriptsFirst],
  // light-dark() needs these; older browsers would get a page without colours.
  build: { target: ['chrome123', 'firefox121', 'safari17.5'], outDir: 'dist', assetsInlineLimit: 0, modulePreload: { polyfill: false }, rolldownOptions: { output: { chunkFileNames: nameChunk, codeSplitting: { groups: FILES } } } },
  // The message catalogue lives with the engine, outside this folder.
  server: { fs: { allow: ['..'] } },
  // Without the browser condition vitest would load Svelte's server build.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/speak.ts'] },
});
