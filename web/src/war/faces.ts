/** What is printed on orders and spaces, as symbols and as words. */
import type { OrderFace } from '../art/war/OrderToken.svelte';
import type { Counted, SymbolName } from '../art/war/symbols';
import { tGame, type Args } from '../messages';
import type { PlayerView, WarView } from '../wire/mafia-war';
import type { Box, Institution, MatSpace, Part, PrintedCharacter, PrintedOrder, PrintedSpace } from './printed';

export const GAME = 'mafia-war';

/** A text of this game's page. */
export const say = (key: string, args: Args = {}): string => tGame(GAME, key, args);

/** What is said of a thing, name and sentences, as sentences one after the other. */
export const sentences = (...said: readonly string[]): string => said.map((words) => (/[.!?]$/.test(words) ? words : `${words}.`)).join(' ');

const plus = (bonus = 0): string => (bonus > 0 ? `+${bonus}` : '');
const counted = (symbol: SymbolName, count: string | number = '', times: 1 | 2 = 1): Counted => ({ symbol, times, ...(count === '' ? {} : { count: String(count) }) });
const twice = (count = 1): 1 | 2 => (count === 2 ? 2 : 1);

export const EQUIPMENT: Readonly<Record<string, SymbolName>> = { car: 'car', speedboat: 'speedboat', lab: 'lab' };

const SYMBOLS_OF: Readonly<Record<string, (part: Part) => readonly Counted[]>> = {
  recruit: (part) => [counted('recruit', plus(part.bonus))],
  place: (part) => [counted('place', plus(part.bonus))],
  'place-fixed': (part) => [counted('place', part.soldati)],
  orders: (part) => (part.areas === 2 ? [counted('order'), counted('order')] : [counted('order', '', twice(part.each))]),
  equip: (part) => (part.choice ?? []).map((piece) => counted(EQUIPMENT[piece] ?? 'car')),
  launder: () => [counted('launder')],
  exert: (part) => [counted('influence', part.to === 'sheet' ? '↓' : '', twice(part.tokens))],
  rally: () => [counted('rally')],
  'ultima-azione': () => [counted('ultima')],
  car: () => [counted('car')],
  speedboat: () => [counted('speedboat')],
  lab: () => [counted('lab')],
  coin: (part) => [counted('coin', part.money)],
  'supply-adjacent': (part) => [counted('spread', part.soldati)],
  'soldati-at-labs': (part) => [counted('lab'), counted('place', part.per_lab)],
  shotgun: (part) => [counted('shotgun', '', twice(part.count))],
  bomb: (part) => [counted('bomb', '', twice(part.count))],
  pentito: (part) => [counted('pentito', (part.removals ?? []).join(' '))],
  agitate: (part) => [counted('agitate', part.distance)],
  'swap-defenders': (part) => [counted('swap', part.up_to)],
  'pay-to-remove': () => [counted('buy')],
  'pull-in': (part) => [counted('pull', part.up_to)],
};

export const symbolsOf = (part: Part): readonly Counted[] => SYMBOLS_OF[part.do]?.(part) ?? [];

const [SYMBOL, SIGN, GAP] = [15, 8, 2];

/** About how long the symbols of a part are in one line, in pixels: what is asked before they are laid out. */
export function lengthOf(part: Part): number {
  const symbols = symbolsOf(part);
  const slashes = part.do === 'equip' ? symbols.length - 1 : 0;
  return symbols.reduce((sum, { times, count = '' }) => sum + SYMBOL * (times === 2 ? 1.5 : 1) + GAP + SIGN * count.length, slashes * (SIGN + GAP));
}

/** And those of a space, with what joins them. */
export const lineLength = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + lengthOf(part) + SIGN + 4 * GAP, -SIGN - 4 * GAP);

/** The face of an order as its token shows it. */
export function faceOf(order: PrintedOrder): OrderFace {
  const symbols = order.parts.flatMap(symbolsOf);
  const skull: readonly Counted[] = order.skull > 0 ? [counted('skull', order.skull)] : [];
  return { kind: order.kind, initiative: order.initiative, vest: order.vest, symbols: [...symbols, ...skull] };
}

/** How many Soldati a part with a bonus comes to for a player. */
function mostOf({ do: what, bonus = 0 }: Part, whose: PlayerView | undefined): number | undefined {
  const base = what === 'recruit' ? whose?.recruit_base : what === 'place' ? whose?.place_base : undefined;
  return base === undefined ? undefined : base + bonus;
}

/** A part in words; with the number it comes to, where it is known whose it is. */
export function partWords(part: Part, whose?: PlayerView): string {
  const pieces = (part.choice ?? []).map((piece) => say(`name-${piece}`)).join(say('ui-war-or'));
  const numbers = Object.fromEntries(Object.entries(part).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  const narrow = part.only_where_you_stand || part.to === 'sheet' || part.areas === 2 || part.each === 2 || part.also_from_area_reached;
  const most = mostOf(part, whose);
  if (most !== undefined) return say(narrow ? `printed-${part.do}.special-number` : `printed-${part.do}.number`, { most });
  return say(narrow ? `printed-${part.do}.special` : `printed-${part.do}`, { ...numbers, pieces, each: part.each ?? 1, removals: (part.removals ?? []).join(', ') });
}

/** An order in words: its parts, as they are for the player whose it is. */
export function orderWords(order: PrintedOrder, whose?: PlayerView): readonly string[] {
  const words = order.parts.map((part) => partWords(part, whose));
  if (order.skull > 0) words.push(say('printed-skull', { count: order.skull }));
  if (order.vest > 0) words.push(say('printed-vest', { count: order.vest }));
  return words;
}

/** An order in a line: what it does, and how much it wounds and shields. */
export function orderInShort(order: PrintedOrder, whose?: PlayerView): string {
  const words = order.parts.map((part) => partWords(part, whose).replace(/\.$/, ''));
  if (order.skull > 0) words.push(say('printed-skull.short', { count: order.skull }));
  if (order.vest > 0) words.push(say('printed-vest.short', { count: order.vest }));
  return words.join(' · ');
}

/** A space of the sheets in words, as it is for a player. */
export function spaceWords(space: PrintedSpace, whose?: PlayerView): string {
  const sentences = space.parts.map((part) => partWords(part, whose));
  const parts = sentences.map((words, i) => (i < sentences.length - 1 ? words.replace(/\.$/, '') : words)).join(say(space.join === '/' ? 'ui-war-either' : 'ui-war-both'));
  const words = [parts || say('ui-war-no-action')];
  if (space.cost > 0) words.push(say('printed-cost', { count: space.cost }));
  if (space.gain > 0) words.push(say('printed-gain', { count: space.gain }));
  if (space.infinite) words.push(say('ui-war-endless'));
  return words.join(' ');
}

/** What a character card brings, in words. */
export function characterWords(name: string, { money, headquarters_soldati, board_soldati, cars, speedboats, labs }: PrintedCharacter): string {
  return say('ui-war-character', { name, money, soldati: headquarters_soldati, board: board_soldati, cars, boats: speedboats, labs });
}

/** What a space of a mat gives when its token goes. */
export function matSpaceWords(row: Institution, { gives, attack = 0, strike = 0, value = 0, money = 0 }: MatSpace): string {
  if (gives === 'pair') return say('ui-war-mat-pair', { attack, strike });
  if (gives === 'base') return say(`ui-war-mat-base-${row}`, { value });
  if (gives === 'money') return say('ui-war-mat-money', { money });
  return say(`ui-war-mat-${gives}`);
}

/** The parts one chooses from now: those of the space in question, or of the order that is being executed. */
export function partsAsked(box: Box, view: WarView): readonly Part[] {
  const space = view.prompt.args['space'];
  if (typeof space !== 'string') return box.orders.get(view.executing ?? '')?.parts ?? [];
  const [sheet = '', ...cell] = space.split('-');
  return box.space(Number(sheet), cell.join('-'))?.parts ?? [];
}
