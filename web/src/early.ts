/** Asks for what the address alone tells to be needed, while the page's other scripts are still on their way. */
import { readRoute } from './app/address';
import { openDoor } from './app/doors';
import { firstLanguage, readFiles } from './messages/files';
import { askLink, readGames, readPrinted } from './net/api';
import { keysOf } from './net/keys';

async function lookAhead(): Promise<void> {
  const route = readRoute(location.hash);
  if (route.page === 'front') await readGames.ahead();
  if (route.page === 'link') {
    const { table } = await askLink.ahead(route.token);
    await Promise.all([openDoor(table.game), readPrinted.ahead(table.game, table.edition)]);
  }
  if (route.page === 'table') {
    const keys = keysOf(route.table);
    if (keys) await openDoor(keys.game);
  }
}

// What fails here fails again, and is told, where it is wanted.
const unsaid = (): void => undefined;
void readFiles(firstLanguage(), false).catch(unsaid);
void lookAhead().catch(unsaid);
