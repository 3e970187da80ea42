import { expect, test } from 'vitest';
import { CardFollower, topOfDiscards } from '../src/famiglia/cards';
import { handConcern, loweredPlace, streetConcern } from '../src/famiglia/concerns';
import { receive } from '../src/famiglia/motion';
import StageTrack from '../src/famiglia/StageTrack.svelte';
import type { TransitionConfig } from 'svelte/transition';
import type { Offer } from '../src/wire';
import type { FamigliaView } from '../src/wire/famiglia';
import { find, show } from './show';

const EMPTY: FamigliaView = {
  game: 'famiglia', rules_version: 1, seat: 0, to_move: [0], prompt: { key: 'turn', rule: '', args: {} }, offers: [], outcome: null,
  first: 0, turn: 0, stage: 'street', street: [], fresh: 0, added: false, uses_left: null, accountant: null, brute: null, lowered: null,
  lowered_to: 0, hands: [{ size: 0, cards: [] }, { size: 0, cards: [] }], parked: [[], []], points: [0, 0], stack_size: 40, unseen: [],
  buried: [], discards: [], aside: [], second_pass: false, exhausted: false, turns_left: null, passes: 0, hidden_hands: false, frames: [],
};
const at = (changes: Partial<FamigliaView>): FamigliaView => ({ ...EMPTY, ...changes });
const offer = (action: string, ...targets: string[]): Offer => ({ action, targets, anytime: false });
const actions = (offers: readonly Offer[]): string[] => offers.map(({ action }) => action);

test('a card keeps its key when it moves, and others keep theirs', () => {
  const follower = new CardFollower();
  const before = follower.follow(at({ street: ['brute-0', 'brute-1', 'brute-0'] })).street.map(({ key }) => key);
  const after = follower.follow(at({ street: ['brute-1', 'brute-0'], hands: [{ size: 1, cards: ['brute-0'] }, EMPTY.hands[1]] }));
  expect(new Set([...after.street, ...after.hands[0]].map(({ key }) => key))).toEqual(new Set(before));
  expect(after.street.find(({ card }) => card === 'brute-1')?.key).toBe(before[1]);
});

test('a new card gets a key nobody had', () => {
  const follower = new CardFollower();
  const [old] = follower.follow(at({ street: ['brute-1'] })).street;
  const [, fresh] = follower.follow(at({ street: ['brute-1', 'brute-1'] })).street;
  expect(fresh?.key).not.toBe(old?.key);
});

test('a hand that is hidden lies face down', () => {
  const { hands } = new CardFollower().follow(at({ hands: [{ size: 2, cards: null }, EMPTY.hands[1]] }));
  expect(hands[0].map(({ card }) => card)).toEqual([null, null]);
});

test('old and new cards of one kind are concerned by different choices', () => {
  const view = at({ street: ['brute-1', 'brute-1'], fresh: 1, added: true });
  const offers = [offer('discard brute-1', 'card:brute-1'), offer('discard-new brute-1', 'card:brute-1'), offer('take brute-1', 'card:brute-1')];
  expect(actions(streetConcern(view, offers, 0).offers)).toEqual(['discard brute-1']);
  expect(actions(streetConcern(view, offers, 1).offers)).toEqual(['take brute-1', 'discard-new brute-1']);
});

test('the step that is lit is one in which something can be done', () => {
  const lit = (...offers: Offer[]): string | null => find('[aria-current=step]', show(StageTrack, { view: at({ offers }) })).textContent;
  expect(lit()).toBe('Street');
  expect(lit(offer('discard brute-1'), offer('take brute-1'))).toBe('Street');
  expect(lit(offer('brute brute-1'), offer('take brute-0'), offer('pass'))).toBe('Brute');
  expect(lit(offer('take brute-0'), offer('pass'))).toBe('Take');
});

test('sending a card away is asked about, taking one is not', () => {
  const view = at({ street: ['brute-1', 'brute-0'] });
  const offers = [offer('discard brute-1', 'card:brute-1'), offer('take brute-0', 'card:brute-0')];
  expect(streetConcern(view, offers, 0)).toMatchObject({ ask: true, wished: ['take brute-1'] });
  expect(streetConcern(view, offers, 1)).toMatchObject({ ask: false });
});

test('the frightened card is the one among those that may be taken', () => {
  const view = at({ street: ['brute-1', 'brute-1'], fresh: 1, added: true, lowered: 'brute-1', lowered_to: 0 });
  expect(loweredPlace(view)).toBe(1);
  expect(actions(streetConcern(view, [offer('take-lowered')], 1).offers)).toEqual(['take-lowered']);
  expect(streetConcern(view, [offer('take-lowered')], 0).offers).toEqual([]);
});

test('only cards that could ever be played are asked about', () => {
  expect(handConcern([], 'accountant-2').wished).toEqual(['accountant accountant-2']);
  expect(handConcern([], 'accountant-0').wished).toEqual([]);
  expect(handConcern([], 'famiglia-2').wished).toEqual([]);
});

test('a card that turns up has some width from the first moment, so that another flight can measure it', () => {
  const turningUp = receive(document.createElement('li'), { key: 'brute-0' }) as () => TransitionConfig;
  const turned = /rotateY\((\d+)deg\)/.exec(turningUp().css?.(0, 1) ?? '')?.[1];
  expect(Number(turned)).toBeLessThan(90);
});

test('on top of the discards lies what was sent away last, also for whoever comes later', () => {
  const late = new CardFollower().follow(at({ discards: ['brute-1', 'famiglia-2'] }));
  expect(topOfDiscards(late, 'brute-1')?.card).toBe('brute-1');
  expect(topOfDiscards(late, undefined)?.card).toBe('famiglia-2');
  const follower = new CardFollower();
  follower.follow(at({ street: ['brute-1'], discards: ['brute-1', 'famiglia-2'] }));
  const seen = follower.follow(at({ discards: ['brute-1', 'brute-1', 'famiglia-2'] }));
  expect(topOfDiscards(seen, 'brute-1')).toBe(seen.lastDiscarded);
});
