/** The window onto the map: how far it is moved and enlarged. */
import type { Place } from './printed';

const NEAREST = 5;
const STILL = 6;

export class Camera {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  /** A drag is going on, so the click that ends it chooses nothing. */
  dragged = false;
  readonly #whole: () => Place;
  readonly #pointers = new Map<number, Place>();
  #travelled = 0;

  constructor(whole: () => Place) {
    this.#whole = whole;
  }

  get #frame(): Place {
    return this.#whole();
  }

  get viewBox(): string {
    return `${this.x} ${this.y} ${this.#frame[0] / this.zoom} ${this.#frame[1] / this.zoom}`;
  }

  get isWhole(): boolean {
    return this.zoom === 1;
  }

  /** Enlarges by a factor around a place of the window, given in parts of its width and height. */
  enlarge(factor: number, [px, py]: Place = [0.5, 0.5]): void {
    const zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    const [width, height] = this.#frame;
    this.x += px * (width / this.zoom - width / zoom);
    this.y += py * (height / this.zoom - height / zoom);
    this.zoom = zoom;
    this.#keepInside();
  }

  /** Moves by parts of the window. */
  move(px: number, py: number): void {
    this.x += (px * this.#frame[0]) / this.zoom;
    this.y += (py * this.#frame[1]) / this.zoom;
    this.#keepInside();
  }

  showAll(): void {
    this.zoom = 1;
    this.#keepInside();
  }

  /** Fingers and mouse: one moves, two pinch. `at` is in parts of the window. */
  press(pointer: number, at: Place): void {
    if (this.#pointers.size === 0) {
      this.dragged = false;
      this.#travelled = 0;
    }
    this.#pointers.set(pointer, at);
  }

  /** Returns whether the map followed. */
  drag(pointer: number, at: Place, pixels: number): boolean {
    const before = this.#pointers.get(pointer);
    if (!before) return false;
    const other = [...this.#pointers].find(([id]) => id !== pointer)?.[1];
    this.#pointers.set(pointer, at);
    this.#travelled += pixels;
    if (this.#travelled < STILL) return false;
    this.dragged = true;
    if (other) {
      const far = (place: Place): number => Math.hypot(place[0] - other[0], place[1] - other[1]) || 1;
      this.enlarge(far(at) / far(before), [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]);
    } else this.move(before[0] - at[0], before[1] - at[1]);
    return true;
  }

  release(pointer: number): void {
    this.#pointers.delete(pointer);
  }

  #keepInside(): void {
    const [width, height] = this.#frame;
    this.x = Math.min(Math.max(0, this.x), width - width / this.zoom);
    this.y = Math.min(Math.max(0, this.y), height - height / this.zoom);
  }
}
