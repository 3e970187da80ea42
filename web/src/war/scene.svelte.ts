/** What all parts of the board share: the view, the printed box, and how seats, things and clicks are spoken of. */
import { createContext, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { MediaQuery } from 'svelte/reactivity';
import type { House, Owner } from '../art/war/houses';
import type { Speaker } from '../messages';
import type { BoardProps, SeatFace } from '../table/board';
import type { Choosing } from '../table/choosing.svelte';
import { pace } from '../table/pace.svelte';
import type { Mark, Sketch } from '../table/sketch.svelte';
import type { Offer, Told } from '../wire';
import type { AreaView, PlayerView, WarView } from '../wire/mafia-war';
import { boxOf } from './describe';
import { flightsIn, type Flight, type Spot } from './flights/flights';
import { Foresight } from './foresight.svelte';
import { Chart } from './map/geometry';
import { verbOf } from './offers';
import type { Box } from './printed';

export class Scene {
  /** The area a part of the page speaks of, so that the map can show it. */
  hovered = $state<string | null>(null);
  readonly foresight = new Foresight();
  readonly #coarse = new MediaQuery('pointer: coarse');
  readonly #props: () => BoardProps<WarView>;
  readonly #box = $derived.by(() => boxOf(this.#props().printed));
  readonly #chart = $derived.by(() => {
    const { printed, areas } = this.#box;
    return printed.map && new Chart(printed.map, (area) => areas.get(area)?.mandamento);
  });
  // As one text the families stay the same from view to view, and with them whatever is said or drawn by them.
  readonly #families = $derived.by(() => this.view.players.map(({ family }) => family ?? '').join(' '));
  readonly #houses = $derived.by(() => this.#families.split(' ') as (House | '')[]);
  readonly #flights = $derived.by(() => flightsIn(this.events));
  readonly #areas = $derived.by(() => new Map(this.#props().view.areas.map((area) => [area.id, area])));

  constructor(props: () => BoardProps<WarView>) {
    this.#props = props;
  }

  get view(): WarView {
    return this.#props().view;
  }

  get box(): Box {
    return this.#box;
  }

  /** The map; an edition may have none. */
  get chart(): Chart | null {
    return this.#chart;
  }

  get choosing(): Choosing {
    return this.#props().choosing;
  }

  get speaker(): Speaker {
    return this.#props().speaker;
  }

  get events(): readonly Told[] {
    return this.#props().events;
  }

  /** What is seen moving now. */
  get flights(): readonly Flight[] {
    return this.#flights;
  }

  /** Of what flies to a spot and stays to be seen there, nothing lies there before it has come. */
  lands(spot: Spot): Attachment<Element> {
    return (thing) =>
      untrack(() => {
        const isOnItsWay = this.flights.some(({ mover, to }) => to === spot && ['influence', 'bust', 'order'].includes(mover));
        if (isOnItsWay && pace.flight > 0) thing.animate({ opacity: [0, 0] }, pace.flight);
      });
  }

  /** An order that was turned up just now turns before everybody's eyes. */
  turnsUp(order: string | null): Attachment<Element> {
    return (face) =>
      untrack(() => {
        const isTurning = this.events.some(({ kind, args }) => kind === 'order-revealed' && args['order'] === order);
        if (isTurning && pace.flight > 0) face.animate({ transform: ['scaleX(0)', 'none'] }, { duration: pace.flight, easing: 'ease-out' });
      });
  }

  get recalled(): readonly Told[] {
    return this.#props().recalled;
  }

  /** What stands on the secret map of the team. */
  get marks(): readonly Mark[] {
    return this.#props().marks ?? [];
  }

  /** Where one may draw on it; not when looking back. */
  get sketch(): Sketch | undefined {
    const { sketch } = this.#props();
    return sketch?.canDraw ? sketch : undefined;
  }

  get seats(): readonly SeatFace[] {
    return this.#props().seats;
  }

  readonly area = (id: string): AreaView | undefined => this.#areas.get(id);

  player(seat: number): PlayerView | undefined {
    return this.view.players[seat];
  }

  /** The player who holds an area, if any does. */
  holder({ holder }: AreaView): PlayerView | undefined {
    return typeof holder === 'number' ? this.player(holder) : undefined;
  }

  /** The family of a seat; before it is known a seat has none. */
  house(seat: number): House | undefined {
    return this.#houses[seat] || undefined;
  }

  /** Whose a piece is, by the seat or the word the view gives. */
  owner(holder: number | string): Owner {
    return typeof holder === 'number' ? (this.house(holder) ?? 'neutral') : 'neutral';
  }

  name(id: string): string {
    return this.speaker.name(id);
  }

  /** What may be chosen in answer to the question that is asked. */
  get asked(): readonly Offer[] {
    return this.choosing.offers.filter((offer) => !offer.anytime);
  }

  /** The cell of the top sheet whose token is in hand: taken, and not placed yet. */
  get taken(): string | null {
    const { top } = this.view.prompt.args;
    return typeof top === 'string' ? top : null;
  }

  asksFor(target: string): boolean {
    return this.choosing.offersFor(target).some((offer) => !offer.anytime);
  }

  /** Something was clicked: `kind` and `id` as targets name it, `value` as actions write it. */
  pick(anchor: Element, kind: string, id: string, value: string | number = id): void {
    const offers = this.choosing.offersFor(`${kind}:${id}`);
    const asked = offers.filter((offer) => !offer.anytime);
    if (asked.length === 0 && offers.length > 0) this.choosing.pick(anchor, offers, [], true);
    else this.choosing.pick(anchor, asked, this.wishes(kind, value), this.#isRisky(kind, id));
  }

  /** Is somebody paid for the token on this cell of the top sheet? */
  isOthers(cell: string): boolean {
    return this.view.prices?.fees[cell] !== undefined;
  }

  // A finger misses more easily than a mouse: what costs money is asked about first, and so is what may cost some.
  #isRisky(kind: string, id: string): boolean {
    const target = `${kind}:${id}`;
    const isUnknown = this.choosing.offersFor(target).some((offer) => this.foresight.isOpen(offer));
    return this.#coarse.current && (isUnknown || this.moneyOf(target) < 0 || (kind === 'top' && this.isOthers(id)));
  }

  /** Something one may do at any time: it is asked about first, since a sale cannot be undone by another. */
  pickAnytime(anchor: Element, offers: readonly Offer[]): void {
    this.choosing.pick(anchor, offers, [], true);
  }

  /** What choosing a target would cost (negative) or bring, where it is the only choice there. */
  moneyOf(target: string): number {
    const [only, ...more] = this.choosing.offersFor(target).filter((offer) => !offer.anytime);
    return only && more.length === 0 ? this.foresight.money(only.action) : 0;
  }

  /** What a click on something that is not lit may have meant: the verbs that are lit elsewhere for such things. */
  wishes(kind: string, value: string | number): readonly string[] {
    const verbs = this.asked.filter((offer) => offer.targets.some((target) => target.startsWith(`${kind}:`))).map(verbOf);
    return [...new Set(verbs)].map((verb) => `${verb} ${value}`);
  }
}

export const [useScene, setScene] = createContext<Scene>();
