/** The door to all texts: `t` for the page, `tGame` for a game's names, `Speaker` for what a game tells. */
export { preferredLanguage, type Args } from './catalogue';
export { Speaker } from './speaker';
export { catalogueOf, speak, t, tGame } from './texts';
