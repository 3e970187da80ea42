/** What is told, as pieces that are seen moving: what goes from where to where. */
import type { PieceKind } from '../../art/war/pieces';
import type { Told } from '../../wire';
import { NEUTRAL } from '../printed';

/** Whatever is seen moving. */
export type Mover = PieceKind | 'lab' | 'coin' | 'order' | 'primo' | 'tile';

/** A spot of the table, in the words of targets (`top:justice-2`, `area:enna`, `seat:1`) and some more (`money:1`). */
export type Spot = string;

/** Pieces on their way. What comes from nowhere drops in, what goes nowhere vanishes. */
export interface Flight {
  readonly mover: Mover;
  /** Whose it is: a seat, or neutral. */
  readonly owner: number;
  /** How many pieces, or how much money. */
  readonly count: number;
  readonly from: Spot | undefined;
  readonly to: Spot | undefined;
  /** Which order or tile it is, where that is known. */
  readonly id?: string;
}

type Args = Told['args'];
type Telling = (args: Args) => readonly Flight[];

/** A spot of a family: neutral pieces have none. */
const of = (kind: 'mat' | 'money' | 'orders' | 'seat' | 'soldati' | 'supply', seat: unknown): Spot | undefined => (Number(seat) === NEUTRAL ? undefined : `${kind}:${String(seat)}`);
const area = (id: unknown): Spot => `area:${String(id)}`;
const sea = (id: unknown): Spot => `sea:${String(id)}`;

const flight = (mover: Mover, owner: unknown, from: Spot | undefined, to: Spot | undefined, count: unknown = 1): Flight => ({ mover, owner: Number(owner), count: Number(count), from, to });

/** Soldati and cars that change areas. */
function travel(owner: unknown, { from, area: to, count, cars = 0 }: Args): readonly Flight[] {
  const soldati = flight('soldato', owner, area(from), area(to), count);
  return [soldati, flight('car', owner, area(from), area(to), cars)].filter((each) => each.count > 0);
}

const FLIGHTS: Readonly<Record<string, Telling>> = {
  starts: ({ seat }) => [flight('primo', seat, undefined, of('seat', seat))],
  'took-start': ({ seat, from }) => (seat === from ? [] : [flight('primo', seat, of('seat', from), of('seat', seat))]),

  'start-coin': ({ seat, to, count }) => [flight('coin', seat, of('money', seat), of('money', to), count)],
  'fee-paid': ({ seat, to, count }) => [flight('coin', seat, of('money', seat), of('money', to), count)],
  gave: ({ seat, to, count, cost }) => [flight('coin', seat, of('money', seat), of('money', to), count), flight('coin', seat, of('money', seat), undefined, Number(cost) - Number(count))],
  sold: ({ seat, order, count }) => [{ ...flight('order', seat, of('orders', seat), undefined), id: String(order) }, flight('coin', seat, undefined, of('money', seat), count)],
  paid: ({ seat, count }) => [flight('coin', seat, of('money', seat), undefined, count)],
  earned: ({ seat, count }) => [flight('coin', seat, undefined, of('money', seat), count)],
  laundered: ({ seat, count }) => [flight('coin', seat, undefined, of('money', seat), count)],

  'token-placed': ({ owner, from, bottom }) => [flight('influence', owner, from === 'mat' ? of('mat', owner) : String(from), `bottom:${String(bottom)}`)],
  'token-on-top': ({ owner, top }) => [flight('influence', owner, of('mat', owner), `top:${String(top)}`)],
  'mat-uncovered': ({ seat, row }) => [flight('influence', seat, `row:${String(row)} ${String(seat)}`, of('mat', seat))],
  'bust-placed': ({ seat, bottom }) => [flight('bust', seat, of('supply', seat), `bottom:${String(bottom)}`)],
  'bust-returned': ({ seat, bottom }) => [flight('bust', seat, `bottom:${String(bottom)}`, of('supply', seat))],
  marked: ({ seat, tile }) => [flight('influence', seat, of('supply', seat), `tile:${String(tile)}`)],
  unmarked: ({ seat, tile }) => [flight('influence', seat, `tile:${String(tile)}`, of('supply', seat))],

  'tile-used': ({ seat, tile }) => [{ ...flight('tile', seat, `tile:${String(tile)}`, of('seat', seat)), id: String(tile) }],

  'order-issued': ({ seat, area: to }) => [flight('order', seat, of('orders', seat), area(to))],
  'order-returned': ({ seat, area: from }) => [flight('order', seat, area(from), of('orders', seat))],
  'order-gained': ({ seat, order }) => [{ ...flight('order', seat, of('mat', seat), of('orders', seat)), id: String(order) }],

  recruited: ({ seat, count }) => [flight('soldato', seat, of('supply', seat), of('soldati', seat), count)],
  recruits: ({ seat, count }) => [flight('soldato', seat, of('supply', seat), of('soldati', seat), count)],
  'soldati-placed': ({ owner, area: to, count }) => [flight('soldato', owner, of('soldati', owner), area(to), count)],
  'soldati-removed': ({ owner, area: from, count }) => [flight('soldato', owner, area(from), of('supply', owner), count)],
  'attackers-lost': ({ owner, area: from, count }) => [flight('soldato', owner, area(from), of('supply', owner), count)],
  'ran-away': ({ owner, area: from, count }) => [flight('soldato', owner, area(from), of('soldati', owner), count)],
  swapped: ({ seat, area: to, count }) => [flight('soldato', seat, of('supply', seat), area(to), count)],
  turned: ({ owner, area: to, count }) => [flight('soldato', owner, undefined, area(to), count)],
  'area-taken': ({ owner, area: to, count }) => [flight('soldato', owner, undefined, area(to), count)],
  rallied: (args) => travel(args['seat'], args),
  moved: (args) => travel(args['seat'], args),
  agitated: (args) => travel(NEUTRAL, args),
  'pulled-in': (args) => travel(args['seat'], args),

  'car-placed': ({ seat, area: to }) => [flight('car', seat, of('supply', seat), area(to))],
  'cars-lost': ({ seat, area: from, count }) => [flight('car', seat, area(from), of('supply', seat), count)],
  'car-bomb': ({ seat, from, area: to }) => [flight('car', seat, area(from), area(to))],
  'boat-placed': ({ seat, sea: to }) => [flight('speedboat', seat, of('supply', seat), sea(to))],
  'boat-moved': ({ seat, from, sea: to }) => [flight('speedboat', seat, sea(from), sea(to))],
  'boats-clashed': ({ seat, owner, sea: from }) => [seat, owner].map((whose) => flight('speedboat', whose, sea(from), of('supply', whose))),
  'lab-built': ({ seat, area: to }) => [flight('lab', seat, of('supply', seat), area(to))],
  'lab-lost': ({ area: from }) => [flight('lab', NEUTRAL, area(from), undefined)],

  'mandamento-held': ({ seat, mandamento }) => [flight('control', seat, of('seat', seat), `mandamento:${String(mandamento)}`)],
  'mandamento-lost': ({ seat, mandamento }) => [flight('control', seat, `mandamento:${String(mandamento)}`, of('seat', seat))],
};

/** Whoever takes an area by coming there, or by being placed there, is seen coming. */
const isSeenComing = ({ kind, args }: Told, events: readonly Told[]): boolean =>
  kind === 'area-taken' && events.some((other) => ['moved', 'rallied', 'agitated', 'pulled-in', 'soldati-placed'].includes(other.kind) && other.args['area'] === args['area']);

export const flightsIn = (events: readonly Told[]): readonly Flight[] =>
  events.filter((event) => !isSeenComing(event, events)).flatMap(({ kind, args }) => FLIGHTS[kind]?.(args) ?? []);
