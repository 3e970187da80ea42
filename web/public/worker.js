// Keeps the page itself on the device, so that it opens without a network and says what is missing, and shows notices of turns. Tables are
// never kept.
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

// A notice names a table and nothing of its game; whoever may not sit there gets no further than its door.
async function openTable(table) {
  const { href } = new URL(`./#/table/${encodeURIComponent(table)}`, self.location);
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => url === href);
  return there ? there.focus() : self.clients.openWindow(href);
}

self.addEventListener('push', (event) => {
  const { title, table } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { tag: table, icon: './icon.svg', data: table }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});
self.addEventListener('install', (event) => event.waitUntil(Promise.all([caches.open(SHELF).then((shelf) => shelf.add('./')), self.skipWaiting()])));
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
