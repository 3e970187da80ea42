/** Cards of Famiglia on the table: what is printed on a kind, and which card is which while they move. */
import type { Family, Value } from '../art/famiglia/cast';
import type { Printed } from '../table/board';
import type { FamigliaView } from '../wire/famiglia';
import type * as wire from '../wire/famiglia-printed';

/** A kind of card as it is printed, one of those that are drawn here. */
export type Kind = wire.Kind & { readonly family: Family; readonly value: Value };

/** All kinds by id. */
export function readKinds(printed: Printed): ReadonlyMap<string, Kind> {
  return new Map((printed['cards'] as readonly Kind[]).map((kind) => [kind.id, kind]));
}

/** A card in its place; the key stays with it wherever it goes. No kind: it lies face down. */
export interface Placed {
  readonly key: number;
  readonly card: string | null;
}

/** The places where cards are seen to come from and go to. */
export interface Places {
  readonly street: readonly Placed[];
  readonly hands: readonly [readonly Placed[], readonly Placed[]];
  readonly parked: readonly [readonly Placed[], readonly Placed[]];
  readonly discards: readonly Placed[];
  /** The card that came to the discards last, which lies on top. */
  readonly lastDiscarded: Placed | undefined;
}

type Zone = 'street' | 'hand0' | 'hand1' | 'parked0' | 'parked1' | 'discards';

function zonesOf(view: FamigliaView): Readonly<Record<Zone, readonly (string | null)[]>> {
  const hand = (seat: 0 | 1): readonly (string | null)[] => view.hands[seat].cards ?? Array<null>(view.hands[seat].size).fill(null);
  return { street: view.street, hand0: hand(0), hand1: hand(1), parked0: view.parked[0], parked1: view.parked[1], discards: view.discards };
}

/**
 * A view tells kinds, not cards. The follower gives each card a key and keeps it: first for cards that stayed where they were,
 * then for those that turn up elsewhere, so that the page can show them moving.
 */
export class CardFollower {
  #last: FamigliaView | null = null;
  #zones: Readonly<Partial<Record<Zone, readonly Placed[]>>> = {};
  /** The keys in the discards, in the order they came: a view lists them sorted. */
  #pile: readonly number[] = [];
  #next = 0;

  follow(view: FamigliaView): Places {
    if (view !== this.#last) {
      this.#zones = this.#move(zonesOf(view));
      this.#last = view;
      this.#stack();
    }
    const at = (zone: Zone): readonly Placed[] => this.#zones[zone] ?? [];
    return { street: at('street'), hands: [at('hand0'), at('hand1')], parked: [at('parked0'), at('parked1')], discards: at('discards'), lastDiscarded: at('discards').find(({ key }) => key === this.#pile.at(-1)) };
  }

  #stack(): void {
    const here = (this.#zones.discards ?? []).map(({ key }) => key);
    this.#pile = [...this.#pile.filter((key) => here.includes(key)), ...here.filter((key) => !this.#pile.includes(key))];
  }

  #move(zones: Readonly<Record<Zone, readonly (string | null)[]>>): Readonly<Record<Zone, readonly Placed[]>> {
    const names = Object.keys(zones) as Zone[];
    const left = new Map(names.map((zone) => [zone, [...(this.#zones[zone] ?? [])]]));
    const claim = (zone: Zone, card: string | null): number | undefined => {
      const waiting = left.get(zone) ?? [];
      const at = waiting.findIndex((placed) => placed.card === card);
      return at < 0 ? undefined : waiting.splice(at, 1)[0]?.key;
    };
    const claimAnywhere = (card: string | null): number | undefined => {
      const from = names.find((zone) => left.get(zone)?.some((placed) => placed.card === card));
      return from && claim(from, card);
    };
    const stayed = new Map(names.map((zone) => [zone, zones[zone].map((card) => claim(zone, card))]));
    const place = (zone: Zone): readonly Placed[] =>
      zones[zone].map((card, i) => {
        const key = stayed.get(zone)?.[i] ?? claimAnywhere(card) ?? this.#next++;
        return { card, key };
      });
    return Object.fromEntries(names.map((zone) => [zone, place(zone)])) as Record<Zone, readonly Placed[]>;
  }
}

/** The card on top of the discards. Whoever comes later did not see which one went there last, but was told. */
export function topOfDiscards({ discards, lastDiscarded }: Places, told: unknown): Placed | undefined {
  return lastDiscarded?.card === told ? lastDiscarded : (discards.find(({ card }) => card === told) ?? lastDiscarded);
}
