/** When a page is painted. */

/** A page that paints so late is not waited for; one that nobody sees does not paint at all. */
const LATEST = 400;

/** Calls back, once, when what is drawn now has been painted: at the beginning of the frame after the next. */
export function whenPainted(then: () => void): void {
  let isOver = false;
  function end(): void {
    if (isOver) return;
    isOver = true;
    then();
  }
  setTimeout(end, document.hidden ? 0 : LATEST);
  requestAnimationFrame(() => requestAnimationFrame(end));
}
