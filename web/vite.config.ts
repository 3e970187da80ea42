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

/** What asks ahead is a small file of its own, which runs as soon as it is here. */
const EARLY = { name: 'early', test: /web\/src\/early\.ts$/, priority: 2 };
const runEarly: Plugin = {
  name: 'run-early',
  transformIndexHtml: {
    order: 'post',
    handler: (page) =>
      page.replace(/(<link rel="manifest".*)<link rel="modulepreload" crossorigin href="(\S+\/early-\S+\.js)">\s*/s, '<script type="module" async crossorigin src="$2"></script>\n    $1'),
  },
};

/** What several pages use is one file: many small ones cost a phone a journey each. The portraits of cards are large, and most pages draw none. */
const PORTRAITS = 'cast|crowns|faces|wardrobe|FamigliaCard|FamilyIcon|Portrait';
const SHARED = { name: 'shared', test: new RegExp(`^(?!.*/art/famiglia/(${PORTRAITS})\\b)`), minShareCount: 2, priority: 1 };
const CARDS = { name: 'cards', minShareCount: 2 };
const LOOK = { name: 'shared', test: /look\/base\.css$/, priority: 1 };

export default defineConfig({
  // Relative addresses let the server mount the client under any path.
  base: './',
  plugins: [svelte(), wordsTogether, runEarly],
  // light-dark() needs these; older browsers would get a page without colours.
  build: { target: ['chrome123', 'firefox121', 'safari17.5'], outDir: 'dist', assetsInlineLimit: 0, rolldownOptions: { output: { chunkFileNames: nameChunk, codeSplitting: { groups: [EARLY, CARDS, SHARED] } } } },
  // The message catalogue lives with the engine, outside this folder.
  server: { fs: { allow: ['..'] } },
  // Without the browser condition vitest would load Svelte's server build.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/speak.ts'] },
});
