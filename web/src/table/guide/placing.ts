/** Where a lesson stands: beside what it speaks of, where it hides least of what is to be chosen or looked at. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<Box, 'width' | 'height'>;

/** From the edge of the window, and from what is framed. */
export const MARGIN = 12;

const shared = (from: number, size: number, otherFrom: number, otherSize: number): number => Math.max(0, Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom));

/** How much of some boxes another hides. */
const hides = (box: Box, kept: readonly Box[]): number => kept.reduce((sum, { left, top, width, height }) => sum + shared(box.left, box.width, left, width) * shared(box.top, box.height, top, height), 0);

/** Below, above, to the right, to the left of the frame; where there is no room around it, inside: the lower half first. */
function places(frame: Box, card: Size, all: Size): readonly Box[] {
  const inside = (at: number, size: number, whole: number): number => Math.max(MARGIN, Math.min(at, whole - size - MARGIN));
  const [right, bottom] = [frame.left + frame.width, frame.top + frame.height];
  // In the middle of a side, then at its ends.
  const along = (from: number, size: number, own: number, whole: number): readonly number[] => [from + size / 2 - own / 2, from, from + size - own].map((at) => inside(at, own, whole));
  const across = along(frame.left, frame.width, card.width, all.width);
  const down = along(frame.top, frame.height, card.height, all.height);
  const rows = (top: number): readonly Box[] => across.map((left) => ({ left, top, ...card }));
  const columns = (left: number): readonly Box[] => down.map((top) => ({ left, top, ...card }));
  const around = [
    ...(bottom + card.height + 2 * MARGIN < all.height ? rows(bottom + MARGIN) : []),
    ...(frame.top - card.height - 2 * MARGIN > 0 ? rows(frame.top - card.height - MARGIN) : []),
    ...(right + card.width + 2 * MARGIN < all.width ? columns(right + MARGIN) : []),
    ...(frame.left - card.width - 2 * MARGIN > 0 ? columns(frame.left - card.width - MARGIN) : []),
  ];
  if (around.length > 0) return around;
  return [inside(bottom - card.height - MARGIN, card.height, all.height), inside(frame.top + MARGIN, card.height, all.height)].flatMap(rows);
}

/** The first place that hides least of what is to be kept in sight; in the middle where nothing is framed. */
export function placeCard(frame: Box | null, card: Size, all: Size, kept: readonly Box[]): Box {
  const middle = { left: (all.width - card.width) / 2, top: (all.height - card.height) / 2, ...card };
  if (!frame) return middle;
  return places(frame, card, all).reduce<{ place: Box; cost: number }>(
    (best, place) => {
      const cost = hides(place, kept);
      return cost < best.cost ? { place, cost } : best;
    },
    { place: middle, cost: Infinity },
  ).place;
}
