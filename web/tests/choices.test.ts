import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import ChoiceList from '../src/table/ChoiceList.svelte';
import { reactive } from './reactive.svelte';
import { find, press, show } from './show';

const THREE = ['add', 'take', 'pass'].map((id) => ({ id, label: `do ${id}` }));

function list(choices = THREE, hotkeys = false) {
  const chosen: string[] = [];
  const pointed: (string | null)[] = [];
  const props = reactive({ choices, hotkeys, onchoose: (id: string) => void chosen.push(id), onpoint: (id: string | null) => void pointed.push(id) });
  const page = show(ChoiceList, props);
  const buttons = (): HTMLButtonElement[] => [...page.querySelectorAll('button')];
  return { chosen, pointed, props, page, buttons };
}

test('every choice is a button that chooses itself', () => {
  const { chosen, buttons } = list();
  buttons().forEach((button) => button.click());
  expect(chosen).toEqual(['add', 'take', 'pass']);
});

test('the list is one stop of the Tab key', () => {
  const { buttons } = list();
  expect(buttons().map((button) => button.tabIndex)).toEqual([0, -1, -1]);
});

test.each([
  ['ArrowDown', [1, 2, 0]],
  ['ArrowUp', [2, 1, 0]],
  ['End', [2, 2]],
])('%s moves the focus and wraps around', (key, path) => {
  const { buttons } = list();
  buttons()[0]?.focus();
  for (const expected of path) {
    press(document.activeElement ?? document.body, key);
    expect(buttons().indexOf(document.activeElement as HTMLButtonElement)).toBe(expected);
  }
});

test('a digit chooses at once, exactly once, and a digit beyond the list does nothing', () => {
  const { chosen, buttons } = list(THREE, true);
  const [first] = buttons();
  expect(press(first as Element, '2')).toBe(false);
  expect(press(first as Element, '4')).toBe(true);
  expect(press(first as Element, '0')).toBe(true);
  expect(chosen).toEqual(['take']);
});

test('digits work from anywhere only when asked for, and never while something is typed', () => {
  const quiet = list();
  press(document.body, '1');
  expect(quiet.chosen).toEqual([]);

  const loud = list(THREE, true);
  press(document.body, '1');
  press(document.body.appendChild(document.createElement('input')), '2');
  expect(loud.chosen).toEqual(['add']);
});

test('keyboard players keep the focus when the next list arrives', () => {
  const { props, buttons } = list();
  buttons()[2]?.focus();
  props.choices = ['left', 'right'].map((id) => ({ id, label: id }));
  flushSync();
  expect(document.activeElement).toBe(buttons()[0]);
  expect(buttons().map((button) => button.tabIndex)).toEqual([0, -1]);
});

test('a new list takes no focus from elsewhere', () => {
  const { props } = list();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  props.choices = [{ id: 'left', label: 'left' }];
  flushSync();
  expect(document.activeElement).toBe(field);
});

test('the board hears which choice is pointed at, and that none is', () => {
  const { pointed, buttons } = list();
  buttons()[1]?.focus();
  buttons()[1]?.blur();
  expect(pointed).toEqual(['take', null]);
});

test('an empty list says so', () => {
  const { page } = list([]);
  expect(page.textContent).toContain('Nothing to choose');
  expect(page.querySelector('ul')).toBeNull();
});

test('the digits are told to assistive technology and the keys are explained', () => {
  const { page } = list();
  expect(find('button', page).getAttribute('aria-keyshortcuts')).toBe('1');
  const hint = find('ul', page).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(hint)?.textContent).toContain('Arrow keys');
});

test('a long preview folds: the rest unfolds below the choice, and looking at it chooses nothing', () => {
  const chosen: string[] = [];
  const effects = ['one', 'two', 'three', 'four'].map((text) => ({ text, tone: 'plain' as const }));
  const page = show(ChoiceList, { choices: [{ id: 'add', label: 'do add', effects }], most: 2, onchoose: (id: string) => void chosen.push(id) });
  expect(find('button', page).textContent).toMatch(/one two\s*$/);
  find('summary', page).click();
  expect(find('details', page).textContent).toMatch(/^2 more effects\s*three four\s*$/);
  expect(chosen).toEqual([]);
});

test('what comes of every choice alike is said once, below them', () => {
  const effects = (...texts: readonly string[]) => texts.map((text) => ({ text, tone: 'plain' as const }));
  const page = show(ChoiceList, { choices: [{ id: 'with', label: 'With a car', effects: effects('attack 5', 'Enna is taken') }, { id: 'without', label: 'Without', effects: effects('attack 3', 'Enna is taken') }], onchoose: () => undefined });
  expect([...page.querySelectorAll('button .effects')].map((chips) => chips.textContent?.trim())).toEqual(['attack 5', 'attack 3']);
  expect(find('.common', page).textContent).toMatch(/^In any case:\s*Enna is taken\s*$/);
});

test('a choice has its name first and below it what it means', () => {
  const page = show(ChoiceList, { choices: [{ id: 'mark', label: 'Mark Cars', detail: 'pay for a car.' }], onchoose: () => undefined });
  expect(find('.label', page).textContent).toBe('Mark Cars');
  expect(find('.detail', page).textContent).toBe('pay for a car.');
});
