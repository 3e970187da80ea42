/** What the cards of Famiglia take from whoever looks, in words: the pairs of their own hand stand in the view. */
import { spoken, t, tGame, type Speaker } from '../messages';
import type { FamigliaView, Price } from '../wire/famiglia';
import { firstNew, loweredPlace } from './concerns';

function waysOf({ ways }: Price, speaker: Speaker): string {
  const pairs = ways.map(([card, other]) => (card === other ? t('ui-famiglia-price-pair', { card: speaker.name(card) }) : t('ui-famiglia-price-joker', { card: speaker.name(card), joker: speaker.name(other) })));
  return new Intl.ListFormat(spoken(), { type: 'disjunction' }).format(pairs);
}

function own(price: Price, speaker: Speaker): string {
  if (price.needed === null) return t('ui-famiglia-price-free');
  return price.ways.length > 0 ? t('ui-famiglia-price-ways', { ways: waysOf(price, speaker) }) : t('ui-famiglia-price-none', { card: speaker.name(price.needed) });
}

function afterBrute(price: Price, speaker: Speaker): string {
  const words = { brute: speaker.name(price.brute ?? ''), value: price.value };
  return price.needed === null ? t('ui-famiglia-price-brute-free', words) : t('ui-famiglia-price-brute', { ...words, ways: waysOf(price, speaker) });
}

const isPayable = ({ needed, ways }: Price): boolean => needed === null || ways.length > 0;

/** What a card takes once the Brute who was played has lowered it so far; undefined where it cannot be paid then. */
export function priceLowered(view: FamigliaView, card: string, to: number): Price | undefined {
  return view.prices.find((price) => price.card === card && price.value === to && price.brute !== null && price.brute === view.brute && isPayable(price));
}

/** The card at a place of the Street: at its own price, and at those a Brute could make of it; none while only others can be taken. */
export function priceInStreet(view: FamigliaView, place: number, speaker: Speaker): string | undefined {
  if (view.added && view.turn === view.seat && place < firstNew(view)) return tGame('famiglia', 'refusal-only-cards-added-this-turn-can-be-taken');
  const prices = view.prices.filter(({ card }) => card === view.street[place]);
  const isLowered = loweredPlace(view) === place;
  const now = isLowered ? prices.find(({ brute }) => brute !== null && brute === view.brute) : prices.find(({ brute }) => brute === null);
  const later = isLowered ? [] : prices.filter(({ brute }) => brute !== null && (view.lowered === null || brute !== view.brute));
  return now && [own(now, speaker), ...later.map((price) => afterBrute(price, speaker))].join('\n');
}
