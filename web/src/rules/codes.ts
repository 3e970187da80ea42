/** Rule codes in texts (`STREET-4`, `W15`), and which game's rules they belong to. */
import { getContext, setContext } from 'svelte';

const CODE = /\b(?:[A-Z]{3,}-\d+|[FW]\d+)\b/g;
const GAME = Symbol('game');

/** A stretch of text, or a code in it. */
export interface Stretch {
  readonly text: string;
  readonly isCode: boolean;
}

/** Cuts a text at its rule codes. */
export function cutAtCodes(text: string): readonly Stretch[] {
  const found: Stretch[] = [];
  let end = 0;
  for (const { 0: code, index } of text.matchAll(CODE)) {
    if (index > end) found.push({ text: text.slice(end, index), isCode: false });
    found.push({ text: code, isCode: true });
    end = index + code.length;
  }
  if (end < text.length) found.push({ text: text.slice(end), isCode: false });
  return found;
}

/** Where a rule, or without one the whole law of a game, is read. */
export const rulesAddress = (game: string, rule = ''): string => `#/rules/${game}${rule && `/${rule}`}`;

/** Says which game everything below this component plays. */
export const nameGame = (game: () => string): void => void setContext(GAME, game);

/** The game named above, if any is. */
export function namedGame(): () => string {
  return getContext<(() => string) | undefined>(GAME) ?? (() => '');
}
