/** Where the visitor is. */
import { readRoute, type Route } from './address';

class Router {
  route = $state.raw<Route>(readRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = readRoute(location.hash)));
  }

  /** Goes to a table; `instead` of the present page where that one must not stay in the history. */
  toTable(table: string, instead = false): void {
    const hash = `#/table/${table}`;
    if (instead) {
      history.replaceState(null, '', hash);
      this.route = readRoute(hash);
    } else location.hash = hash;
  }
}

export const router = new Router();
