// Keeps the page itself on the device, so that it opens without a network and says what is missing. Tables are never kept.
const SHELF = 'omerta-page';

async function fromNetworkFirst(request) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put('./', answer.clone());
    return answer;
  } catch (error) {
    const kept = await shelf.match('./');
    if (kept) return kept;
    throw error;
  }
}

// These files carry a hash in their name: what is kept is never stale.
async function fromShelfFirst(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  // The documentation and other pages of the same server are none of ours.
  const { pathname } = new URL(request.url);
  const page = new URL('./', self.location).pathname;
  if (request.mode === 'navigate' && pathname === page) event.respondWith(fromNetworkFirst(request));
  else if (pathname.startsWith(`${page}assets/`)) event.respondWith(fromShelfFirst(request));
});
