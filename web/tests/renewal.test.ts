import { beforeEach, expect, test, vi } from 'vitest';
import { renewWhenStale } from '../src/app/renewal';

const served = (page: string | null): void => {
  vi.stubGlobal('fetch', () => (page === null ? Promise.reject(new Error('no network')) : Promise.resolve(new Response(page))));
};
const reload = vi.fn();
const missPart = async (): Promise<void> => {
  dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve, 5));
};
renewWhenStale(reload);

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  // A script that stood in the document would be fetched.
  vi.spyOn(document, 'querySelectorAll').mockReturnValue([{ getAttribute: () => './assets/page-1.js' }] as unknown as NodeListOf<Element>);
});

test('a page whose parts are gone from the server opens itself anew, once', async () => {
  served('<script src="./assets/page-2.js">');
  await missPart();
  await missPart();
  expect(reload).toHaveBeenCalledOnce();
});

test('a break in the network renews nothing, and neither does a server with the same client', async () => {
  served(null);
  await missPart();
  served('<script src="./assets/page-1.js">');
  await missPart();
  expect(reload).not.toHaveBeenCalled();
});
