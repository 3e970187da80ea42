/** The best bot's advice on what is asked now: asked for by a person, forgotten when the table moves on. */
import type { TableClient } from '../net/client.svelte';
import type { Advised } from '../wire';

export class Hint {
  /** The bot thinks. */
  thinking = $state(false);
  advice = $state.raw<Advised | null>(null);
  readonly #client: TableClient;
  #question = 0;

  constructor(client: TableClient) {
    this.#client = client;
  }

  /** Asks for a seat. Throws what the server or the network has against it. */
  async ask(seat: number): Promise<void> {
    const question = this.#question;
    this.thinking = true;
    try {
      const advice = await this.#client.advise(seat);
      if (question === this.#question) this.advice = advice;
    } finally {
      if (question === this.#question) this.thinking = false;
    }
  }

  forget(): void {
    this.#question += 1;
    this.thinking = false;
    this.advice = null;
  }
}
