/** The pencil: what is drawn on the secret map next, and where its first end lies. */
import type { Sketch } from '../../table/sketch.svelte';

export type Tool = 'attack' | 'hold' | 'help' | 'note' | 'erase';

export class Pencil {
  tool = $state<Tool>('attack');
  note = $state('');
  /** Where an arrow begins, until it is known where it ends. */
  origin = $state<string | null>(null);
  #isTaken = $state(false);
  readonly #sketch: () => Sketch | undefined;

  constructor(sketch: () => Sketch | undefined) {
    this.#sketch = sketch;
  }

  get isInHand(): boolean {
    return this.#isTaken && this.#sketch() !== undefined;
  }

  get sketch(): Sketch | undefined {
    return this.#sketch();
  }

  toggle(): void {
    this.#isTaken = !this.#isTaken;
    this.origin = null;
  }

  choose(tool: Tool): void {
    this.tool = tool;
    this.origin = null;
  }

  /** An area was touched. An arrow needs two; the same one twice is a mark without a beginning. */
  touch(place: string): void {
    const sketch = this.#sketch();
    if (!sketch) return;
    if (this.tool === 'erase') {
      for (const { sign, origin } of sketch.marks.filter((mark) => mark.place === place)) void sketch.draw({ sign, place, origin, is_erased: true });
    } else if (this.tool === 'attack' && this.origin === null) {
      this.origin = place;
    } else if (this.tool === 'attack') {
      void sketch.draw({ sign: 'attack', place, origin: this.origin === place ? '' : (this.origin ?? '') });
      this.origin = null;
    } else void sketch.draw({ sign: this.tool, place, note: this.tool === 'note' ? this.note : '' });
  }

  wipe(): void {
    void this.#sketch()?.draw({ sign: 'wipe' });
    this.origin = null;
  }
}
