/** The clocks of a whole game: the server says how they stand, this device counts on from there. */
import type { ClockReading } from '../wire';

const SECOND = 1000;

export class Clocks {
  /** Seconds every seat has left now; none where there are no such clocks. */
  left = $state.raw<readonly number[]>([]);
  /** The seats whose clocks run. */
  running = $state.raw<readonly number[]>([]);
  #reading: ClockReading | null = null;
  #readAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The server has spoken. */
  set(reading: ClockReading | null): void {
    this.#reading = reading;
    this.#readAt = performance.now();
    this.running = reading?.running ?? [];
    this.#count();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #count(): void {
    this.stop();
    const passed = (performance.now() - this.#readAt) / SECOND;
    this.left = (this.#reading?.left ?? []).map((left, seat) => Math.max(0, this.running.includes(seat) ? left - passed : left));
    const soonest = Math.min(...this.running.map((seat) => this.left[seat] ?? 0).filter((left) => left > 0));
    if (Number.isFinite(soonest)) this.#timer = setTimeout(() => this.#count(), (soonest % 1) * SECOND + 10);
  }
}
