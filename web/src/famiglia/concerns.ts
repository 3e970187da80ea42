/** Which choices concern which card: a view names kinds, the board shows single cards. */
import type { Offer } from '../wire';
import type { FamigliaView } from '../wire/famiglia';

/** What a click on a card may mean. */
export interface Concern {
  readonly offers: readonly Offer[];
  /** What a player may have meant where nothing is offered. */
  readonly wished: readonly string[];
  /** Ask before carrying out even a single choice: it cannot be taken back. */
  readonly ask: boolean;
  /** It would send the card away instead of bringing something. */
  readonly away?: boolean;
}

const verbOf = (offer: Offer): string => offer.action.split(' ')[0] ?? '';

/** Where the cards begin that were added this turn. */
export const firstNew = (view: FamigliaView): number => view.street.length - view.fresh;

/** Where the frightened card stands in the Street, or -1: once cards were added it is one of those. */
export function loweredPlace(view: FamigliaView): number {
  return view.lowered === null ? -1 : view.street.indexOf(view.lowered, view.added ? firstNew(view) : 0);
}

/** The choices that concern the card at a place of the Street. */
export function streetConcern(view: FamigliaView, offers: readonly Offer[], place: number): Concern {
  const card = view.street[place] ?? '';
  const isNew = place >= firstNew(view);
  const lowered = loweredPlace(view) === place;
  const concerns = (offer: Offer): boolean => {
    const verb = verbOf(offer);
    if (verb === 'take-lowered') return lowered;
    if (!offer.targets.includes(`card:${card}`)) return false;
    if (verb === 'discard') return !isNew;
    return verb === 'discard-new' ? isNew : !view.added || isNew;
  };
  const sendsAway = (offer: Offer): boolean => verbOf(offer).startsWith('discard');
  // Who can take a card means to.
  const found = offers.filter(concerns).sort((one, other) => Number(sendsAway(one)) - Number(sendsAway(other)));
  return { offers: found, wished: [lowered ? 'take-lowered' : `take ${card}`], ask: found.some(sendsAway), away: found.every(sendsAway) };
}

/** The choices that concern a card in hand. */
export function handConcern(offers: readonly Offer[], card: string): Concern {
  const [family = '', value] = card.split('-');
  // Cards without an ability cannot be played at all: there is nothing to ask about.
  const wished = ['accountant', 'brute'].includes(family) && value !== '0' ? [`${family} ${card}`] : [];
  return { offers: offers.filter((offer) => offer.targets.includes(`hand:${card}`)), wished, ask: false };
}

/** The choices that concern a parked card. */
export function parkedConcern(offers: readonly Offer[], card: string): Concern {
  return { offers: offers.filter((offer) => offer.targets.includes(`parked:${card}`)), wished: [`take-back ${card}`], ask: false };
}
