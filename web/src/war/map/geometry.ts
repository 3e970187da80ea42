/** Lines of the map, worked out once from its rings of shared vertices. */
import type { Place, PrintedMap, Shape } from '../printed';

const at = ([x, y]: Place): string => `${x} ${y}`;

/** The closed outline of a ring of places. */
const ringPath = (places: readonly Place[]): string => `M${places.map(at).join('L')}Z`;

const outline = (map: PrintedMap, shape: Shape): string => ringPath(shape.polygon.map((number) => map.vertices[number] ?? [0, 0]));

/** Every border line between two neighbours, and every stretch of coast, as the walk along a ring meets them. */
interface Stretch {
  readonly a: string;
  readonly b: string;
  readonly path: string;
}

const edgeKey = (from: number, to: number): string => (from < to ? `${from} ${to}` : `${to} ${from}`);

/** The shapes on both sides of each edge. */
function sidesOfEdges(shapes: readonly Shape[]): Map<string, string[]> {
  const sides = new Map<string, string[]>();
  for (const { id, polygon } of shapes) {
    polygon.forEach((from, i) => {
      const key = edgeKey(from, polygon[(i + 1) % polygon.length] ?? from);
      sides.set(key, [...(sides.get(key) ?? []), id]);
    });
  }
  return sides;
}

/** All stretches of borders between shapes that touch; the edge of the picture is none. */
function stretches(map: PrintedMap): Stretch[] {
  const shapes = [...map.areas, ...map.seas];
  const sides = sidesOfEdges(shapes);
  const found: Stretch[] = [];
  for (const { id, polygon } of shapes) {
    const across = (i: number): string => {
      const from = polygon[i % polygon.length] ?? 0;
      return (sides.get(edgeKey(from, polygon[(i + 1) % polygon.length] ?? 0)) ?? []).find((other) => other !== id) ?? '';
    };
    // The walk begins where the neighbour changes, so that no stretch is cut in two.
    const start = Math.max(0, polygon.findIndex((_, i) => across(i) !== across(i + polygon.length - 1)));
    let places: number[] = [];
    for (let step = 0; step < polygon.length; step += 1) {
      const i = start + step;
      places.push(polygon[i % polygon.length] ?? 0);
      const other = across(i);
      if (step === polygon.length - 1 || across(i + 1) !== other) {
        places.push(polygon[(i + 1) % polygon.length] ?? 0);
        if (other && id < other) found.push({ a: id, b: other, path: `M${places.map((number) => at(map.vertices[number] ?? [0, 0])).join('L')}` });
        places = [];
      }
    }
  }
  return found;
}

/** The print of the map, in its own measure: the names of areas. */
export const NAME = 21;

/** How large the smallest letters are that can be read, in the measure of the map; and whether names of areas would be smaller. */
export interface Lettering {
  readonly least: number;
  readonly isTiny: boolean;
  /** And names of seas and mandamenti would run into each other. */
  readonly isBare: boolean;
  /** How much larger than printed names and numbers of areas are, where the map is small and names still fit. */
  readonly larger: number;
}

/** Where an area's pieces stand: the middle of its first two rows of places. */
export function rowsOf(shape: Shape): { readonly first: Place; readonly second: Place } {
  const ys = [...new Set(shape.anchors.map(([, y]) => y))];
  const middle = (y: number): Place => {
    const xs = shape.anchors.filter((place) => place[1] === y).map(([x]) => x);
    return [(Math.min(...xs) + Math.max(...xs)) / 2, y];
  };
  const first = ys[0] ?? shape.label[1];
  return { first: middle(first), second: middle(ys[1] ?? first) };
}

/** The disc around the number of Soldati on a small map, by the size of its digits. */
export const DISC_BY_DIGIT = 0.62;

/** How much higher pieces stand on a small map, and names above them, where orders lie below. */
export const HIGHER = 15;

/** How far a shape reaches to the left and to the right of a place in it, over so much above and below. */
function reach({ vertices }: PrintedMap, { polygon }: Shape, [x, y]: Place, half: number): Place {
  let [left, right] = [-Infinity, Infinity];
  for (const level of [y - half, y, y + half]) {
    polygon.forEach((number, i) => {
      const [[ax, ay], [bx, by]] = [vertices[number] ?? [0, 0], vertices[polygon[(i + 1) % polygon.length] ?? 0] ?? [0, 0]];
      if (ay > level === by > level) return;
      const at = ax + ((bx - ax) * (level - ay)) / (by - ay);
      if (at <= x) left = Math.max(left, at);
      else right = Math.min(right, at);
    });
  }
  return [left, right];
}

/** The middle of something so wide that is to stand at x, moved as little as needed between two bounds; undefined where it has no room. */
export function within(x: number, width: number, [left, right]: Place): number | undefined {
  return width > right - left ? undefined : Math.min(Math.max(x, left + width / 2), right - width / 2);
}

/** Boats in one sea lie side by side, each so much further right. */
export const BERTH = 52;

/** A bent line from one place to another, for arrows: it stops short of both ends. */
export function bow(from: Place, to: Place, most = 26): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const gap = Math.min(most, length * 0.22);
  const bend = Math.min(60, length * 0.18);
  const middle: Place = [(from[0] + to[0]) / 2 - uy * bend, (from[1] + to[1]) / 2 + ux * bend];
  return `M${at([from[0] + ux * gap, from[1] + uy * gap])}Q${at(middle)} ${at([to[0] - ux * gap, to[1] - uy * gap])}`;
}

/** The map worked out: outlines of everything, and borders by their weight. */
export class Chart {
  readonly map: PrintedMap;
  readonly land: string;
  readonly islets: string;
  readonly outlines: ReadonlyMap<string, string>;
  /** Where an area's Soldati stand. */
  readonly places: ReadonlyMap<string, Place>;
  readonly seaBorders: string;
  readonly coast: string;
  /** Borders inside a mandamento, and those between two. */
  readonly inner: string;
  readonly heavy: string;

  constructor(map: PrintedMap, mandamentoOf: (area: string) => string | undefined) {
    const seas = new Set(map.seas.map(({ id }) => id));
    const lines = stretches(map);
    const join = (wanted: (a: string, b: string) => boolean): string => lines.filter(({ a, b }) => wanted(a, b)).map(({ path }) => path).join('');
    const isLand = (a: string, b: string): boolean => !seas.has(a) && !seas.has(b);
    this.map = map;
    this.outlines = new Map([...map.areas, ...map.seas].map((shape) => [shape.id, outline(map, shape)]));
    this.land = map.areas.map(({ id }) => this.outlines.get(id) ?? '').join('');
    this.islets = map.islets.map(ringPath).join('');
    this.places = new Map(map.areas.map((shape) => [shape.id, rowsOf(shape).first]));
    this.seaBorders = join((a, b) => seas.has(a) && seas.has(b));
    this.coast = join((a, b) => seas.has(a) !== seas.has(b));
    this.inner = join((a, b) => isLand(a, b) && mandamentoOf(a) === mandamentoOf(b));
    this.heavy = join((a, b) => isLand(a, b) && mandamentoOf(a) !== mandamentoOf(b));
  }

  place(area: string): Place {
    return this.places.get(area) ?? [0, 0];
  }

  /** From where to where an area reaches beside a place in it. */
  reach(area: Shape, at: Place, half: number): Place {
    return reach(this.map, area, at, half);
  }

  /** Where pieces stand in an area or lie in a sea. */
  find(id: unknown): Place | undefined {
    return this.places.get(String(id)) ?? this.map.seas.find((sea) => sea.id === id)?.anchors[0];
  }
}
