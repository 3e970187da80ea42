import { expect, test } from 'vitest';
import CardRow from '../src/famiglia/CardRow.svelte';
import { CardFollower, topOfDiscards } from '../src/famiglia/cards';
import { door } from '../src/famiglia';
import { effects } from '../src/famiglia/effects';
import { handConcern, loweredPlace, streetConcern } from '../src/famiglia/concerns';
import { receive } from '../src/famiglia/motion';
import { priceInStreet } from '../src/famiglia/prices';
import StageTrack from '../src/famiglia/StageTrack.svelte';
import { turnOf, verdict } from '../src/famiglia/telling';
import { Choosing } from '../src/table/choosing.svelte';
import { Speaker } from '../src/messages';
import type { TransitionConfig } from 'svelte/transition';
import type { Offer, Told } from '../src/wire';
import type { FamigliaView } from '../src/wire/famiglia';
import { find, show } from './show';

const EMPTY: FamigliaView = {
  game: 'famiglia', rules_version: 1, seat: 0, to_move: [0], prompt: { key: 'turn', rule: '', args: {} }, offers: [], outcome: null,
  first: 0, turn: 0, stage: 'street', street: [], fresh: 0, added: false, uses_left: null, accountant: null, brute: null, lowered: null,
  lowered_to: 0, hands: [{ size: 0, cards: [] }, { size: 0, cards: [] }], parked: [[], []], points: [0, 0], stack_size: 40, unseen: [],
  buried: [], discards: [], aside: [], second_pass: false, exhausted: false, turns_left: null, passes: 0, hidden_hands: false, frames: [], prices: [], verdict: null,
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

test('new cards stand a little apart, unless they begin a line', () => {
  const kinds = new Map([['brute-1', { id: 'brute-1', family: 'brute', value: 1, points: 1, copies: 4 } as const]]);
  const choosing = new Choosing({ choose: () => undefined, whyNot: () => undefined });
  const cards = [0, 1, 2, 3].map((key) => ({ key, card: 'brute-1' }));
  const apart = (perLine: number) => show(CardRow, { label: '', cards, kinds, speaker, choosing, firstNew: 2, wrap: true, perLine }).querySelectorAll('.apart').length;
  expect([4, 3, 2].map(apart)).toEqual([1, 1, 0]);
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

const speaker = new Speaker('famiglia', ['Anna', 'Ben']);

test('parking counts the cards that came back since the Accountant was played', () => {
  const told = (kind: string): Told => ({ kind, rule: '', args: {} });
  const before = ['played-accountant', 'took-back', 'parked', 'played-accountant', 'took-back', 'took-back', 'took-back', 'parked'].map(told);
  const asked = { key: 'parking', rule: '', args: { left: 2 } };
  const turn = turnOf(asked, before);
  expect(turn).toEqual({ number: 2, count: 3 });
  expect(speaker.prompt(asked, turn)).toBe('Park a card from your hand in exchange: 2 of 3.');
  // One card need not be counted, and whoever was not told how many came back is told how many are left.
  expect(turnOf({ ...asked, args: { left: 1 } }, before.slice(0, 2))).toBeUndefined();
  expect(speaker.prompt(asked, turnOf(asked, []))).toBe('Park 2 cards from your hand in exchange.');
});

test('a card of the Street says its own price, and those a Brute makes', () => {
  const prices = [
    { card: 'brute-2', value: 2, brute: null, needed: 'brute-1', ways: [['brute-1', 'brute-1'], ['brute-1', 'mercenary-2']] },
    { card: 'brute-2', value: 0, brute: 'brute-3', needed: null, ways: [] },
    { card: 'famiglia-1', value: 1, brute: null, needed: 'famiglia-0', ways: [] },
  ] as const;
  const view = at({ street: ['brute-2', 'famiglia-1', 'brute-0'], prices });
  expect(priceInStreet(view, 0, speaker)?.split('\n')).toEqual([
    'Show 2 × Brute 1 “the Docker” or Brute 1 “the Docker” + Mercenary 2 “the Diver”.',
    'With Brute 3 “the Boxer”, lowered to 0: it is free.',
  ]);
  expect(priceInStreet(view, 1, speaker)).toContain('which you cannot show');
  expect(priceInStreet(view, 2, speaker)).toBeUndefined();
});

test('once cards were added in one’s own turn, the others have no price', () => {
  const prices = [{ card: 'brute-2', value: 2, brute: null, needed: 'brute-1', ways: [['brute-1', 'brute-1']] }] as const;
  const after = { street: ['brute-2', 'brute-2'], added: true, fresh: 1, seat: 1, prices };
  const own = at({ ...after, turn: 1 });
  expect(priceInStreet(own, 0, speaker)).toBe('You added cards this turn, so only those may be taken.');
  expect(priceInStreet(own, 1, speaker)).toContain('Show 2 × Brute 1');
  expect(priceInStreet(at({ ...after, turn: 0 }), 0, speaker), 'in one’s next turn').toContain('Show 2 × Brute 1');
});

test('a card that was frightened says what it costs now', () => {
  const prices = [
    { card: 'brute-2', value: 1, brute: 'brute-1', needed: 'brute-0', ways: [['brute-0', 'brute-0']] },
    { card: 'brute-2', value: 2, brute: null, needed: 'brute-1', ways: [] },
  ] as const;
  const view = at({ street: ['brute-2', 'brute-2'], brute: 'brute-1', lowered: 'brute-2', lowered_to: 1, prices });
  expect(priceInStreet(view, 0, speaker)).toContain('Show 2 × Brute 0');
  expect(priceInStreet(view, 1, speaker)).toContain('cannot show');
});

test('whoever played a Brute is told whom to frighten: the cards that can be taken then come first', () => {
  const prices = [
    { card: 'brute-2', value: 2, brute: null, needed: 'brute-1', ways: [] },
    { card: 'brute-2', value: 1, brute: 'brute-1', needed: 'brute-0', ways: [['brute-0', 'brute-0']] },
    { card: 'famiglia-1', value: 0, brute: 'brute-1', needed: null, ways: [] },
  ] as const;
  const view = at({ street: ['accountant-3', 'brute-2', 'famiglia-1'], brute: 'brute-1', prices });
  expect(priceInStreet(view, 1, speaker)).toContain('With Brute 1 “the Docker”, lowered to 1: 2 × Brute 0');
  const rank = door.rank ?? (() => NaN);
  expect(['lower accountant-3 2', 'lower brute-2 1', 'lower famiglia-1 0'].map((action) => rank(offer(action), view))).toEqual([1, 0, 0]);
  const said = (card: string, value: number, seat = 0) => effects([{ kind: 'lowered', rule: '', args: { seat, card, value } }], view, speaker, { cards: [] })[0];
  expect(said('accountant-3', 2)).toEqual({ text: 'you cannot pay it even then', tone: 'cost' });
  expect(said('brute-2', 1)).toEqual({ text: 'you can pay it then', tone: 'good' });
  expect(said('famiglia-1', 0)).toEqual({ text: 'it is free then', tone: 'good' });
  expect(said('famiglia-1', 0, 1)?.text).toBe('for this turn only');
});

test('the end says what decided', () => {
  const said = (decided: 'points' | 'highest-card' | 'nothing') =>
    verdict(at({ verdict: { decided, rule: 'SCORE-3', best: [6, 10] } }), { winners: [1], scores: [12, 31], reason: '', rule: '' }, {}, speaker);
  expect(said('points')?.text).toBe('More points decide: 31 to 12.');
  expect(said('highest-card')).toEqual({ text: 'Points are level, so the single highest card decides: 10 points to 6.', rule: 'SCORE-3' });
  expect(said('nothing')?.text).toBe('Points are level, and the highest cards are worth the same.');
  expect(verdict(EMPTY, { winners: [], scores: [], reason: '', rule: '' }, {}, speaker)).toBeUndefined();
});

test('a choice says in numbers what it brings: points before and after, and how many cards come', () => {
  const cards = [{ id: 'brute-3', family: 'brute', value: 3, points: 6 }, { id: 'brute-0', family: 'brute', value: 0, points: 0 }];
  const speaker = new Speaker('famiglia', ['Anna', 'Bruno']);
  const chips = (view: FamigliaView, ...events: Told[]): string[] => effects(events, view, speaker, { cards }).map(({ text }) => text);
  const told = (kind: string, card: string): Told => ({ kind, rule: '', args: { seat: 0, card } });
  const view = at({ points: [4, 9] });
  expect(chips(view, told('took', 'brute-3'))).toEqual(['4 → 10 VP', 'your turn ends']);
  expect(chips(view, told('took', 'brute-0'))).toEqual(['your turn ends']);
  expect(chips(at({ points: [null, null] }), told('took', 'brute-3'))).toEqual(['your turn ends']);
  expect(chips(view, told('discarded', 'brute-3'))).toEqual(['3 new cards']);
  expect(chips(at({ second_pass: true, stack_size: 1 }), told('buried', 'brute-3'))).toEqual(['2 new cards; the old one goes under the stack']);
});
