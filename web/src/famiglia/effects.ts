/** What a choice would do, as short chips: points before and after, and how many cards come. */
import { t, tGame, type Speaker } from '../messages';
import type { Effect, GameDoor } from '../table/board';
import type { Told } from '../wire';
import type { FamigliaView } from '../wire/famiglia';
import { readKinds, type Kind } from './cards';
import { priceLowered } from './prices';

type Door = Required<GameDoor<FamigliaView>>;

const AWAY = ['discarded', 'buried'];

/** What lowering a card is good for: whether it can be taken then. */
function afterwards(view: FamigliaView, card: string, to: number): Effect {
  const price = priceLowered(view, card, to);
  if (price === undefined) return { text: t('ui-famiglia-lowered-unpaid'), tone: 'cost' };
  return { text: t(price.needed === null ? 'ui-famiglia-lowered-free' : 'ui-famiglia-lowered-paid'), tone: 'good' };
}

function inNumbers({ kind, args }: Told, card: Kind | undefined, view: FamigliaView): Effect | undefined {
  if (kind === 'lowered' && args['seat'] === view.seat) return afterwards(view, String(args['card']), Number(args['value']));
  const points = view.points[args['seat'] as 0 | 1] ?? null;
  if (kind === 'took' && card && card.points > 0 && points !== null) return { text: t('ui-famiglia-change-points', { from: points, to: points + card.points }), tone: 'good' };
  if (!card || !AWAY.includes(kind)) return undefined;
  // In the second pass no more come than are left, and the buried one is the last of them.
  const left = view.second_pass ? view.stack_size + view.buried.length + 1 : Infinity;
  return { text: tGame('famiglia', `effect-${kind}`, { count: Math.min(card.value, left) }), tone: 'plain' };
}

function inWords(event: Told, speaker: Speaker): Effect | undefined {
  const text = speaker.preview(event);
  return text === undefined ? undefined : { text, tone: 'plain' };
}

export const effects: Door['effects'] = (events, view, speaker, printed) => {
  const kinds = readKinds(printed);
  const chips = events.flatMap((event) => {
    const numbers = inNumbers(event, kinds.get(String(event.args['card'])), view);
    // How many cards come says more than the catalogue does; that a turn ends is said beside what it brings.
    const words = numbers && AWAY.includes(event.kind) ? undefined : inWords(event, speaker);
    return [numbers, words].filter((chip) => chip !== undefined);
  });
  return chips.filter(({ text }, at) => chips.findIndex((other) => other.text === text) === at);
};
