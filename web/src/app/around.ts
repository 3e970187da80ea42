/** What stands around a table that is not the game: the lobby before it, and the menu. */
export { default as Lobby } from './Lobby.svelte';
export { default as TableMenu } from './TableMenu.svelte';
