/** The door to all texts: `t` for the page, `tGame` for a game's names, `Speaker` for what a game tells. */
export { LANGUAGES, preferredLanguage, type Args } from './catalogue';
export { Speaker, type PrintedWords } from './speaker';
export { catalogueOf, chooseLanguage, firstLanguage, followOtherWindows, speak, speakOfTheClub, spoken, t, tGame, titleOf } from './texts.svelte';
