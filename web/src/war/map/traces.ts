/** What is told, as it is drawn on the map: which ways were gone, and what would be set down. */
import type { PieceKind } from '../../art/war/pieces';
import type { Told } from '../../wire';
import type { Chart } from './geometry';
import type { Place } from '../printed';

/** A way from one area or sea to another. */
export interface Way {
  readonly from: Place;
  readonly to: Place;
}

/** Whatever can be set down on the map. */
export type Thing = PieceKind | 'lab';

/** A piece that comes to lie somewhere. */
export interface Arrival {
  readonly kind: Thing;
  readonly at: Place;
  readonly count: number;
  readonly event: Told;
}

const SET_DOWN: Readonly<Record<string, Thing>> = {
  'soldati-placed': 'soldato', 'area-taken': 'soldato', 'car-placed': 'car', 'boat-placed': 'speedboat', 'boat-moved': 'speedboat', 'lab-built': 'lab',
};

const isArea = (chart: Chart, value: string | number | undefined): value is string => typeof value === 'string' && chart.places.has(value);

export const areasIn = (chart: Chart, events: readonly Told[]): readonly string[] =>
  [...new Set(events.flatMap(({ args }) => [args['area'], args['from']]).filter((value) => isArea(chart, value)))];

export const waysIn = (chart: Chart, events: readonly Told[]): readonly Way[] =>
  events.flatMap(({ args }) => {
    const [from, to] = [chart.find(args['from']), chart.find(args['area'] ?? args['sea'])];
    return from && to && args['from'] !== args['area'] ? [{ from, to }] : [];
  });

export const arrivalsIn = (chart: Chart, events: readonly Told[]): readonly Arrival[] =>
  events.flatMap((event) => {
    const kind = SET_DOWN[event.kind];
    const at = chart.find(event.args['area']) ?? chart.find(event.args['sea']);
    return kind && at ? [{ kind, at, count: Number(event.args['count'] ?? 1), event }] : [];
  });
