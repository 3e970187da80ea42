/** The window onto the map: how far it is moved and enlarged. */
import type { Place } from '../printed';

const NEAREST = 5;
/** How close the map comes by itself, and how much it shows around what it shows. */
const CLOSE = 2.6;
const AROUND = 260;
/** So little closer it does not come: that would only cut off its edges. */
const WORTHWHILE = 1.2;
const STILL = 6;

export class Camera {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  /** Width of the window by its height. */
  aspect = $state(1.384);
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

  /** Width and height of what is seen; at zoom 1 the whole map is, whatever the shape of the window. */
  get #size(): Place {
    const [width, height] = this.#frame;
    const full: Place = this.aspect < width / height ? [width, width / this.aspect] : [height * this.aspect, height];
    return [full[0] / this.zoom, full[1] / this.zoom];
  }

  /** How wide the part of the map is that is seen. */
  get span(): number {
    return this.#size[0];
  }

  get viewBox(): string {
    return `${this.x} ${this.y} ${this.#size[0]} ${this.#size[1]}`;
  }

  get isWhole(): boolean {
    return this.zoom === 1;
  }

  /** The window got another shape: it shows the whole map. */
  reshape(aspect: number): void {
    const [width, height] = this.#frame;
    this.aspect = aspect;
    this.zoom = 1;
    this.lookAt([width / 2, height / 2]);
  }

  /** Do these places lie so near each other that a window comes closer to show them? */
  nears(places: readonly Place[]): boolean {
    const xs = places.map(([x]) => x);
    return places.length > 0 && this.#frame[0] / (Math.max(...xs) - Math.min(...xs) + AROUND) >= WORTHWHILE;
  }

  /** Brings places into the window, as large as they fit; there is at least one. */
  show(places: readonly Place[]): void {
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    this.zoom = 1;
    const [width, height] = this.#size;
    const zoom = Math.min(CLOSE, width / (right - left + AROUND), height / (bottom - top + AROUND));
    this.zoom = zoom < WORTHWHILE ? 1 : zoom;
    this.lookAt([(left + right) / 2, (top + bottom) / 2]);
  }

  /** A place in parts of the window's width and height: outside it, less than 0 or more than 1. */
  where([x, y]: Place): Place {
    const [width, height] = this.#size;
    return [(x - this.x) / width, (y - this.y) / height];
  }

  /** Do all these places lie in the window? */
  shows(places: readonly Place[]): boolean {
    return places.every((place) => this.where(place).every((part) => part >= 0 && part <= 1));
  }

  /** Enlarges by a factor around a place of the window, given in parts of its width and height. */
  enlarge(factor: number, [px, py]: Place = [0.5, 0.5]): void {
    const zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    const [width, height] = this.#size;
    this.x += px * width * (1 - this.zoom / zoom);
    this.y += py * height * (1 - this.zoom / zoom);
    this.zoom = zoom;
    this.#keepInside();
  }

  /** Moves by parts of the window. */
  move(px: number, py: number): void {
    this.x += px * this.#size[0];
    this.y += py * this.#size[1];
    this.#keepInside();
  }

  /** Brings a place into the middle. */
  lookAt([x, y]: Place): void {
    this.x = x - this.#size[0] / 2;
    this.y = y - this.#size[1] / 2;
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
    const keep = (at: number, seen: number, all: number): number => (seen >= all ? (all - seen) / 2 : Math.min(Math.max(0, at), all - seen));
    this.x = keep(this.x, this.#size[0], this.#frame[0]);
    this.y = keep(this.y, this.#size[1], this.#frame[1]);
  }
}
