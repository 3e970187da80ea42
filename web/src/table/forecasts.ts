/** What choices would surely do. The board is painted first and a click goes before: what is asked meanwhile is asked in one bundle. */
import { whenPainted } from '../look/painted';
import { ACTIONS_PER_PREVIEW, type Told } from '../wire';

type Effects = readonly Told[];

interface Wish {
  readonly action: string;
  readonly resolve: (effects: Effects) => void;
  readonly reject: (error: unknown) => void;
}

export class Forecasts {
  /** Which question of the table the choices answer: another one has other forecasts. */
  readonly #question: () => string;
  readonly #ask: (actions: readonly string[]) => Promise<readonly Effects[]>;
  #asked = '';
  #known = new Map<string, Promise<Effects>>();
  #wishes: Wish[] = [];
  #isAsking = false;

  constructor(question: () => string, ask: (actions: readonly string[]) => Promise<readonly Effects[]>) {
    this.#question = question;
    this.#ask = ask;
  }

  /** What a choice would do; each is asked about once. */
  of(action: string): Promise<Effects> {
    this.#turnTo(this.#question());
    let known = this.#known.get(action);
    if (!known) {
      known = new Promise((resolve, reject) => this.#wishes.push({ action, resolve, reject }));
      this.#known.set(action, known);
      this.#askSoon();
    }
    return known;
  }

  /** Gives up what has not been asked yet. */
  drop(): void {
    const wishes = this.#wishes;
    this.#wishes = [];
    for (const { action, reject } of wishes) {
      this.#known.delete(action);
      reject(new Error(`nobody asks about ${action} any more`));
    }
  }

  #turnTo(question: string): void {
    if (question === this.#asked) return;
    this.drop();
    this.#asked = question;
    this.#known = new Map();
  }

  #askSoon(): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    whenPainted(() => void this.#askAll());
  }

  // One bundle after the other, so that a click waits for one at most.
  async #askAll(): Promise<void> {
    for (;;) {
      this.#turnTo(this.#question());
      const wishes = this.#wishes.splice(0, ACTIONS_PER_PREVIEW);
      if (wishes.length === 0) break;
      try {
        const effects = await this.#ask(wishes.map(({ action }) => action));
        wishes.forEach(({ resolve }, i) => resolve(effects[i] ?? []));
      } catch (error) {
        for (const { action, reject } of wishes) {
          this.#known.delete(action);
          reject(error);
        }
      }
    }
    this.#isAsking = false;
  }
}
