/** Where the spots of the table lie on the screen just now. */
import type { Chart } from '../map/geometry';
import type { Place } from '../printed';
import type { Flight, Spot } from './flights';

/** A point over the board, and how large a piece is there. */
export interface Point {
  readonly at: Place;
  readonly size: number;
}

/** From point to point; what has only one end drops in or vanishes there. */
export interface Course {
  readonly from: Point | undefined;
  readonly to: Point | undefined;
}

interface Found extends Point {
  readonly element: Element;
  /** The door to a room that is not shown: nothing drops in there. */
  readonly isDoor: boolean;
}

/** How large pieces are beside the map; on it, in its units, and in pixels at least and at most. */
const BESIDE = 30;
const ON_MAP = 66;
const [LEAST, MOST] = [28, 72];
/** What lies out of sight on the map flies over its edge. */
const EDGE = 16;

/** Behind which door of a small screen a spot lies. */
const DOORS: Readonly<Record<string, string>> = { area: 'map', sea: 'map', mandamento: 'map', top: 'desk', bottom: 'desk', tile: 'families', seat: 'families', home: 'house' };

/** What a spot is near to, where it is not shown itself: what a family has is at its panel, and a room that is closed behind its door. */
function nearest(spot: Spot, own: number): Spot | undefined {
  const [kind = '', id = ''] = spot.split(':');
  if (kind === 'door') return undefined;
  if (kind === 'row') return `mat:${id.split(' ')[1] ?? ''}`;
  if (kind === 'seat' && Number(id) === own) return `home:${id}`;
  const door = DOORS[kind];
  return door === undefined ? `seat:${id}` : `door:${door}`;
}

/** Looks up spots on the board; it is laid out by then, so that nothing has to be for this. */
export class Places {
  readonly #board: Element;
  readonly #corner: DOMRect;
  readonly #chart: Chart | null;
  readonly #own: number;

  constructor(board: Element, chart: Chart | null, own: number) {
    this.#board = board;
    this.#corner = board.getBoundingClientRect();
    this.#chart = chart;
    this.#own = own;
  }

  /** How a flight goes; undefined where nothing of it would be seen. */
  courseOf({ from, to }: Flight): Course | undefined {
    const [start, end] = [this.#find(from), this.#find(to)];
    // Within one spot, such as a closed mat, a piece drops in; behind a door nobody sees it.
    const isOne = start !== undefined && start.element === end?.element && !(this.#isOnMap(from) && this.#isOnMap(to));
    const course = { from: isOne ? undefined : start, to: end };
    const isHidden = [course.from, course.to].every((point) => point === undefined || point.isDoor);
    return isHidden ? undefined : course;
  }

  #isOnMap(spot: Spot | undefined): boolean {
    return this.#onChart(spot ?? '') !== undefined;
  }

  #find(spot: Spot | undefined): Found | undefined {
    for (let near = spot; near !== undefined; near = nearest(near, this.#own)) {
      const found = this.#onMap(near) ?? this.#beside(near);
      if (found) return found;
    }
    return undefined;
  }

  #beside(spot: Spot): Found | undefined {
    const isDoor = spot.startsWith('door:');
    const query = isDoor ? `[data-door="${spot.slice(5)}"]` : `[data-spot="${spot}"], [data-target="${spot}"]`;
    const element = [...this.#board.querySelectorAll(query)].findLast(isShown);
    if (!element) return undefined;
    const box = element.getBoundingClientRect();
    return { element, isDoor, at: this.#inside([box.left + box.width / 2, box.top + box.height / 2]), size: BESIDE };
  }

  #onChart(spot: Spot): Place | undefined {
    const [kind, id] = spot.split(':');
    if (kind === 'area' || kind === 'sea') return this.#chart?.find(id);
    return kind === 'mandamento' ? this.#chart?.map.control_circles.find(({ mandamento }) => mandamento === id)?.at : undefined;
  }

  #onMap(spot: Spot): Found | undefined {
    const place = this.#onChart(spot);
    const picture = this.#board.querySelector<SVGSVGElement>('[data-spot=map]');
    const grid = picture && isShown(picture) ? picture.getScreenCTM() : null;
    if (!place || !picture || !grid) return undefined;
    const box = picture.getBoundingClientRect();
    const [x, y] = [place[0] * grid.a + grid.e, place[1] * grid.d + grid.f];
    const at: Place = [within(x, box.left + EDGE, box.right - EDGE), within(y, box.top + EDGE, box.bottom - EDGE)];
    return { element: picture, isDoor: false, at: this.#inside(at), size: within(ON_MAP * grid.a, LEAST, MOST) };
  }

  #inside([x, y]: Place): Place {
    return [x - this.#corner.left, y - this.#corner.top];
  }
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
