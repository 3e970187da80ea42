/** The pages of the house. Each is a file of its own, so that nobody waits for pages that were not asked for. */
import { whenPainted } from '../look/painted';

export const openFront = () => import('./FrontPage.svelte');
export const openTable = () => import('./TablePage.svelte');
/** The lobby of a table and its menu. */
export const openAround = () => import('./around');
export const openClaim = () => import('./ClaimPage.svelte');
export const openRules = () => import('../rules/RulesPage.svelte');
export const openClub = () => import('../club/ClubPage.svelte');

/** Fetches where people go from here once this page is painted: the way there is short then, and without a network the page still opens. */
export function fetchNext(): void {
  whenPainted(() => {
    for (const open of [openFront, openTable, openAround]) void open().catch(() => undefined);
  });
}
