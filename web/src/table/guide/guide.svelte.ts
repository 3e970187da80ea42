/** A guided first game: short lessons that come up when the game comes to them, each once, remembered on this device. */
import { SvelteSet } from 'svelte/reactivity';
import type { GameView } from '../../wire';

/** One idea. Its words stand in the catalogue under `ui-guide-` and its id. */
export interface Lesson<View extends GameView = GameView> {
  readonly id: string;
  /** Is this the moment for it? */
  readonly applies: (view: View) => boolean;
  /** What it points at: selectors of the page, of which it takes the first that is in sight; doors come last. */
  readonly at: string;
  /** Where that lies on a board that shows one room at a time. */
  readonly room?: string;
}

const KEY = 'omerta.guide';

interface Kept {
  readonly on: boolean;
  readonly seen: readonly string[];
}

function read(): Record<string, Kept> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

function write(game: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: kept }));
  } catch {
    // Not remembered: the next visit begins anew.
  }
}

/** Begins the guide of a game from its first lesson. */
export const beginGuide = (game: string): void => write(game, { on: true, seen: [] });

/** The guide of one game at one table. */
export class Guide {
  on = $state(false);
  readonly #game: string;
  readonly #lessons: readonly Lesson[];
  readonly #seen: SvelteSet<string>;

  constructor(game: string, lessons: readonly Lesson[]) {
    const kept = read()[game];
    this.#game = game;
    this.#lessons = lessons;
    this.#seen = new SvelteSet(kept?.seen ?? []);
    this.on = kept?.on ?? false;
  }

  /** The lesson for this moment, if there is one that was not given yet. */
  lessonFor(view: GameView): Lesson | undefined {
    return this.on ? this.#lessons.find((lesson) => !this.#seen.has(lesson.id) && lesson.applies(view)) : undefined;
  }

  /** How many lessons were given, and how many there are. */
  get given(): number {
    return this.#seen.size;
  }

  get count(): number {
    return this.#lessons.length;
  }

  understood({ id }: Lesson): void {
    this.#seen.add(id);
    if (this.#seen.size === this.#lessons.length) this.on = false;
    this.#keep();
  }

  /** Plays on alone. */
  skip(): void {
    this.on = false;
    this.#keep();
  }

  /** Goes on where it was left, or begins anew where it was finished. */
  resume(): void {
    if (this.#seen.size === this.#lessons.length) this.#seen.clear();
    this.on = true;
    this.#keep();
  }

  #keep(): void {
    write(this.#game, { on: this.on, seen: [...this.#seen] });
  }
}
