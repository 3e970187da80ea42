import './early';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { renewWhenStale } from './app/renewal';
import './look/base.css';
import { showTheme, storedTheme } from './look/theme';
import { firstLanguage, followOtherWindows, speak } from './messages';

renewWhenStale();
showTheme(storedTheme());
await speak(firstLanguage());
followOtherWindows();
const target = document.getElementById('app');
if (target) mount(App, { target });
// A device may offer to install the page when it could open without a network, and asks for the picture then: not before the page is there.
void (navigator.serviceWorker?.ready ?? Promise.resolve()).then(() => document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: './manifest.json' })));
// Installed on a device, the page opens without a network too.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // What the page took before its worker was there, or asked for then, goes through it once more, out of the browser's own store: the first visit
  // is kept too.
  const kept = new Set<string>();
  const keep = (): void => new PerformanceObserver((taken) => {
    for (const { name } of taken.getEntries()) {
      if (kept.has(name) || !name.includes('/assets/')) continue;
      kept.add(name);
      void fetch(name).catch(() => undefined);
    }
  }).observe({ type: 'resource', buffered: true });
  navigator.serviceWorker.addEventListener('controllerchange', keep, { once: true });
  void navigator.serviceWorker.register('./worker.js').catch(() => undefined);
}
