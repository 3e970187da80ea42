/** The choices in front of one seat, and what the player points at, on the board or in the list. */
import type { Offer, Told } from '../wire';

/** What the table does when something is chosen. */
interface Table {
  choose: (action: string) => void;
  /** Asks the engine which rule forbids the first of these actions, and shows it. */
  whyNot: (actions: readonly string[]) => void;
  /** Asks the engine what a choice would surely do; a table that cannot ask (a replay) foresees nothing. */
  foresee?: (action: string) => Promise<readonly Told[]>;
}

/** A question a click left open: several choices concern what was clicked. */
export interface OpenQuestion {
  readonly offers: readonly Offer[];
  /** What may have been meant too, but is not offered: the engine says why. */
  readonly refused: readonly string[];
  /** Where it was clicked, so that the answers appear there. */
  readonly anchor: Element;
}

/** Boards ask it what is lit and tell it what was clicked; the list does the same, so both always agree. */
export class Choosing {
  /** Everything that may be chosen now: empty in replays and for spectators. */
  offers = $state.raw<readonly Offer[]>([]);
  /** The choice that is on its way; until it is answered, nothing else can be chosen. */
  taken = $state<string | null>(null);
  #pointed = $state<string | null>(null);
  #advised = $state<string | null>(null);
  question = $state.raw<OpenQuestion | null>(null);
  /** Whether a seat sits here that may ask why not. */
  isSeated = $state(false);
  readonly #table: Table;
  readonly #byTarget = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    for (const offer of this.offers) {
      for (const target of new Set(offer.targets)) found.set(target, [...(found.get(target) ?? []), offer]);
    }
    return found;
  });
  readonly #pointedTargets = $derived.by(() => new Set(this.pointed === null ? [] : this.offers.filter((offer) => offer.action === this.pointed).flatMap((offer) => offer.targets)));

  constructor(table: Table) {
    this.#table = table;
  }

  /** The action pointed at; what was chosen stays so until the table has moved on. */
  get pointed(): string | null {
    return this.taken ?? this.#pointed ?? this.#advised;
  }

  /** The offers that concern a target such as `card:brute-2` or `area:enna`. */
  offersFor(target: string): readonly Offer[] {
    return this.#byTarget.get(target) ?? [];
  }

  /** May something be chosen that concerns this target? */
  isLit(target: string): boolean {
    return this.#byTarget.has(target);
  }

  /** Does the action pointed at concern this target? */
  isPointed(target: string): boolean {
    return this.#pointedTargets.has(target);
  }

  /** Points at an action, or at none. */
  point(action: string | null): void {
    this.#pointed = action;
  }

  /** Points at what was advised: at once, and again whenever nothing else is pointed at. Null forgets it. */
  advise(action: string | null): void {
    this.#pointed = null;
    this.#advised = action;
  }

  choose(action: string): void {
    if (this.taken !== null) return;
    this.question = null;
    this.#pointed = null;
    this.#table.choose(action);
  }

  /**
   * Something on the board was clicked. One offer is chosen at once, several are asked about where the click was, and for none
   * the engine is asked why not: `wished` are the actions a player may have meant, the likeliest first. With `ask` even a single
   * offer is asked about, because it cannot be taken back.
   */
  pick(anchor: Element, offers: readonly Offer[], wished: readonly string[] = [], ask = false): void {
    if (this.taken !== null) return;
    this.question = null;
    const [only, ...more] = offers;
    if (!only) {
      if (this.isSeated && wished.length > 0) this.#table.whyNot(wished);
    } else if (more.length === 0 && !ask) this.choose(only.action);
    else this.question = { offers, anchor, refused: wished.filter((action) => !offers.some((offer) => offer.action === action)) };
  }

  /** What a choice would surely do, for boards that show the price of things. */
  async foresee(action: string): Promise<readonly Told[]> {
    return (await this.#table.foresee?.(action)) ?? [];
  }

  /** Closes what a click left open. */
  dismiss(): void {
    this.question = null;
  }
}
