/** Keys that play from anywhere on the page. */

/** Fields that take letters; a slider and a row of speeds do not. */
const TYPED = 'input:not([type=range], [type=radio], [type=checkbox]), textarea, select';

/** Is it a key that is not typed somewhere and does not belong to the browser? */
const isShortcut = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !(target instanceof HTMLElement && target.matches(TYPED));

/** Is it a key for the page? What lies over the page keeps it: nobody chooses what they do not see. */
export const isForPage = (event: KeyboardEvent): boolean => isShortcut(event) && document.querySelector('dialog[open]') === null;

/** Is it this letter, also where something lies over the page? With Shift or Caps Lock it is the same letter. */
export const isLetter = (event: KeyboardEvent, letter: string): boolean => isShortcut(event) && event.key.toLowerCase() === letter;

/** Is it this letter for the page? */
export const isPageLetter = (event: KeyboardEvent, letter: string): boolean => isForPage(event) && isLetter(event, letter);
