import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** A language's texts are called by it, so that the scales know what a page loads: `words-de-browser`. */
function nameChunk({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const words = /messages\/(\w+)\/([\w-]+)\.ftl/.exec(facadeModuleId ?? '');
  return words ? `assets/words-${words[1]}-${words[2]}-[hash].js` : 'assets/[name]-[hash].js';
}

/** What asks ahead is a small file of its own, which runs as soon as it is here. */
const EARLY = { name: 'early', test: /web\/src\/early\.ts$/, priority: 1 };
const runEarly: Plugin = {
  name: 'run-early',
  transformIndexHtml: {
    order: 'post',
    handler: (page) =>
      page.replace(/(<link rel="manifest".*)<link rel="modulepreload" crossorigin href="(\S+\/early-\S+\.js)">\s*/s, '<script type="module" async crossorigin src="$2"></script>\n    $1'),
  },
};

/** What several pages use is one file: many small ones cost a phone a journey each. */
const SHARED = { name: 'shared', minShareCount: 2 };

export default defineConfig({
  // Relative addresses let the server mount the client under any path.
  base: './',
  plugins: [svelte(), runEarly],
  // light-dark() needs these; older browsers would get a page without colours.
  build: { target: ['chrome123', 'firefox121', 'safari17.5'], outDir: 'dist', rolldownOptions: { output: { chunkFileNames: nameChunk, codeSplitting: { groups: [EARLY, SHARED] } } } },
  // The message catalogue lives with the engine, outside this folder.
  server: { fs: { allow: ['..'] } },
  // Without the browser condition vitest would load Svelte's server build.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/speak.ts'] },
});
