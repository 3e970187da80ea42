/** A page that was open when its server got a new client cannot fetch the parts it did not need until now: it opens itself anew. */

const KEY = 'omerta.renewed';

/** The scripts the page was opened with; their names change with what is in them. */
const scripts = (): readonly string[] => [...document.querySelectorAll('script[type=module][src]')].map((script) => script.getAttribute('src') ?? '');

/** Does the server hand out another client by now? A break in the network is none. */
async function isStale(): Promise<boolean> {
  try {
    const answer = await fetch('./', { cache: 'no-store' });
    if (!answer.ok) return false;
    const page = await answer.text();
    return scripts().some((script) => !page.includes(script));
  } catch {
    return false;
  }
}

/** Once for each client: should the old one come again, nothing is gained by asking for it over and over. */
export function renewWhenStale(reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', () => {
    void isStale().then((stale) => {
      const opened = scripts().join(' ');
      if (!stale || sessionStorage.getItem(KEY) === opened) return;
      sessionStorage.setItem(KEY, opened);
      reload();
    });
  });
}
