/** Asks for what the address alone tells to be needed, while the page's other scripts are still on their way. */
import { readRoute } from './app/address';
import { openDoor } from './app/doors';
import { openFront, openTable } from './app/pages';
import { firstLanguage, readFiles } from './messages/files';
import { askLink, readGames, readPrinted } from './net/api';
import { keysOf } from './net/keys';

// What fails here fails again, and is told, where it is wanted.
function ask(asked: Promise<unknown>): void {
  void asked.catch(() => undefined);
}

/** A browser asks for a few files at a time: what leads to further questions comes first. */
async function lookAhead(): Promise<void> {
  const route = readRoute(location.hash);
  const link = route.page === 'link' ? askLink.ahead(route.token) : undefined;
  const keys = route.page === 'table' ? keysOf(route.table) : undefined;
  if (keys) ask(openDoor(keys.game));
  if (route.page === 'front') ask(Promise.all([readGames.ahead(), openFront()]));
  if (route.page === 'link' || route.page === 'table') ask(openTable());
  ask(readFiles(firstLanguage(), false));
  const leads = await link;
  if (leads) ask(Promise.all([openDoor(leads.table.game), readPrinted.ahead(leads.table.game, leads.table.edition)]));
}

ask(lookAhead());
