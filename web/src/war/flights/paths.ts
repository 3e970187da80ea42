/** The ways of pieces through the air, as frames of an animation: moved and enlarged as a whole, so that nothing is painted anew. */
import type { Place } from '../printed';
import type { Course, Point } from './places';

/** So many frames bend a way; between them it is straight. */
const STEPS = 8;
/** How far a way bends, at most. */
const BEND = 70;
/** Half-way a piece is nearer to whoever looks. */
const NEARER = 0.3;
/** How far a piece drops in from, or rises to vanish. */
const HEIGHT = 44;

function frame([x, y]: Place, scale: number, opacity = 1): Keyframe {
  return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`, opacity };
}

/** Between two places, bent to the left. */
function across(from: Point, to: Point, size: number): Keyframe[] {
  const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(BEND, length * 0.2);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const lift = 4 * t * (1 - t);
    const place: Place = [from.at[0] + dx * t + (dy / length) * bend * lift, from.at[1] + dy * t - (dx / length) * bend * lift];
    return frame(place, ((from.size + (to.size - from.size) * t) / size) * (1 + NEARER * lift));
  });
}

/** The size a piece is drawn in: its largest, since what is enlarged afterwards is blurred. */
export const sizeOf = ({ from, to }: Course): number => Math.max(from?.size ?? 0, to?.size ?? 0) * (1 + NEARER);

/** The frames of a flight; the first and last are those where the piece lies. */
export function framesOf({ from, to }: Course, size: number): Keyframe[] {
  if (from && to) return across(from, to, size);
  const there = to ?? from;
  if (!there) return [];
  const { at: [x, y] } = there;
  const scale = there.size / size;
  const above = frame([x, y - HEIGHT], scale * (1 + NEARER), 0);
  const fall = [above, { ...frame([x, y], scale), offset: 0.4 }, frame([x, y], scale)];
  const rise = [frame([x, y], scale), { ...frame([x, y], scale), offset: 0.3 }, above];
  return to ? fall : rise;
}
