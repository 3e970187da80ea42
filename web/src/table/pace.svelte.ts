/** How quickly the turns of others are shown: a choice of the player, remembered on this device. */
import { prefersReducedMotion } from 'svelte/motion';
import { keepChoice, keptChoice } from '../look/choices';

export const SPEEDS = ['slow', 'normal', 'fast', 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds from one moment to the next. */
const WAITS: Readonly<Record<Speed, number>> = { slow: 1300, normal: 550, fast: 180, 'at-once': 0 };

const isSpeed = (value: string | null): value is Speed => (SPEEDS as readonly (string | null)[]).includes(value);

function stored(): Speed | null {
  const value = keptChoice('speed');
  return isSpeed(value) ? value : null;
}

class Pace {
  #chosen = $state<Speed | null>(stored());

  /** What was chosen; who asked the device for less motion sees everything at once until then. */
  get speed(): Speed {
    return this.#chosen ?? (prefersReducedMotion.current ? 'at-once' : 'normal');
  }

  get wait(): number {
    return document.hidden ? 0 : WAITS[this.speed];
  }

  choose(speed: Speed): void {
    this.#chosen = speed;
    keepChoice('speed', speed);
  }
}

export const pace = new Pace();
