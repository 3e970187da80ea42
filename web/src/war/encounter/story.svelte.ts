/** The attack that is going on or was fought last, as it was told. */
import type { Told } from '../../wire';

const STEPS = [
  'attacked', 'swapped', 'bonuses', 'finesse', 'brute-force', 'defends', 'picked-up', 'left-card', 'turned', 'ran-away', 'knocked-out',
  'attackers-lost', 'soldati-removed', 'recruits', 'area-taken', 'repelled', 'wiped-out', 'lab-lost', 'cars-lost',
];
/** After this the story is told; after those it is forgotten. */
const TOLD = 'order-closed';
const ELSEWHERE = ['order-begun', 'round-began', 'turn-began', 'ended'];

export interface Reveal {
  readonly seat: number;
  readonly card: string;
}

export class Story {
  area = $state<string | null>(null);
  steps = $state.raw<readonly Told[]>([]);
  revealed = $state.raw<readonly Reveal[]>([]);
  #isOpen = false;

  /** Takes in what was told of one moment. */
  hear(events: readonly Told[]): void {
    for (const event of events) {
      if (event.kind === 'attacked') this.#begin(String(event.args['area']));
      if (event.kind === TOLD) this.#isOpen = false;
      if (ELSEWHERE.includes(event.kind)) this.forget();
      if (!this.#isOpen) continue;
      if (event.kind === 'card-revealed') this.revealed = [...this.revealed, { seat: Number(event.args['seat']), card: String(event.args['card']) }];
      else if (STEPS.includes(event.kind)) this.steps = [...this.steps, event];
    }
  }

  forget(): void {
    this.area = null;
    this.#isOpen = false;
  }

  #begin(area: string): void {
    this.area = area;
    this.steps = [];
    this.revealed = [];
    this.#isOpen = true;
  }
}
