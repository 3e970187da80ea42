/** The signs of the secret map, each as the path of a line in a square of 24. */
import type { Tool } from './pencil.svelte';

export const SIGNS: Readonly<Record<Tool | 'wipe', string>> = {
  attack: 'M4 20L18 6M10 5H19V14',
  hold: 'M12 3L20 6V12Q20 18 12 21Q4 18 4 12V6Z',
  help: 'M12 4V14M12 19V20',
  note: 'M5 6H19M5 12H19M5 18H13',
  erase: 'M6 6L18 18M18 6L6 18',
  wipe: 'M5 7H19M9 7V4H15V7M7 7L8 20H16L17 7',
};
