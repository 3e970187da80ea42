/** The printed box of The Great Mafia War as the server sends it (see docs/edition-format.md), and ways to look things up in it. */
import type { House } from '../art/war/houses';
import type * as wire from '../wire/mafia-war-printed';

export type {
  Area as PrintedArea,
  Character as PrintedCharacter,
  ConflictCard as PrintedCard,
  ControlTile as PrintedTile,
  MatRow,
  Printed,
  PrintedFamily,
  PrintedSheet,
  PrintedSpace,
} from '../wire/mafia-war-printed';

type AnyPart = wire.PrintedSpace['parts'][number] | wire.PrintedOrder['parts'][number];
type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K extends PropertyKey> = T extends { readonly [key in K]: infer V } ? V : never;
/** Any of several shapes seen as one: what a shape does not have is absent. */
type Merged<T> = { readonly [K in KeyOf<T>]?: ValueOf<T, K> };

/** A printed symbol with its numbers. */
export type Part = Omit<Merged<AnyPart>, 'do'> & { readonly do: string };
/** What a token shows. */
export type PrintedOrder = Omit<wire.PrintedOrder, 'parts' | 'provenance' | 'note'> & { readonly parts: readonly Part[] };
/** What stands under a token of a mat. */
export type MatSpace = Merged<wire.MatRow['spaces'][number]> & Pick<wire.MatRow['spaces'][number], 'gives' | 'column'>;
export type Institution = wire.MatRow['institution'];
export type Place = readonly [number, number];
export type Shape = wire.SeaShape;
export type PrintedMap = Pick<wire.MapFile, 'frame' | 'seas' | 'control_circles' | 'islets' | 'vertices'> & { readonly areas: readonly Shape[] };

/** The owner of what belongs to nobody; lower numbers are seats. */
export const NEUTRAL = 4;
/** Seats are numbered in order of play, the teams in turn. */
export const SEATS = 4;
export const TEAMS: readonly (readonly number[])[] = [[0, 2], [1, 3]];
export const teamOf = (seat: number): number => seat % TEAMS.length;
export const mateOf = (seat: number): number => (seat + TEAMS.length) % SEATS;
export const COLUMNS = ['start', 'justice', 'police', 'economy', 'church', 'two'] as const;

const byId = <T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> => new Map(things.map((thing) => [thing.id, thing]));

/** The box with its things found by id. */
export class Box {
  readonly printed: wire.Printed;
  readonly areas: ReadonlyMap<string, wire.Area>;
  readonly mandamenti: ReadonlyMap<string, wire.Mandamento>;
  readonly families: ReadonlyMap<string, wire.PrintedFamily>;
  readonly tiles: ReadonlyMap<string, wire.ControlTile>;
  readonly characters: ReadonlyMap<string, wire.Character>;
  readonly cards: ReadonlyMap<string, wire.ConflictCard>;
  readonly orders: ReadonlyMap<string, PrintedOrder>;
  readonly #houses: ReadonlyMap<string, House>;

  constructor(printed: wire.Printed) {
    this.printed = printed;
    this.areas = byId(printed.areas);
    this.mandamenti = byId(printed.mandamenti);
    this.families = byId(printed.families);
    this.tiles = byId(printed.control_tiles);
    this.characters = byId(printed.characters);
    this.cards = byId(printed.conflict_cards);
    this.orders = byId(printed.families.flatMap((family) => family.orders));
    this.#houses = new Map(printed.families.flatMap((family) => family.orders.map((order) => [order.id, family.id] as const)));
  }

  /** Whose colour an order is printed in. */
  houseOf(order: string): House | undefined {
    return this.#houses.get(order);
  }

  /** An order's number within its family, as actions count it. */
  slotOf(order: string): number {
    return this.orders.get(order)?.slot ?? 0;
  }

  sheet(number: number): wire.PrintedSheet | undefined {
    return this.printed.sheets.find((sheet) => sheet.number === number);
  }

  /** The space in a cell (`justice-2`) of a sheet. */
  space(sheet: number, cell: string): wire.PrintedSpace | undefined {
    return this.sheet(sheet)?.spaces.find(({ column, row }) => `${column}-${row}` === cell);
  }
}
