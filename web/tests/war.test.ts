import { expect, test } from 'vitest';
import { Speaker } from '../src/messages';
import { Camera } from '../src/war/map/camera.svelte';
import { gather, lastDeed } from '../src/table/doings';
import { describe } from '../src/war/describe';
import Goal from '../src/war/Goal.svelte';
import { effects } from '../src/war/effects';
import { faceOf, partWords } from '../src/war/faces';
import { moneyIn } from '../src/war/foresight.svelte';
import { Chart } from '../src/war/map/geometry';
import { neighbour } from '../src/war/map/neighbour';
import { Follower, roomOf, roomTold } from '../src/war/rooms';
import type { Place, PrintedMap, PrintedOrder } from '../src/war/printed';
import { turnOf } from '../src/war/encounter/sequence';
import { Story } from '../src/war/encounter/story.svelte';
import { doer, isSaid, tell, verdict } from '../src/war/telling';
import type { Told } from '../src/wire';
import type { PlayerView, WarView } from '../src/wire/mafia-war';
import { show } from './show';

const SEATS = ['Anna', 'Ben', 'Cleo', 'Dino'];
const told = (kind: string, args: Told['args']): Told => ({ kind, rule: '', args });

test('the window shows the whole map, comes closer around a place and never leaves the map', () => {
  const camera = new Camera(() => [1600, 1200]);
  camera.reshape(4 / 3);
  expect(camera.viewBox).toBe('0 0 1600 1200');
  camera.enlarge(2, [0, 0]);
  expect(camera.viewBox).toBe('0 0 800 600');
  camera.move(5, 5);
  expect(camera.viewBox).toBe('800 600 800 600');
  camera.showAll();
  expect(camera.isWhole).toBe(true);
});

test('a narrow window begins whole and comes to what it is shown', () => {
  const camera = new Camera(() => [1600, 1200]);
  camera.reshape(0.75);
  expect(camera.isWhole).toBe(true);
  camera.show([[1500, 1100]]);
  expect(camera.shows([[1500, 1100]])).toBe(true);
  expect(camera.shows([[100, 100]])).toBe(false);
  const [x = 0, y = 0, width = 0, height = 0] = camera.viewBox.split(' ').map(Number);
  expect(x + width).toBeGreaterThan(1500);
  expect(y + height).toBeGreaterThan(1100);
  expect(x + width).toBeLessThanOrEqual(1600);
});

test('the goal line warns who is about to win, and is quiet after the end', () => {
  const players = [2, 3, 0, 2].map((mandamenti) => ({ mandamenti }));
  const view = { seat: 0, phase: 'encounter', round: 4, players, outcome: null } as unknown as WarView;
  const speaker = new Speaker('mafia-war', SEATS, {});
  const during = show(Goal, { view, speaker }).textContent ?? '';
  expect(during).toContain('one more and it is over');
  expect(during).toContain('Last round');
  const after = show(Goal, { view: { ...view, outcome: { winners: [1, 3] } } as unknown as WarView, speaker }).textContent ?? '';
  expect(after).not.toContain('one more');
  expect(after).not.toContain('Last round');
  expect(after).toContain('5 of 6');
  const sooner = show(Goal, { view: { ...view, players: [1, 2, 0, 2].map((mandamenti) => ({ mandamenti })) } as unknown as WarView, speaker }).textContent ?? '';
  expect(sooner).toContain('2 more and it is over');
  expect(sooner).not.toContain('5 more');
});

test('what lies nowhere on the board is chosen in words', () => {
  const roomOfTarget = (target: string): string | undefined => roomOf({ action: '', targets: [target], anytime: false });
  expect(roomOfTarget('area:enna')).toBe('map');
  expect(roomOfTarget('order:red-1')).toBe('house');
  for (const target of ['part:shotgun', 'equipment:car', 'owner:2', 'amount:3']) expect(roomOfTarget(target)).toBeUndefined();
});

test('a small screen follows what happens into the room where it is seen', () => {
  expect(roomTold([told('token-taken', { seat: 1, top: 'police-3', owner: 1 })])).toBe('desk');
  expect(roomTold([told('token-placed', { seat: 1, bottom: 'police-1', owner: 1 }), told('soldati-placed', { owner: 1, area: 'enna', count: 2 })])).toBe('map');
  expect(roomTold([told('boat-placed', { seat: 1, sea: 'mare-cefalu' })])).toBe('map');
  expect(roomTold([told('card-revealed', { seat: 1, card: 'turncoat' }), told('turned', { owner: 1, area: 'enna', count: 1 })])).toBe('desk');
  expect(roomTold([told('recruited', { seat: 1, count: 3 })])).toBeUndefined();
});

test('while one of the others acts a small screen goes from the sheets to the map and not back', () => {
  const follower = new Follower();
  const taken = (seat: number) => told('token-taken', { seat });
  const soldati = told('soldati-placed', { owner: 1, area: 'enna', count: 2 });
  const led = [[taken(1)], [soldati], [taken(1)], [soldati, told('turn-began', { seat: 2 })], [taken(2)], [told('lab-built', { seat: 2, area: 'gela' })], [told('card-revealed', { seat: 2, card: 'turncoat' })]].map((events) => follower.follow(events));
  expect(led).toEqual(['desk', 'map', undefined, 'map', 'desk', 'map', 'desk']);
});

test('a preview says nothing twice: who attacks has come there, and what is taken was empty', () => {
  const view = { seat: 0, players: [{ money: 5, headquarters: 2 }], prompt: { key: 'move-number', rule: '', args: {} } } as unknown as WarView;
  const speaker = new Speaker('mafia-war', SEATS, { names: { enna: 'Enna', gela: 'Gela' } });
  const attack = [told('moved', { from: 'gela', area: 'enna', count: 2, cars: 0 }), told('attacked', { owner: 0, area: 'enna', count: 2 }), told('area-left', { owner: 1, area: 'enna' }), told('area-taken', { owner: 0, area: 'enna', count: 2 }), told('area-left', { owner: 0, area: 'gela' })];
  expect(effects(attack, view, speaker).map(({ text }) => text)).toEqual(['attack on Enna with 2 Soldati', 'Enna is taken', 'Gela is then empty']);
});

test('the orders that go home when the phase ends are no effect of the last choice', () => {
  const view = { seat: 0, players: [], prompt: { key: 'approach', rule: '', args: {} } } as unknown as WarView;
  const speaker = new Speaker('mafia-war', SEATS, { names: { enna: 'Enna', gela: 'Gela' } });
  const [closed, enna, gela] = [told('order-closed', { seat: 0 }), told('order-returned', { seat: 0, area: 'enna' }), told('order-returned', { seat: 1, area: 'gela' })];
  const chips = (...events: Told[]): string[] => effects(events, view, speaker).map(({ text }) => text);
  expect(chips(gela, closed, enna)).toEqual(['the order in Gela goes back', 'the order in Enna goes back']);
  expect(chips(closed, enna, gela, told('ended', {}))).toEqual(['the game ends']);
});

test('the log says once what a heading, or another line of the same moment, says already', () => {
  const issued = told('order-issued', { seat: 0, area: 'enna' });
  const laid = told('order-laid', { seat: 0, area: 'enna', order: 'red-1' });
  expect([issued, laid].map((event) => isSaid(event, [issued, laid]))).toEqual([true, false]);
  expect(isSaid(issued, [issued, told('order-laid', { seat: 2, area: 'gela', order: 'green-1' })])).toBe(false);
  expect(isSaid(told('turn-began', { seat: 1 }), [])).toBe(true);
  expect(isSaid(told('order-begun', { seat: 1 }), [])).toBe(false);
});

test('a drag of a few pixels is still a click, a longer one is not', () => {
  const camera = new Camera(() => [100, 100]);
  camera.press(1, [0.5, 0.5]);
  camera.drag(1, [0.51, 0.5], 2);
  expect(camera.dragged).toBe(false);
  camera.drag(1, [0.6, 0.5], 12);
  expect(camera.dragged).toBe(true);
});

// Two areas of one mandamento and one of another, side by side over a sea.
const MAP: PrintedMap = {
  frame: [30, 20],
  vertices: [[0, 0], [10, 0], [20, 0], [30, 0], [0, 10], [10, 10], [20, 10], [30, 10], [0, 20], [30, 20]],
  areas: [
    { id: 'a', label: [5, 5], label_size: [5, 5], anchors: [[4, 6], [6, 6]], polygon: [0, 1, 5, 4] },
    { id: 'b', label: [15, 5], label_size: [5, 5], anchors: [[15, 6]], polygon: [1, 2, 6, 5] },
    { id: 'c', label: [25, 5], label_size: [5, 5], anchors: [[25, 6]], polygon: [2, 3, 7, 6] },
  ],
  seas: [{ id: 'm', label: [15, 15], label_size: [5, 5], anchors: [[15, 15]], polygon: [4, 5, 6, 7, 9, 8] }],
  control_circles: [],
  islets: [],
};

test('borders are told apart: within a mandamento, between two, and the coast', () => {
  const chart = new Chart(MAP, (area) => (area === 'c' ? 'east' : 'west'));
  expect(chart.inner).toBe('M10 0L10 10');
  expect(chart.heavy).toBe('M20 0L20 10');
  expect(chart.coast.match(/M/g)).toHaveLength(3);
  expect(chart.seaBorders).toBe('');
  expect(chart.place('a')).toEqual([5, 6]);
});

test('what a choice costs you counts what you pay and what you are paid', () => {
  const events = [told('fee-paid', { seat: 0, to: 2, count: 1 }), told('paid', { seat: 0, count: 3 }), told('laundered', { seat: 0, count: 2 }), told('paid', { seat: 1, count: 9 })];
  expect(moneyIn(events, 0)).toBe(-2);
  expect(moneyIn(events, 2)).toBe(1);
});

test('a conflict is remembered from the attack to the end of the order', () => {
  const story = new Story();
  story.hear([told('attacked', { owner: 0, area: 'enna', count: 3 }), told('finesse', { seat: 0 })]);
  story.hear([told('card-revealed', { seat: 0, card: 'turncoat' }), told('area-taken', { owner: 0, area: 'enna', count: 2 }), told('order-closed', { seat: 0, order: 'x' })]);
  story.hear([told('soldati-removed', { owner: 1, area: 'noto', count: 1 })]);
  expect(story.area).toBe('enna');
  expect(story.steps.map(({ kind }) => kind)).toEqual(['attacked', 'finesse', 'area-taken']);
  expect(story.revealed).toEqual([{ seat: 0, card: 'turncoat' }]);
});

test('what was done since the last turn stands with whoever did it', () => {
  const events = [
    told('car-placed', { seat: 1, area: 'enna' }),
    told('soldati-placed', { owner: 2, area: 'noto', count: 1 }),
    told('order-begun', { seat: 3, area: 'gela', order: 'x' }),
    told('order-returned', { seat: 1, area: 'noto' }),
    told('moved', { from: 'gela', area: 'noto', count: 1, cars: 0 }),
  ];
  const speaker = new Speaker('mafia-war', SEATS);
  const doings = gather(events, 0, (event) => tell(event, speaker), doer);
  expect(doings.map(({ seat, words }) => [seat, ...words])).toEqual([[1, 'a car stands in enna'], [2, '1 Soldato to noto'], [3, '1 Soldato from gela to noto']]);
});

test('an area that is taken is the doing of whoever took it, whoever laid a card before', () => {
  const events = [
    told('attacked', { owner: 2, area: 'noto', count: 3 }),
    told('card-laid', { seat: 3 }),
    told('card-chosen', { seat: 3, card: 'turncoat' }),
    told('defends', { seat: 3, area: 'noto' }),
    told('area-left', { owner: 3, area: 'noto' }),
    told('area-taken', { owner: 2, area: 'noto', count: 1 }),
  ];
  const doings = gather(events, 0, ({ kind }) => kind, doer);
  expect(doings.map(({ seat }) => seat)).toEqual([2]);
  expect(doer(told('area-taken', { owner: 4, area: 'noto', count: 1 }))).toBeUndefined();
});

test('what was done twice is told once and counted', () => {
  const boat = told('boat-placed', { seat: 1, sea: 'mare-cefalu' });
  const speaker = new Speaker('mafia-war', SEATS);
  const [{ words } = { words: [] }] = gather([boat, told('car-placed', { seat: 1, area: 'enna' }), boat], 0, (event) => tell(event, speaker), doer);
  expect(words).toEqual([`${speaker.preview(boat)} ×2`, 'a car stands in enna']);
});

test('whoever opens a turn or is dealt something has done nothing yet', () => {
  const moments = [[told('dealt', { seat: 0 })], [told('token-placed', { seat: 0 }), told('turn-began', { seat: 1 })], [told('token-placed', { seat: 1 })], [told('turn-began', { seat: 0 })]];
  const isOpening = ({ kind }: Told): boolean => kind === 'turn-began';
  expect([0, 1, 2].map((seat) => lastDeed(moments, seat, isOpening, doer))).toEqual([1, 2, -1]);
});

test('a preview says each thing once, with the right number, and nothing of what comes after it', () => {
  const view = { seat: 0, players: [{ money: 5, headquarters: 2 }], prompt: { key: 'approach', rule: '', args: {} } } as unknown as WarView;
  const events = [
    told('bonuses', { attack: 0, defence: 0 }),
    told('brute-force', { seat: 0 }),
    told('attackers-lost', { owner: 0, area: 'enna', count: 1 }),
    told('order-begun', { seat: 1, area: 'noto', order: 'x' }),
  ];
  expect(effects(events, view, new Speaker('mafia-war', SEATS)).map(({ text }) => text)).toEqual(['lost in the attack: 1 Soldato']);
  expect(effects([told('bonuses', { attack: 2, defence: 0 })], view, new Speaker('mafia-war', SEATS)).map(({ text }) => text)).toEqual(['bonuses: attack 2, defence 0']);

  const fight = [
    told('attackers-lost', { owner: 0, area: 'enna', count: 2 }),
    told('knocked-out', { area: 'enna', count: 1 }),
    told('attackers-lost', { owner: 0, area: 'enna', count: 1 }),
    told('soldati-removed', { owner: 1, area: 'enna', count: 1 }),
  ];
  expect(effects(fight, view, new Speaker('mafia-war', SEATS)).map(({ text }) => text)).toEqual(['lost in the attack: 2 Soldati', 'each side loses 1 Soldato']);

  const nobody = [told('attackers-lost', { owner: 0, area: 'enna', count: 2 }), told('knocked-out', { area: 'enna', count: 0 }), told('repelled', { owner: 0, area: 'enna' })];
  expect(effects(nobody, view, new Speaker('mafia-war', SEATS)).map(({ text }) => text)).toEqual(['lost in the attack: 2 Soldati', 'the attack on enna fails']);

  const built = (key: string) => effects([told('lab-built', { seat: 0, area: 'enna' })], { ...view, prompt: { key, rule: '', args: {} } }, new Speaker('mafia-war', SEATS)).map(({ text }) => text);
  expect(built('parts')).toEqual(['a drug lab in enna']);
  expect(built('lab-area')).toEqual([]);
});

const ORDER: PrintedOrder = { id: 'red-1', slot: 1, kind: 'attack', initiative: 4, vest: 1, skull: 2, institution: null, column: null, parts: [{ do: 'bomb', count: 2 }, { do: 'pentito', removals: [2, 1] }] };

test('an order shows its parts and its skull, and says them', () => {
  expect(faceOf(ORDER).symbols).toEqual([{ symbol: 'bomb', times: 2 }, { symbol: 'pentito', times: 1, count: '2 1' }, { symbol: 'skull', times: 1, count: '2' }]);
  expect(partWords({ do: 'place', bonus: 4, only_where_you_stand: true })).toBe('Place 4 Soldati more than your Police says, where you already stand.');
  const player = { place_base: 3, recruit_base: 5 } as PlayerView;
  expect(partWords({ do: 'place', bonus: 4, only_where_you_stand: true }, player)).toBe('Place up to 7 Soldati where you already stand.');
  expect(partWords({ do: 'recruit', bonus: 1 }, player)).toBe('Recruit up to 6 Soldati.');
});

test('whoever moves a token of their own is named once', () => {
  const speaker = new Speaker('mafia-war', SEATS);
  expect(speaker.event(told('token-placed', { seat: 1, owner: 1, bottom: 'church-0' }))).toBe('Ben put a token of their own on Church 1.');
  expect(speaker.event(told('token-placed', { seat: 1, owner: 2, bottom: 'church-0' }))).toBe('Ben put an influence token (Cleo) on Church 1.');
});

test('the list says what lies on a space and what it does', () => {
  const space = { id: '1-justice-0', column: 'justice', row: 0, infinite: false, neutral: false, cost: 1, gain: 0, join: '', parts: [{ do: 'launder' }] };
  const printed = { areas: [], mandamenti: [], families: [], control_tiles: [], characters: [], conflict_cards: [], sheets: [{ number: 1, column_costs: [], spaces: [space] }] };
  const view = { seat: 0, players: [], top: { 'church-1': [1] }, bottom_sheet: 1, prompt: { key: '', rule: '', args: {} } } as unknown as WarView;
  const speaker = new Speaker('mafia-war', SEATS, { names: { cars: 'Cars', 'cars.text': 'pay for a car.' } });
  const words = (action: string, target: string) => describe({ action, targets: [target], anytime: false }, view, printed, speaker);
  expect(words('take church-1', 'top:church-1')).toEqual({ label: 'Take the token of Ben from Church 2', detail: '1 Money goes to Ben' });
  expect(words('space justice-0', 'bottom:justice-0')).toEqual({ label: 'Justice 1', detail: 'Launder: 1 Money for each of your labs. Costs 1 Money.' });
  expect(words('mark cars', 'tile:cars')).toEqual({ label: 'Mark Cars', detail: 'pay for a car.' });
  expect(words('done', '')).toBeUndefined();
  const acted = (column: string) => describe({ action: 'do column-action', targets: ['part:column-action'], anytime: false }, { ...view, prompt: { key: 'column-action', rule: '', args: { column } } }, printed, speaker)?.detail;
  expect(acted('church')).toBe('Exert influence on Church with up to two tokens.');
  expect(acted('two')).toBe('Exert influence on two institutions, with one token of each.');
  expect(acted('start')).toBe('You take the Primo Giocatore and equip a car, a speedboat or a drug lab.');

  const laid = (key: string) => describe({ action: 'space justice-0', targets: ['bottom:justice-0'], anytime: false }, { ...view, prompt: { key, rule: '', args: {} } }, printed, speaker);
  expect(laid('move-column')).toEqual({ label: 'Justice 1' });
  expect(laid('token-destination')).toBeUndefined();
});

test('arrows lead to the next place in their direction', () => {
  const places: readonly Place[] = [[0, 0], [10, 1], [30, 0], [11, 40]];
  expect(neighbour(places, [0, 0], 'ArrowRight')).toBe(1);
  expect(neighbour(places, [10, 1], 'ArrowRight')).toBe(2);
  expect(neighbour(places, [10, 1], 'ArrowDown')).toBe(3);
  expect(neighbour(places, [0, 0], 'ArrowUp')).toBeUndefined();
});

test('orders come in turn: supply before attacks, the lowest initiative first, then from whoever leads; face down last', () => {
  const orders = [
    { name: 'slow', kind: 'attack', initiative: 5, seat: 0 },
    { name: 'supply', kind: 'supply', initiative: 7, seat: 2 },
    { name: 'before the lead', kind: 'attack', initiative: 4, seat: 0 },
    { name: 'the lead', kind: 'attack', initiative: 4, seat: 1 },
    { name: 'after the lead', kind: 'attack', initiative: 4, seat: 3 },
  ] as const;
  const inTurn = orders.toSorted((one, other) => turnOf(one, one.seat, 1) - turnOf(other, other.seat, 1));
  expect(inTurn.map(({ name }) => name)).toEqual(['supply', 'the lead', 'after the lead', 'before the lead', 'slow']);
  expect(turnOf(undefined, 1, 1)).toBeGreaterThan(turnOf({ kind: 'attack', initiative: 12 }, 0, 1));
});

test('the end says what decided: mandamenti, or where both have as many the area that breaks ties', () => {
  const printed = { areas: [], mandamenti: [], families: [], control_tiles: [], characters: [], conflict_cards: [], tie_break: 'bronte', names: { bronte: 'Bronte' } };
  const speaker = new Speaker('mafia-war', SEATS, printed);
  const said = (scores: readonly number[], holder: number | string) =>
    verdict({ areas: [{ id: 'bronte', holder }] } as unknown as WarView, { winners: [], scores, reason: '', rule: 'END-4' }, printed, speaker);
  expect(said([5, 3, 5, 3], 1)).toEqual({ text: 'Mandamenti: 5 to 3.', rule: 'END-4' });
  expect(said([4, 4, 4, 4], 2)?.text).toBe('Mandamenti: 4 each, so Bronte decides: Cleo stands there.');
  expect(said([4, 4, 4, 4], 'neutral')?.text).toBe('Mandamenti: 4 each, and neither team stands in Bronte.');
});
