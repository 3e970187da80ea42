import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Relative addresses let the server mount the client under any path.
  base: './',
  plugins: [svelte()],
  // light-dark() needs these; older browsers would get a page without colours.
  build: { target: ['chrome123', 'firefox121', 'safari17.5'], outDir: 'dist' },
  // The message catalogue lives with the engine, outside this folder.
  server: { fs: { allow: ['..'] } },
  // Without the browser condition vitest would load Svelte's server build.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/speak.ts'] },
});
