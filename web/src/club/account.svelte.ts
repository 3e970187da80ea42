/** Who is logged in on this device, and what that means for its keys. */
import { forgetTable, heldTables, rememberedName, rememberName, tokensOf } from '../net/keys';
import type { Invitation, Me, Turn, Turns, Whoami } from '../wire';
import { bringKeys, deleteAccount, logIn, logOut, readTables, readTurns, register, whoami } from './api';
import { preferences } from './preferences';

const KEYS_AT_ONCE = 100;

class Account {
  me = $state.raw<Me | null>(null);
  /** Where it is one's turn, the most urgent first. */
  turns = $state.raw<readonly Turn[]>([]);
  /** Who wants to play, the latest first. */
  invitations = $state.raw<readonly Invitation[]>([]);
  #asked: Promise<void> | undefined;

  /** Asks once who is logged in; where the server does not answer, nobody is. */
  look(): Promise<void> {
    this.#asked ??= whoami().then(({ me }) => {
      this.me = me;
      if (me) void preferences.arrive();
    }, () => void (this.#asked = undefined));
    return this.#asked;
  }

  /** Somebody may have logged this device out. */
  async lookAgain(): Promise<void> {
    this.#asked = undefined;
    await this.look();
  }

  /** How much waits for somebody. */
  get waiting(): number {
    return this.turns.length + this.invitations.length;
  }

  waits({ turns, invitations }: Turns): void {
    this.turns = turns;
    this.invitations = invitations;
  }

  /** Asks where it is one's turn, and who invites. */
  async lookAtTurns(): Promise<void> {
    await this.look();
    try {
      this.waits(this.me ? await readTurns() : { turns: [], invitations: [] });
    } catch {
      // Known a little later.
    }
  }

  register = (name: string, password: string): Promise<void> => this.#enter(register(name, password));
  logIn = (name: string, password: string): Promise<void> => this.#enter(logIn(name, password));

  /** What the account holds leaves this device with it. */
  async logOut(): Promise<void> {
    const { tables } = await readTables();
    await logOut();
    for (const { table } of tables) forgetTable(table);
    preferences.leave();
    this.me = null;
  }

  async delete(password: string): Promise<void> {
    await deleteAccount(password);
    preferences.leave();
    this.me = null;
  }

  // The seats somebody had as a guest become the account's.
  async #enter(answer: Promise<Whoami>): Promise<void> {
    const { me } = await answer;
    const tokens = heldTables().flatMap(tokensOf);
    for (let start = 0; start < tokens.length; start += KEYS_AT_ONCE) await bringKeys(tokens.slice(start, start + KEYS_AT_ONCE));
    if (me && !rememberedName()) rememberName(me.name);
    this.me = me;
    await preferences.enter();
  }
}

export const account = new Account();
