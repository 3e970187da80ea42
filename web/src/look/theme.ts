/** The player's choice of light: what the device says, or a choice that is remembered on this device. */
import { keepChoice, keptChoice } from './choices';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

function isTheme(value: string | null): value is Theme {
  return value !== null && (THEMES as readonly string[]).includes(value);
}

/** The remembered choice, or `system` where nothing (readable) is remembered. */
export function storedTheme(): Theme {
  const value = keptChoice('theme');
  return isTheme(value) ? value : 'system';
}

/** Shows a theme on the whole page. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Shows a theme and remembers it for the next visit. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  keepChoice('theme', theme);
}
