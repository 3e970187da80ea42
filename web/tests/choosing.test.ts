import { beforeEach, expect, test, vi } from 'vitest';
import { Choosing } from '../src/table/choosing.svelte';
import { roving } from '../src/table/roving';
import { nameSeats } from '../src/table/seats';
import type { SeatInfo } from '../src/wire';
import { press } from './show';

const chosen: string[] = [];
const asked: string[][] = [];
const TAKE = { action: 'take brute-0', targets: ['card:brute-0'], anytime: false };
const SEND = { action: 'discard brute-0', targets: ['card:brute-0'], anytime: false };

function choosing(): Choosing {
  const made = new Choosing({ choose: (action) => chosen.push(action), whyNot: (actions) => asked.push([...actions]) });
  made.offers = [TAKE, SEND];
  made.isSeated = true;
  return made;
}
beforeEach(() => {
  chosen.length = 0;
  asked.length = 0;
});

test('what an offer concerns is lit, and what the one pointed at concerns is pointed at', () => {
  const board = choosing();
  expect([board.isLit('card:brute-0'), board.isLit('card:brute-1')]).toEqual([true, false]);
  board.point('take brute-0');
  expect([board.isPointed('card:brute-0'), board.isPointed('card:brute-1')]).toEqual([true, false]);
});

test('what was advised is pointed at until it is forgotten, but for what somebody points at meanwhile', () => {
  const board = choosing();
  board.point('discard brute-0');
  board.advise('take brute-0');
  expect(board.pointed).toBe('take brute-0');
  board.point('discard brute-0');
  expect(board.pointed).toBe('discard brute-0');
  board.point(null);
  expect(board.pointed).toBe('take brute-0');
  board.advise(null);
  expect(board.pointed).toBeNull();
});

test('a click that can mean one thing does it', () => {
  choosing().pick(document.body, [TAKE]);
  expect(chosen).toEqual(['take brute-0']);
});

test('a click that can mean several things asks, and so does one that cannot be taken back', () => {
  const board = choosing();
  board.pick(document.body, [TAKE, SEND]);
  expect(board.question?.offers).toEqual([TAKE, SEND]);
  board.pick(document.body, [SEND], ['take brute-0'], true);
  expect(board.question).toMatchObject({ offers: [SEND], refused: ['take brute-0'] });
  expect(chosen).toEqual([]);
  board.choose(SEND.action);
  expect(board.question).toBeNull();
});

test('a click that can mean nothing asks the engine why, but only for somebody seated', () => {
  const board = choosing();
  board.pick(document.body, [], ['take brute-1']);
  board.isSeated = false;
  board.pick(document.body, [], ['take brute-1']);
  expect(asked).toEqual([['take brute-1']]);
});

test('a group of cards is one stop of the Tab key and the arrows go round it', () => {
  const group = document.body.appendChild(document.createElement('div'));
  group.innerHTML = '<button data-rove="dark" tabindex="-1"></button><button data-rove="lit" tabindex="-1"></button><button data-rove="dark" tabindex="-1"></button>';
  const leave = roving(group);
  const buttons = [...group.querySelectorAll('button')];
  const stops = (): number[] => buttons.map(({ tabIndex }) => tabIndex);
  expect(stops()).toEqual([-1, 0, -1]);
  buttons[1]?.focus();
  press(buttons[1] as Element, 'ArrowRight');
  press(buttons[2] as Element, 'ArrowRight');
  expect(document.activeElement).toBe(buttons[0]);
  expect(stops()).toEqual([0, -1, -1]);
  leave();
  press(buttons[0] as Element, 'ArrowRight');
  expect(document.activeElement).toBe(buttons[0]);
});

test('the Tab key finds what a new question lights, and never leaves what holds the focus', async () => {
  const group = document.body.appendChild(document.createElement('div'));
  group.innerHTML = '<button data-rove="lit" tabindex="-1"></button><button data-rove="" tabindex="-1"></button><button data-rove="" tabindex="-1"></button>';
  const leave = roving(group);
  const [first, second, third] = [...group.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];
  [first.dataset['rove'], second.dataset['rove']] = ['', 'lit'];
  await vi.waitUntil(() => second.tabIndex === 0, { timeout: 10_000, interval: 1 });
  second.focus();
  [second.dataset['rove'], third.dataset['rove']] = ['', 'lit'];
  group.append(document.createElement('i'));
  await new Promise((done) => setTimeout(done));
  expect([first, second, third].map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  leave();
});

const seat = (number: number, name: string, rank = ''): SeatInfo => ({ seat: number, kind: rank ? 'bot' : 'me', name, rank, taken: true, present: true, lent: '' });

test('seats are told apart whatever people call themselves', () => {
  expect(nameSeats([seat(0, 'Rosa'), seat(1, ''), seat(2, '', 'soldato'), seat(3, 'Turi', 'soldato')])).toEqual(['Rosa', 'Player 2', 'Soldato', 'Turi']);
  expect(nameSeats([seat(0, 'Rosa'), seat(1, 'Rosa')])).toEqual(['Rosa\u00a01', 'Rosa\u00a02']);
});

test('what was chosen stays pointed at until the table answers, and nothing else can be chosen meanwhile', () => {
  const board = choosing();
  board.taken = TAKE.action;
  board.point(SEND.action);
  board.choose(SEND.action);
  board.pick(document.body, [TAKE, SEND]);
  expect([board.pointed, board.question, chosen]).toEqual([TAKE.action, null, []]);
  board.taken = null;
  expect(board.pointed).toBe(SEND.action);
});
