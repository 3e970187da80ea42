import { beforeEach, expect, test, vi } from 'vitest';
import { storedTheme } from '../src/look/theme';
import ThemeSwitch from '../src/table/ThemeSwitch.svelte';
import { find, show } from './show';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

function choose(theme: string): void {
  const radio = find<HTMLInputElement>(`input[value=${theme}]`);
  radio.checked = true;
  radio.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a chosen theme is shown on the page and remembered', () => {
  show(ThemeSwitch, {});
  choose('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(storedTheme()).toBe('dark');
});

test('following the device takes the choice back', () => {
  show(ThemeSwitch, {});
  choose('light');
  choose('system');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(storedTheme()).toBe('system');
});

test('the switch opens on the remembered theme', () => {
  localStorage.setItem('omerta.theme', 'dark');
  show(ThemeSwitch, {});
  expect(find<HTMLInputElement>('input[value=dark]').checked).toBe(true);
});

test('a broken memory counts as none', () => {
  localStorage.setItem('omerta.theme', 'plaid');
  expect(storedTheme()).toBe('system');
});

test('where storage is forbidden the choice still shows', () => {
  const forbid = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  show(ThemeSwitch, {});
  choose('dark');
  forbid.mockRestore();
  expect(document.documentElement.dataset['theme']).toBe('dark');
});
