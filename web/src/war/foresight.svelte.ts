/** What the choices in front of a seat would cost or bring it, asked of the engine. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Choosing } from '../table/choosing.svelte';
import type { Offer, Told } from '../wire';
import { verbOf } from './offers';

/** The verbs whose price is shown on the board. */
const PRICED = ['space', 'gain', 'use'];
const SPENT = ['paid', 'fee-paid', 'start-coin', 'gave'];
const EARNED = ['earned', 'laundered', 'sold'];
/** What somebody spends for another. */
const HANDED = ['fee-paid', 'start-coin', 'gave'];

const isPriced = (offer: Offer): boolean => PRICED.includes(verbOf(offer));

/** The money a family loses or wins by what is told. */
export function moneyIn(events: readonly Told[], seat: number): number {
  let sum = 0;
  for (const { kind, args } of events) {
    const count = Number(args['count'] ?? 0);
    // A gift costs more than arrives.
    if (args['seat'] === seat && SPENT.includes(kind)) sum -= Number(args['cost'] ?? count);
    if (args['seat'] === seat && EARNED.includes(kind)) sum += count;
    if (args['to'] === seat && HANDED.includes(kind)) sum += count;
  }
  return sum;
}

export class Foresight {
  readonly #money = new SvelteMap<string, number>();
  #round = 0;

  /** What an action costs (negative) or brings, as far as it is known yet. */
  money(action: string): number {
    return this.#money.get(action) ?? 0;
  }

  /** Has it a price that is not known yet? */
  isOpen(offer: Offer): boolean {
    return isPriced(offer) && !this.#money.has(offer.action);
  }

  /** Looks at a new list of choices. */
  async look(choosing: Choosing, offers: readonly Offer[], seat: number): Promise<void> {
    this.#round += 1;
    const round = this.#round;
    untrack(() => this.#money.clear());
    const priced = offers.filter((offer) => !offer.anytime && isPriced(offer));
    const told = await Promise.all(priced.map(({ action }) => choosing.foresee(action).catch(() => [])));
    if (round === this.#round) priced.forEach(({ action }, i) => this.#money.set(action, moneyIn(told[i] ?? [], seat)));
  }
}
