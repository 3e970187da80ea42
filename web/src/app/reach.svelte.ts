/** How far a link of this page reaches: this machine, the house, or everybody who has the address already. */
import { readGames } from '../net/api';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
const isHere = LOCAL.includes(location.hostname);

class Reach {
  /** The address that others in the house open, where whoever sits at the machine itself does not see it. */
  house = $state<string | null>(null);

  /** Do links work on this machine only? */
  get isLocal(): boolean {
    return isHere && this.house === null;
  }

  async find(): Promise<void> {
    if (!this.isLocal) return;
    try {
      this.house = (await readGames()).house;
    } catch {
      // The address of this machine still works here.
    }
  }
}

export const reach = new Reach();
