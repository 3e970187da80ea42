/** What draws on the team's secret map. */
export { default as SketchAreas } from './SketchAreas.svelte';
export { default as SketchTools } from './SketchTools.svelte';
