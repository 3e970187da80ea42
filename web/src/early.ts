/** Asks for what the address alone tells to be needed, while the page's other scripts are still on their way. */
import { readRoute } from './app/address';
import { openDoor } from './app/doors';
import { openFront, openTable } from './app/pages';
import { firstLanguage, readFiles } from './messages/files';
import { askLink, readGames, readPrinted } from './net/api';
import { keysOf } from './net/keys';

async function lookAhead(): Promise<void> {
  const route = readRoute(location.hash);
  if (route.page === 'front') await Promise.all([openFront(), readGames.ahead()]);
  if (route.page === 'link') await Promise.all([openTable(), followLink(route.token)]);
  if (route.page === 'table') {
    const keys = keysOf(route.table);
    await Promise.all([openTable(), keys && openDoor(keys.game)]);
  }
}

async function followLink(token: string): Promise<void> {
  const { table } = await askLink.ahead(token);
  await Promise.all([openDoor(table.game), readPrinted.ahead(table.game, table.edition)]);
}

// What fails here fails again, and is told, where it is wanted.
const unsaid = (): void => undefined;
void readFiles(firstLanguage(), false).catch(unsaid);
void lookAhead().catch(unsaid);
