/** Names of areas on the map: over how many lines they stand, and where. */
import type { Place, Shape } from '../printed';
import { DISC_BY_DIGIT, HIGHER, NAME, rowsOf, within, type Chart, type Lettering } from './geometry';

interface Name {
  readonly lines: readonly string[];
  /** The middle of the first line, and how far below it the next one stands. */
  readonly at: Place;
  readonly step: number;
}

/** How much of a line is below where it stands, and above its middle, in parts of its size. */
const [BELOW, ABOVE] = [0.22, 0.4];
/** How far a name may reach over the border of its area: its edge is light. */
const OVER = 5;

/** A name, over two lines where the room kept for it is high enough. */
function linesOf(name: string, shape: Shape): readonly string[] {
  const gap = name.indexOf(' ');
  return shape.label_size[1] > 1.7 * NAME && gap > 0 ? [name.slice(0, gap), name.slice(gap + 1)] : [name];
}

/** Where a name stands; on a small map only above the pieces and within its area, and undefined where it has no room there. */
export function nameOf(name: string, shape: Shape, chart: Chart, { isTiny, least, larger }: Lettering, hasOrders: boolean): Name | undefined {
  const lines = linesOf(name, shape);
  const size = isTiny ? least : NAME * larger;
  const half = ((lines.length - 1) / 2) * size;
  const [x, y] = [shape.label[0], shape.label[1] - (isTiny && hasOrders ? HIGHER : 0)];
  if (!isTiny) return { lines, at: [x, y + 3 - half], step: size };
  const pieces = rowsOf(shape).first[1] - (hasOrders ? HIGHER : 0) - size * DISC_BY_DIGIT;
  if (y + half + BELOW * size > pieces) return undefined;
  const [left, right] = chart.reach(shape, [x, y], half + ABOVE * size);
  const middle = within(x, (shape.label_size[0] * size) / NAME, [left - OVER, right + OVER]);
  return middle === undefined ? undefined : { lines, at: [middle, y + 3 - half], step: size };
}
