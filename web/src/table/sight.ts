/** A board that is higher than its window turns to what can be chosen, where nothing of it is in sight. */
export function turnToLit(board: HTMLElement): void {
  const frame = board.getBoundingClientRect();
  // Boards are turned by whole pixels.
  const isInSight = ({ top, bottom }: DOMRect): boolean => top > frame.top - 1 && bottom < frame.bottom + 1;
  const lit = [...board.querySelectorAll('[data-rove=lit]')].filter((thing) => thing.getClientRects().length > 0);
  if (!lit.some((thing) => isInSight(thing.getBoundingClientRect()))) lit.at(-1)?.scrollIntoView({ block: 'nearest' });
}
