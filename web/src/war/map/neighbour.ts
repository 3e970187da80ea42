/** Which of several places lies next in a direction: arrow keys lead from place to place. */
import type { Place } from '../printed';

const DIRECTIONS: Readonly<Record<string, Place>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** A place far to the side is no neighbour. */
const ASIDE = 2;

/** The number of the place that an arrow key leads to; undefined where none lies that way. */
export function neighbour(places: readonly Place[], [x, y]: Place, key: string): number | undefined {
  const [right, down] = DIRECTIONS[key] ?? [0, 0];
  let [best, nearest]: [number | undefined, number] = [undefined, Infinity];
  places.forEach(([toX, toY], i) => {
    const along = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    const distance = along + ASIDE * aside;
    if (along > 0 && aside <= ASIDE * along && distance < nearest) [best, nearest] = [i, distance];
  });
  return best;
}
