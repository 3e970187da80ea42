/** The printed box of The Great Mafia War as the server sends it (see docs/edition-format.md), and ways to look things up in it. */
import type { House } from '../art/war/houses';

export interface Part {
  readonly do: string;
  readonly bonus?: number;
  readonly soldati?: number;
  readonly only_where_you_stand?: boolean;
  readonly areas?: number;
  readonly each?: number;
  readonly choice?: readonly string[];
  readonly tokens?: number;
  readonly to?: 'supply' | 'sheet';
  readonly money?: number;
  readonly adjacent_areas?: number;
  readonly per_lab?: number;
  readonly count?: number;
  readonly also_from_area_reached?: boolean;
  readonly removals?: readonly number[];
  readonly distance?: number;
  readonly up_to?: number;
}

export interface PrintedArea {
  readonly id: string;
  readonly name: string;
  readonly mandamento: string;
  readonly seas: readonly string[];
  readonly start: string;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface PrintedSpace {
  readonly id: string;
  readonly column: string;
  readonly row: number;
  readonly infinite: boolean;
  readonly neutral: boolean;
  readonly cost: number;
  readonly gain: number;
  readonly join: string;
  readonly parts: readonly Part[];
}

export interface PrintedSheet {
  readonly number: number;
  readonly column_costs: readonly number[];
  readonly spaces: readonly PrintedSpace[];
}

export interface MatSpace {
  readonly gives: 'pair' | 'base' | 'car' | 'lab' | 'launder' | 'money';
  readonly column: string;
  readonly attack?: number;
  readonly strike?: number;
  readonly value?: number;
  readonly money?: number;
}

export interface MatRow {
  readonly institution: Institution;
  readonly base_pair: { readonly attack: number; readonly strike: number } | null;
  readonly base_value: number | null;
  readonly spaces: readonly MatSpace[];
}
export type Institution = 'justice' | 'police' | 'economy' | 'church';

export interface PrintedOrder {
  readonly id: string;
  readonly kind: 'attack' | 'supply';
  readonly initiative: number;
  readonly vest: number;
  readonly skull: number;
  readonly institution: Institution | null;
  readonly column: string | null;
  readonly parts: readonly Part[];
}

export interface PrintedFamily extends Named {
  readonly id: House;
  readonly about: string;
  readonly mat: readonly MatRow[];
  readonly orders: readonly PrintedOrder[];
}

export interface PrintedCharacter extends Named {
  readonly money: number;
  readonly headquarters_soldati: number;
  readonly board_soldati: number;
  readonly cars: number;
  readonly speedboats: number;
  readonly labs: number;
}

export interface PrintedTile extends Named {
  readonly phase: 'planning' | 'encounter';
  readonly price: number;
  readonly text: string;
}

export interface PrintedCard extends Named {
  readonly text: string;
}

export type Place = readonly [number, number];

export interface Shape {
  readonly id: string;
  readonly label: Place;
  readonly label_size: Place;
  readonly anchors: readonly Place[];
  readonly polygon: readonly number[];
}

export interface PrintedMap {
  readonly frame: Place;
  readonly areas: readonly Shape[];
  readonly seas: readonly Shape[];
  readonly control_circles: readonly { readonly mandamento: string; readonly at: Place; readonly label: Place }[];
  readonly islets: readonly (readonly Place[])[];
  readonly vertices: readonly Place[];
}

/** The document as it arrives. */
export interface Printed {
  readonly id: string;
  readonly name: string;
  readonly tie_break: string;
  readonly areas: readonly PrintedArea[];
  readonly mandamenti: readonly Named[];
  readonly seas: readonly Named[];
  readonly borders: readonly (readonly [string, string])[];
  readonly sheets: readonly PrintedSheet[];
  readonly families: readonly PrintedFamily[];
  readonly characters: readonly PrintedCharacter[];
  readonly control_tiles: readonly PrintedTile[];
  readonly conflict_cards: readonly PrintedCard[];
  readonly components: { readonly order_of_play: readonly string[] };
  readonly names: Readonly<Record<string, string>>;
  readonly map: PrintedMap | null;
}

export const COLUMNS = ['start', 'justice', 'police', 'economy', 'church', 'two'] as const;
export const INSTITUTION_ROWS: readonly Institution[] = ['justice', 'police', 'economy', 'church'];

const byId = <T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> => new Map(things.map((thing) => [thing.id, thing]));

/** The box with its things found by id. */
export class Box {
  readonly printed: Printed;
  readonly areas: ReadonlyMap<string, PrintedArea>;
  readonly mandamenti: ReadonlyMap<string, Named>;
  readonly families: ReadonlyMap<string, PrintedFamily>;
  readonly tiles: ReadonlyMap<string, PrintedTile>;
  readonly characters: ReadonlyMap<string, PrintedCharacter>;
  readonly cards: ReadonlyMap<string, PrintedCard>;
  readonly orders: ReadonlyMap<string, PrintedOrder>;
  readonly #houses: ReadonlyMap<string, House>;

  constructor(printed: Printed) {
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
    const family = this.families.get(this.#houses.get(order) ?? '');
    return (family?.orders.findIndex(({ id }) => id === order) ?? -1) + 1;
  }

  sheet(number: number): PrintedSheet | undefined {
    return this.printed.sheets.find((sheet) => sheet.number === number);
  }

  /** The space in a cell (`justice-2`) of a sheet. */
  space(sheet: number, cell: string): PrintedSpace | undefined {
    return this.sheet(sheet)?.spaces.find(({ column, row }) => `${column}-${row}` === cell);
  }
}
