import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableClient } from '../src/net/client.svelte';
import type { FromClient, FromServer, Snapshot, Told, Update } from '../src/wire';

const told = (kind: string): Told => ({ kind, rule: '', args: {} });

/** The browser's end of a connection, with a test at the other end. */
class Line {
  static readonly OPEN = 1;
  static newest: Line;
  readonly readyState = Line.OPEN;
  readonly sent: FromClient[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    Line.newest = this;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }

  close(): void {
    // A test ends.
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const view = { prompt: { key: 'turn', args: {} }, offers: [], to_move: [], outcome: null };
const sight = (...kinds: string[]): Update['sights'][number] => ({ seat: 0, view, can_undo: false, events: kinds.map(told) }) as unknown as Update['sights'][number];
const update = (moment: number, ...kinds: string[]): Update => ({ type: 'update', sequence: moment + 1, moment, undone: false, phase: 'playing', sights: [sight(...kinds)], clocks: null });

let client: TableClient;
let painted: (() => void)[] = [];

function paint(): void {
  for (const frame of painted.splice(0)) frame();
}

beforeEach(() => {
  painted = [];
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => painted.push(frame));
  client = new TableClient('table');
  client.open();
  Line.newest.tell({ type: 'snapshot', sequence: 1, moment: 0, first: 0, table: { phase: 'playing', seats: [], clocks: null }, mine: [0], is_host: true, sights: [sight()], memories: [{ seat: 0, moments: [[]] }] } as unknown as Snapshot);
});
afterEach(() => {
  client.close();
  vi.unstubAllGlobals();
});

test('what comes before a frame is painted is drawn together in the next one, and nothing of it is lost', () => {
  Line.newest.tell(update(1, 'a'));
  expect(client.moment).toBe(1);
  Line.newest.tell(update(2, 'b'));
  Line.newest.tell(update(3, 'c', 'd'));
  expect([client.moment, client.isBehind]).toEqual([1, false]);
  paint();
  paint();
  expect(client.moment).toBe(3);
  expect(client.sights.get(0)?.events).toEqual(['b', 'c', 'd'].map(told));
  expect(client.memories.get(0)).toEqual([[], [told('a')], [told('b')], ['c', 'd'].map(told)]);
});

test('one sees what one chose before anything else, whatever waits to be painted', async () => {
  Line.newest.tell(update(1, 'a'));
  const choice = client.act(0, 'take brute-0');
  Line.newest.tell(update(2, 'mine'));
  Line.newest.tell(update(3, 'theirs'));
  const { id } = Line.newest.sent.at(-1) as { id: number };
  Line.newest.tell({ type: 'done', id, sequence: 3 });
  await choice;
  expect(client.moment).toBe(2);
});

test('who follows the turns of others at a pace sees one moment after the other', () => {
  client.pace = () => 10_000;
  Line.newest.tell(update(1, 'a'));
  Line.newest.tell(update(2, 'b'));
  paint();
  paint();
  expect([client.moment, client.isBehind]).toEqual([1, true]);
  client.catchUp();
  expect([client.moment, client.isBehind]).toEqual([2, false]);
});

test('what a new view leaves as it was stays the same object; the list of choices is always a new one', () => {
  const known = client.sights.get(0)?.view;
  Line.newest.tell(update(1, 'a'));
  const fresh = client.sights.get(0)?.view;
  expect(fresh).toEqual(known);
  expect(fresh?.prompt).toBe(known?.prompt);
  expect(fresh?.offers).not.toBe(known?.offers);
});
