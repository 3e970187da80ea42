import { afterEach, expect, test } from 'vitest';
import { isForPage, isLetter, isPageLetter } from '../src/table/shortcuts';

afterEach(() => document.body.replaceChildren());

/** A key pressed in an element. */
function pressedIn(markup: string, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = markup;
  const event = new KeyboardEvent('keydown', { key, ...more });
  document.body.querySelector('[autofocus]')?.dispatchEvent(event);
  return event;
}

test('a letter is the same with Shift or Caps Lock, and another thing with Control', () => {
  const page = '<main autofocus></main>';
  expect(isPageLetter(pressedIn(page, 'h'), 'h')).toBe(true);
  expect(isPageLetter(pressedIn(page, 'H', { shiftKey: true }), 'h')).toBe(true);
  expect(isPageLetter(pressedIn(page, 'h', { ctrlKey: true }), 'h')).toBe(false);
  expect(isPageLetter(pressedIn('<input autofocus>', 'h'), 'h')).toBe(false);
});

test('a key pressed while something lies over the page is none for the page', () => {
  const covered = '<dialog open><button autofocus></button></dialog>';
  expect(isForPage(pressedIn(covered, '1'))).toBe(false);
  expect(isPageLetter(pressedIn(covered, 'u'), 'u')).toBe(false);
  expect(isLetter(pressedIn(covered, 'R'), 'r')).toBe(true);
});
