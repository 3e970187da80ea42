/** Where the rules speak of a thing on the table: the inspector leads there. */
import type { SymbolName } from '../art/war/symbols';
import type { AreaView } from '../wire/mafia-war';
import type { Part } from './printed';

const OF_PARTS: Readonly<Record<string, string>> = {
  recruit: 'RECRUIT-1', place: 'PLACE-1', 'place-fixed': 'PLACE-1', orders: 'ORDER-1', equip: 'EQUIP-1', launder: 'LAUNDER-1', exert: 'EXERT-1', rally: 'RALLY-1',
  'ultima-azione': 'FINAL-1', car: 'EQUIP-2', speedboat: 'EQUIP-3', lab: 'LAB-1', coin: 'SUPPLY-2', shotgun: 'MOVE-1', bomb: 'STRIKE-1', pentito: 'PENTITO-1', agitate: 'AGITATE-1',
  'supply-adjacent': 'SPECIAL-8', 'soldati-at-labs': 'SPECIAL-2', 'swap-defenders': 'SPECIAL-1', 'pay-to-remove': 'SPECIAL-4', 'pull-in': 'SPECIAL-10',
};

/** Symbols that are no part of an order or a space, or stand for one of another name. */
const OF_SYMBOLS: Readonly<Record<string, string>> = {
  skull: 'BONUS-1', vest: 'ENCOUNTER-14', swap: 'SPECIAL-1', pull: 'SPECIAL-10', buy: 'SPECIAL-4', spread: 'SPECIAL-8', influence: 'EXERT-1', order: 'ORDER-1', ultima: 'FINAL-1', endless: 'SPACE-2',
  justice: 'MAT-5', police: 'MAT-6', economy: 'MAT-7', church: 'MAT-8',
};

const OF_TILES: Readonly<Record<string, string>> = {
  allies: 'TILES-1', bribery: 'TILES-2', cars: 'TILES-3', 'chain-of-command': 'TILES-4', 'delay-detonator': 'TILES-5', influence: 'TILES-6', meeting: 'TILES-7', miniguns: 'TILES-8',
  recruitment: 'TILES-9', reinforcements: 'TILES-10', speedboats: 'TILES-11',
};

const OF_CARDS: Readonly<Record<string, string>> = { turncoat: 'CARDS-1', 'coward-1': 'CARDS-2', 'coward-2': 'CARDS-2' };

export const RULE_OF = {
  goal: 'END-1 END-2', round: 'ROUND-1 END-3 END-4', fight: 'CONFLICT-11',
  row: 'MAT-1', column: 'GAIN-1', token: 'PLAN-3', fee: 'PLAN-4', hidden: 'ORDER-1', gift: 'ANYTIME-4', sale: 'ANYTIME-2', mandamenti: 'END-2', money: 'ANYTIME-2',
  soldati: 'RECRUIT-1', orders: 'ORDER-1', supply: 'COMPONENT-8', mandamento: 'CONTROL-1', family: 'SETUP-10', leading: 'SETUP-7', character: 'SETUP-19', placing: 'SETUP-26', matSpace: 'MAT-2',
} as const;

/** The rules about an area and about every kind of piece in it. */
export function rulesOfArea({ soldati, cars, labs, orders }: AreaView): string {
  const rules = ['MAP-1', soldati > 0 && 'CONTROL-1', cars > 0 && 'EQUIP-2', labs > 0 && 'LAB-1', orders.length > 0 && 'ORDER-1'];
  return rules.filter(Boolean).join(' ');
}

/** The rules about a sea, and about boats where there are any. */
export const rulesOfSea = (boats: number): string => (boats > 0 ? 'MAP-3 EQUIP-3' : 'MAP-3');

/** The rule of the first of these parts that has one of its own. */
export const ruleOfSymbol = (symbol: SymbolName): string => OF_SYMBOLS[symbol] ?? OF_PARTS[symbol] ?? 'ENCOUNTER-9';
export const ruleOfParts = (parts: readonly Part[]): string => parts.map((part) => OF_PARTS[part.do]).find((rule) => rule !== undefined) ?? 'ENCOUNTER-2';
export const ruleOfTile = (tile: string): string => OF_TILES[tile] ?? 'TILE-1';
export const ruleOfCard = (card: string): string => OF_CARDS[card] ?? 'CONFLICT-3';
