/** How quickly the turns of others are shown: a choice of the player, remembered on this device. */
import { prefersReducedMotion } from 'svelte/motion';
import { keepChoice, keptChoice } from '../look/choices';
import { whenPainted } from '../look/painted';

export const SPEEDS = ['slow', 'normal', 'fast', 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds from one moment to the next. */
const WAITS: Readonly<Record<Speed, number>> = { slow: 1300, normal: 550, fast: 180, 'at-once': 0 };

/** Milliseconds something takes from where it was to where it is: it comes before the next moment does. */
const FLIGHTS: Readonly<Record<Speed, number>> = { slow: 900, normal: 460, fast: 170, 'at-once': 0 };

const isSpeed = (value: string | null): value is Speed => (SPEEDS as readonly (string | null)[]).includes(value);

function stored(): Speed | null {
  const value = keptChoice('speed');
  return isSpeed(value) ? value : null;
}

class Pace {
  #chosen = $state<Speed | null>(stored());
  #isHurried = $state(false);

  /** What was chosen; who asked the device for less motion sees everything at once until then. */
  get speed(): Speed {
    return this.#chosen ?? (prefersReducedMotion.current ? 'at-once' : 'normal');
  }

  get wait(): number {
    return document.hidden ? 0 : WAITS[this.speed];
  }

  /** Milliseconds on the way; none where things are simply there. */
  get flight(): number {
    return document.hidden || this.#isHurried || prefersReducedMotion.current ? 0 : FLIGHTS[this.speed];
  }

  /** The same for what somebody wants to see again: nobody waits for that, so it is never at once. */
  get recall(): number {
    return prefersReducedMotion.current ? 0 : FLIGHTS[this.speed] || FLIGHTS.normal;
  }

  /** What was still to be shown is skipped: nothing is on its way any more until that is painted. */
  get isHurried(): boolean {
    return this.#isHurried;
  }

  hurry(): void {
    this.#isHurried = true;
    whenPainted(() => (this.#isHurried = false));
  }

  choose(speed: Speed): void {
    this.#chosen = speed;
    keepChoice('speed', speed);
  }
}

export const pace = new Pace();
