/** Keys that play from anywhere on the page. */

/** Fields that take letters; a slider and a row of speeds do not. */
const TYPED = 'input:not([type=range], [type=radio], [type=checkbox]), textarea, select';

/** Is it a key for the page, and not one that is typed somewhere or belongs to the browser? */
export function isForPage({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !(target instanceof HTMLElement && target.matches(TYPED));
}
