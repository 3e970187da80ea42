import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import ConnectionDot from '../src/table/ConnectionDot.svelte';
import CoverScreen from '../src/table/CoverScreen.svelte';
import Dialog from '../src/table/Dialog.svelte';
import Drawer from '../src/table/Drawer.svelte';
import Inspector from '../src/table/Inspector.svelte';
import LogList from '../src/table/LogList.svelte';
import SeatBadge from '../src/table/SeatBadge.svelte';
import Slider from '../src/table/Slider.svelte';
import StatusLine from '../src/table/StatusLine.svelte';
import { reactive } from './reactive.svelte';
import { find, show, words } from './show';

test.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s opens as a modal, closes by Escape, its button and the veil, not by a click inside', (_, component) => {
  const onclose = vi.fn();
  const props = reactive({ open: false, title: 'Symbols', onclose, children: words('inside') });
  const page = show(component, props);
  const dialog = find<HTMLDialogElement>('dialog', page);
  expect(dialog.open).toBe(false);

  props.open = true;
  flushSync();
  expect(dialog.open).toBe(true);
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Symbols');

  find('.content span', dialog).click();
  expect(onclose).toHaveBeenCalledTimes(0);
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  find('button[aria-label=Close]', dialog).click();
  dialog.click();
  expect(onclose).toHaveBeenCalledTimes(3);

  props.open = false;
  flushSync();
  expect(dialog.open).toBe(false);
});

function slider(step: number, last = 9) {
  const onstep = vi.fn();
  const page = show(Slider, { step, last, onstep });
  const button = (name: string): HTMLButtonElement => find<HTMLButtonElement>(`button[aria-label="${name}"]`, page);
  return { onstep, page, button };
}

test('the replay slider steps, jumps to both ends and follows the hand', () => {
  const { onstep, page, button } = slider(4);
  ['First move', 'One move back', 'One move on', 'Last move'].forEach((name) => button(name).click());
  const range = find<HTMLInputElement>('input', page);
  range.value = '7';
  range.dispatchEvent(new Event('input', { bubbles: true }));
  expect(onstep.mock.calls.flat()).toEqual([0, 3, 5, 9, 7]);
  expect(range.getAttribute('aria-valuetext')).toBe('4 of 9');
});

test.each([
  [0, ['First move', 'One move back'], ['One move on', 'Last move']],
  [9, ['One move on', 'Last move'], ['First move', 'One move back']],
])('at move %i the slider offers no way past the end', (step, off, on) => {
  const { button } = slider(step);
  expect(off.map((name) => button(name).disabled)).toEqual([true, true]);
  expect(on.map((name) => button(name).disabled)).toEqual([false, false]);
});

test('the cover names who is next, holds the focus and opens on demand', () => {
  const onopen = vi.fn();
  const page = show(CoverScreen, { name: 'Rosa', onopen });
  const button = find<HTMLButtonElement>('button', page);
  expect(find('[role=dialog]', page).getAttribute('aria-modal')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(onopen).not.toHaveBeenCalled();
  button.click();
  expect(page.textContent).toContain('Rosa is next');
  expect(onopen).toHaveBeenCalledOnce();
});

test('the status line is announced in a region that was there before the news', () => {
  const props = reactive({ message: null as string | null });
  const page = show(StatusLine, props);
  const region = find('[role=status]', page);
  expect(region.childElementCount).toBe(0);
  props.message = 'STREET-2: that card is old.';
  flushSync();
  expect(find('[role=status]', page)).toBe(region);
  expect(region.textContent).toContain('STREET-2');
});

test('a seat tells in words whose turn it is and who sits there', () => {
  const page = show(SeatBadge, { name: 'Turi', bot: true, onTurn: true, tally: '18' });
  expect(page.textContent).toMatch(/Turi.*bot.*on turn.*18/s);
  expect(find('.seat', page).getAttribute('aria-current')).toBe('true');
});

test('a seat shows a connection only when something is wrong with it', () => {
  expect(show(SeatBadge, { name: 'Saro', connection: 'live' }).textContent).not.toContain('Connected');
  expect(show(SeatBadge, { name: 'Saro', connection: 'lost' }).textContent).toContain('No connection');
});

test('each connection state has its own words and its own shape', () => {
  const pictures = (['live', 'waiting', 'lost'] as const).map((state) => {
    const page = show(ConnectionDot, { state });
    return [page.textContent?.trim(), find('svg', page).innerHTML];
  });
  expect(new Set(pictures.map(([words]) => words)).size).toBe(3);
  expect(new Set(pictures.map(([, shape]) => shape)).size).toBe(3);
});

test('the log keeps its order, marks headings, and says when it is empty', () => {
  const page = show(LogList, { entries: [{ id: 1, text: 'Round 1', heading: true }, { id: 2, text: 'Rosa passed.' }] });
  expect([...page.querySelectorAll('li')].map((line) => line.textContent)).toEqual(['Round 1', 'Rosa passed.']);
  expect(page.querySelectorAll('li.heading')).toHaveLength(1);
  expect(find('[role=log]', page).getAttribute('aria-label')).toBe('What happened');
  expect(show(LogList, { entries: [] }).textContent).toContain('Nothing has happened yet.');
});

test('a thing is explained to a mouse that moves, not to one it comes to lie under', () => {
  vi.useFakeTimers();
  show(Inspector, {});
  const thing = (says: string): HTMLElement => {
    const element = document.body.appendChild(document.createElement('div'));
    element.dataset['words'] = says;
    return element;
  };
  const [card, other] = [thing('the Widow'), thing('the Boxer')];
  const mouse = (kind: string, at: HTMLElement, clientX = 0): void => {
    at.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'mouse', clientX }));
  };
  const told = (): string | undefined => {
    vi.advanceTimersByTime(1000);
    flushSync();
    return document.querySelector('[role=tooltip]')?.textContent?.trim();
  };

  mouse('pointerover', card);
  expect(told()).toBeUndefined();
  mouse('pointermove', card);
  expect(told()).toBe('the Widow');
  mouse('pointerdown', card);
  mouse('pointerover', other);
  mouse('pointermove', other, 3);
  expect(told()).toBeUndefined();
  mouse('pointermove', other, 30);
  expect(told()).toBe('the Boxer');
  mouse('pointerover', document.body);
  expect(told()).toBeUndefined();
  vi.useRealTimers();
});
