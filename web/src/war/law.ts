/** Where the rules speak of a thing on the table: the inspector leads there. */
import type { Part } from './printed';

const OF_PARTS: Readonly<Record<string, string>> = {
  recruit: 'RECRUIT-1', place: 'PLACE-1', 'place-fixed': 'PLACE-1', orders: 'ORDER-1', equip: 'EQUIP-1', launder: 'LAUNDER-1', exert: 'EXERT-1', rally: 'RALLY-1',
  'ultima-azione': 'FINAL-1', car: 'EQUIP-2', speedboat: 'EQUIP-3', lab: 'LAB-1', coin: 'SUPPLY-2', shotgun: 'MOVE-1', bomb: 'STRIKE-1', pentito: 'PENTITO-1', agitate: 'AGITATE-1',
};

const OF_TILES: Readonly<Record<string, string>> = {
  allies: 'TILES-1', bribery: 'TILES-2', cars: 'TILES-3', 'chain-of-command': 'TILES-4', 'delay-detonator': 'TILES-5', influence: 'TILES-6', meeting: 'TILES-7', miniguns: 'TILES-8',
  recruitment: 'TILES-9', reinforcements: 'TILES-10', speedboats: 'TILES-11',
};

const OF_CARDS: Readonly<Record<string, string>> = { turncoat: 'CARDS-1', 'coward-1': 'CARDS-2', 'coward-2': 'CARDS-2' };

export const RULE_OF = {
  sea: 'MAP-3', row: 'MAT-1', column: 'GAIN-1', token: 'PLAN-3', hidden: 'ORDER-1', gift: 'ANYTIME-4', sale: 'ANYTIME-2', mandamenti: 'END-2', money: 'ANYTIME-2',
  soldati: 'RECRUIT-1', orders: 'ORDER-1', supply: 'COMPONENT-8',
} as const;

/** The rule of the first of these parts that has one of its own. */
export const ruleOfParts = (parts: readonly Part[]): string => parts.map((part) => OF_PARTS[part.do]).find((rule) => rule !== undefined) ?? 'ENCOUNTER-2';
export const ruleOfTile = (tile: string): string => OF_TILES[tile] ?? 'TILE-1';
export const ruleOfCard = (card: string): string => OF_CARDS[card] ?? 'CONFLICT-3';
