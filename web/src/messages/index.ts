/** The door to all texts: `t` for the page, `tGame` for a game's names, `Speaker` for what a game tells. */
export type { Args } from './catalogue';
export { firstLanguage, LANGUAGES, preferredLanguage } from './files';
export { Speaker, type PrintedWords } from './speaker';
export { catalogueOf, chooseLanguage, followOtherWindows, speak, speakOfTheClub, spoken, t, tGame, titleOf } from './texts.svelte';
