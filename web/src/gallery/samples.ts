/** Values the gallery shows its drawings with; the table gets all of them from the server. */
import type { Family } from '../art/famiglia/cast';

export const SAMPLE_VP: Readonly<Record<Family, readonly [number, number, number, number, number]>> = {
  famiglia: [1, 3, 6, 10, 15],
  accountants: [0, 1, 3, 6, 10],
  brutes: [0, 1, 3, 6, 10],
  mercenaries: [0, 1, 3, 6, 10],
};
