/** Which open tables somebody wants to see. */
import type { TableInfo } from '../wire';

export const SPEEDS = ['any', 'untimed', 'quick', 'slow'] as const;
export const STRENGTHS = ['any', 'near', 'stronger', 'weaker'] as const;

export interface Filters {
  /** A game, or none for all of them. */
  readonly game: string;
  readonly speed: (typeof SPEEDS)[number];
  readonly strength: (typeof STRENGTHS)[number];
}

export const ANYTHING: Filters = { game: '', speed: 'any', strength: 'any' };

/** Where everybody begins who has no rating. */
const MIDDLE = 1500;
const NEAR = 150;
const HOUR = 3600;

/** How fast a table plays: turns of minutes, or of days. */
const speedOf = ({ clock, budget }: TableInfo): Filters['speed'] => {
  const time = clock || budget;
  return time === 0 ? 'untimed' : time <= HOUR ? 'quick' : 'slow';
};

/** The clock of a new table for who wants this speed; null where any will do. */
export const clockFor = (speed: Filters['speed']): number | null => ({ any: null, untimed: 0, quick: 300, slow: 86_400 })[speed];

function suits(wanted: Filters['strength'], theirs: number, own: number): boolean {
  if (wanted === 'near') return Math.abs(theirs - own) <= NEAR;
  if (wanted === 'stronger') return theirs > own;
  return wanted === 'any' || theirs < own;
}

/** Is this a table somebody of this rating wants? */
export function isWanted(table: TableInfo, { game, speed, strength }: Filters, theirs = MIDDLE, own = MIDDLE): boolean {
  return (game === '' || table.game === game) && (speed === 'any' || speedOf(table) === speed) && suits(strength, theirs, own);
}
