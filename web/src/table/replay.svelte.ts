/** Looking back: the moments of a game, fetched as they are needed. */
import { SvelteMap } from 'svelte/reactivity';
import type { TableClient } from '../net/client.svelte';
import { momentAddress } from '../net/keys';
import { MOMENTS_PER_REPLAY, type ReplayFrame, type Remark } from '../wire';
import { standing, type Mark } from './sketch.svelte';

export class Replay {
  readonly gameNumber: number;
  /** Through whose eyes. */
  seat = $state(0);
  step = $state(0);
  last = $state(0);
  readonly #client: TableClient;
  readonly #frames = new SvelteMap<number, ReplayFrame>();
  #drawings = $state.raw<readonly Remark[]>([]);

  constructor(client: TableClient, gameNumber: number, seat: number, step: number) {
    this.#client = client;
    this.gameNumber = gameNumber;
    this.seat = seat;
    this.step = step;
    this.last = step;
    this.askAgain();
  }

  /** The address of the moment shown, for whoever may come to the table. */
  get address(): string {
    return momentAddress(this.#client.info?.table ?? '', this.gameNumber, this.step);
  }

  /** What stood on the secret map of the team in this moment. */
  readonly marks: readonly Mark[] = $derived.by(() => standing(this.#drawings, this.step));

  /** The moment shown; until it is here the one before it, or else the first one after it, that is. */
  get frame(): ReplayFrame | undefined {
    for (let moment = this.step; moment >= 0; moment--) {
      const frame = this.#frames.get(moment);
      if (frame) return frame;
    }
    return [...this.#frames.values()].sort((one, other) => one.moment - other.moment)[0];
  }

  go(step: number): void {
    this.step = step;
    void this.#fetch();
  }

  /** The connection is back: what it left unanswered is asked for again. */
  askAgain(): void {
    void this.#fetch();
    void this.#fetchDrawings();
  }

  /** Looks through other eyes at the same moment. */
  lookAs(seat: number): void {
    this.seat = seat;
    this.#frames.clear();
    this.#drawings = [];
    this.askAgain();
  }

  async #fetchDrawings(): Promise<void> {
    const { seat } = this;
    if (seat < 0) return;
    try {
      const drawings = await this.#client.sketches(this.gameNumber, seat);
      if (seat === this.seat) this.#drawings = drawings;
    } catch {
      // What is still secret is not shown.
    }
  }

  async #fetch(): Promise<void> {
    if (this.#frames.has(this.step)) return;
    const { seat } = this;
    const first = Math.floor(this.step / MOMENTS_PER_REPLAY) * MOMENTS_PER_REPLAY;
    try {
      const { moments, frames } = await this.#client.replay(this.gameNumber, seat, first);
      if (seat !== this.seat) return;
      this.last = moments - 1;
      if (this.step > this.last) return this.go(this.last); // An address may name any number.
      for (const frame of frames) this.#frames.set(frame.moment, frame);
    } catch {
      // The connection says itself that it is gone.
    }
  }
}
