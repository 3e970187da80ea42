/** How a table is set out: part after part, each in a task of its own, so that the page paints and answers in between. */
import { getContext, setContext } from 'svelte';

const UNFOLDING = Symbol('unfolding');

export class Unfolding {
  /** Everything lies on the table; what comes later comes at once. */
  stands = $state(false);
  readonly #waiting: (() => void)[] = [];
  readonly #tasks = new MessageChannel();
  #isRunning = false;

  constructor() {
    this.#tasks.port1.onmessage = () => this.#next();
  }

  /** Calls a part when it is its turn. */
  queue(part: () => void): void {
    this.#waiting.push(part);
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#tasks.port2.postMessage(null);
  }

  // A part may hold others, which queue up when it is drawn: only an empty task is the last.
  #next(): void {
    const part = this.#waiting.shift();
    if (part) {
      part();
      this.#tasks.port2.postMessage(null);
    } else {
      this.stands = true;
      this.#tasks.port1.close();
    }
  }
}

/** Everything inside this component unfolds together. */
export function setUnfolding(unfolding: Unfolding): void {
  setContext(UNFOLDING, unfolding);
}

/** What the parts around here wait for; nothing where no table is being set out. */
export function useUnfolding(): Unfolding | undefined {
  return getContext<Unfolding | undefined>(UNFOLDING);
}
