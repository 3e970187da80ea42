/** What a table shows only when it comes to that. */
export { default as GuideCard } from './guide/GuideCard.svelte';
export { default as KeysHelp } from './KeysHelp.svelte';
export { default as ReplayPanel } from './ReplayPanel.svelte';
