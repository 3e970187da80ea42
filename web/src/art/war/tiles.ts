/** The eleven control tiles and what they are drawn with. */
import type { SymbolName } from './symbols';

interface TileDrawing {
  readonly phase: 'planning' | 'encounter';
  readonly symbols: readonly SymbolName[];
}

const TILE_DRAWINGS = {
  influence: { phase: 'planning', symbols: ['influence'] },
  meeting: { phase: 'planning', symbols: ['recruit'] },
  reinforcements: { phase: 'planning', symbols: ['place'] },
  cars: { phase: 'planning', symbols: ['car'] },
  speedboats: { phase: 'planning', symbols: ['speedboat'] },
  'chain-of-command': { phase: 'planning', symbols: ['order', 'order'] },
  recruitment: { phase: 'encounter', symbols: ['recruit', 'shotgun'] },
  allies: { phase: 'encounter', symbols: ['spread'] },
  bribery: { phase: 'encounter', symbols: ['buy'] },
  'delay-detonator': { phase: 'encounter', symbols: ['ultima', 'bomb'] },
  miniguns: { phase: 'encounter', symbols: ['shotgun', 'shotgun'] },
} as const satisfies Record<string, TileDrawing>;

export type TileKind = keyof typeof TILE_DRAWINGS;
export const TILES: Readonly<Record<TileKind, TileDrawing>> = TILE_DRAWINGS;
export const TILE_KINDS = Object.keys(TILE_DRAWINGS) as TileKind[];
