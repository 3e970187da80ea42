/** How quickly the turns of others are shown: a choice of the player, remembered on this device. */
import { prefersReducedMotion } from 'svelte/motion';

export const SPEEDS = ['slow', 'normal', 'fast', 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'omerta.speed';
/** Milliseconds from one moment to the next. */
const WAITS: Readonly<Record<Speed, number>> = { slow: 1300, normal: 550, fast: 180, 'at-once': 0 };

const isSpeed = (value: string | null): value is Speed => (SPEEDS as readonly (string | null)[]).includes(value);

function stored(): Speed | null {
  try {
    const value = localStorage.getItem(KEY);
    return isSpeed(value) ? value : null;
  } catch {
    return null; // Storage may be forbidden; the page must still open.
  }
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
    try {
      localStorage.setItem(KEY, speed);
    } catch {
      // Kept for this visit: that is all a private window allows.
    }
  }
}

export const pace = new Pace();
