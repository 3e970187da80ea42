/** What this device knows of one table, kept in step with the server. */
import { SvelteMap } from 'svelte/reactivity';
import { whenPainted } from '../look/painted';
import { MOMENTS_PER_REPLAY, SPECTATOR, type Advised, type FromServer, type ReplayFrame, type Link, type Propose, type Refusal, type Remark, type Reviewed, type Say, type SeatSight, type Snapshot, type TableInfo, type Told, type Update } from '../wire';
import { askLink, RefusedError } from './api';
import { Clocks } from './clocks.svelte';
import { dropKey, forgetTable, hasOwn, keysOf, tokensOf } from './keys';
import { keepSame } from './sameness';
import { TableSocket, type Connection, type Request } from './socket';

/** What a seat was told, moment by moment. */
export type Moments = readonly (readonly Told[])[];

// After these a second attempt meets the table as it is then.
const PASSING = ['stale', 'hello-first', 'server-error'];

/** One table as this device sees it. */
export class TableClient {
  readonly id: string;
  connection = $state<Connection>('waiting');
  info = $state.raw<TableInfo | null>(null);
  /** The seats this device holds. */
  mine = $state.raw<readonly number[]>([]);
  isHost = $state(false);
  /** The newest moment of the game; -1 before there is one. */
  moment = $state(-1);
  sequence = $state(0);
  readonly clocks = new Clocks();
  readonly sights = new SvelteMap<number, SeatSight>();
  readonly memories = new SvelteMap<number, Moments>();
  /** Why this device cannot come to the table at all. */
  problem = $state.raw<Refusal | null>(null);
  /** The page is some moments behind the table, because a person wants to follow them. */
  isBehind = $state(false);
  /** How long each moment stays before the next is shown, in milliseconds. */
  pace: () => number = () => 0;
  /** What was said at the table, as far as this device may hear it. */
  remarks = $state.raw<readonly Remark[]>([]);
  /** What this device's team drew on its secret map. */
  drawings = $state.raw<readonly Remark[]>([]);
  /** The host closed the talk of the whole table. */
  talkClosed = $state(false);
  /** Seats the host does not let talk to the whole table. */
  silenced = $state.raw<readonly number[]>([]);
  readonly #socket: TableSocket;
  #waiting: readonly Update[] = [];
  #shownAt = 0;
  /** The newest draw is not painted yet: what comes meanwhile is drawn together. */
  #isUnpainted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.#socket = new TableSocket({
      hello: () => ({ type: 'hello', tokens: this.#tokens(), sequence: this.sequence }),
      onstate: (state) => (this.connection = state),
      onnews: (message) => this.#take(message),
      onrevoked: () => void this.#sortKeys(),
    });
  }

  open(): void {
    this.problem = null;
    this.#socket.open();
  }

  close(): void {
    this.clocks.stop();
    this.#queue([]);
    this.#socket.close();
  }

  /** Shows at once what is still waiting to be shown. */
  catchUp(): void {
    this.#show(this.#waiting.length);
  }

  /** Through which seats this device sees the table. */
  get eyes(): readonly number[] {
    return this.mine.length > 0 ? this.mine : [SPECTATOR];
  }

  async start(): Promise<void> {
    await this.#socket.ask({ type: 'start' }, 'done');
  }

  /** Proposes something to the others; the host may do so without a seat. */
  async propose(kind: Propose['kind'], seat: number | undefined): Promise<void> {
    await this.#socket.ask({ type: 'propose', kind, seat: seat ?? null }, 'done');
  }

  /** Agrees to what is proposed, or not. */
  async reply(agrees: boolean): Promise<void> {
    await this.#socket.ask({ type: 'reply', agrees }, 'done');
  }

  async invite(seat: number): Promise<Link> {
    return (await this.#socket.ask({ type: 'invite', seat }, 'invited')).link;
  }

  async act(seat: number, action: string): Promise<void> {
    this.#shownAt = 0; // One's own choice is seen at once.
    await this.#change({ type: 'act', seat, action, expected: this.sequence });
  }

  async undo(seat: number): Promise<void> {
    await this.#change({ type: 'undo', seat, expected: this.sequence });
  }

  /** Lets a bot play for a seat. */
  async lend(seat: number): Promise<void> {
    await this.#socket.ask({ type: 'lend', seat }, 'done');
  }

  async comeBack(seat: number): Promise<void> {
    await this.#socket.ask({ type: 'come-back', seat }, 'done');
  }

  /** Says something, in words, by a phrase, or by drawing on the team's map. */
  async say(remark: Pick<Say, 'seat' | 'text' | 'phrase' | 'to_team' | 'drawing'>): Promise<void> {
    await this.#socket.ask({ type: 'say', ...remark }, 'done');
  }

  /** Tells whoever runs the server how a seat talks. */
  async report(seat: number, text: string): Promise<void> {
    await this.#socket.ask({ type: 'report', seat, text }, 'done');
  }

  async closeTalk(isClosed: boolean): Promise<void> {
    await this.#socket.ask({ type: 'close-talk', is_closed: isClosed }, 'done');
  }

  async silence(seat: number, isSilenced: boolean): Promise<void> {
    await this.#socket.ask({ type: 'silence', seat, is_silenced: isSilenced }, 'done');
  }

  /** What the team of a seat drew on its map in one of the games here. */
  async sketches(gameNumber: number, seat: number): Promise<readonly Remark[]> {
    return (await this.#socket.ask({ type: 'sketches', game_number: gameNumber, seat }, 'sketched')).remarks;
  }

  /** Which rule forbids this action now? Null: none does. */
  async whyNot(seat: number, action: string): Promise<Refusal | null> {
    return (await this.#socket.ask({ type: 'why-not', seat, action }, 'reason')).refusal;
  }

  /** What each of these choices would surely do. */
  async preview(seat: number, actions: readonly string[]): Promise<Moments> {
    return (await this.#socket.ask({ type: 'preview', seat, actions }, 'forecast')).effects;
  }

  /** What the best bot would choose for a seat of this device. */
  async advise(seat: number): Promise<Advised> {
    return this.#socket.ask({ type: 'advise', seat }, 'advised');
  }

  /** How the chances went in a game that is over. */
  async review(gameNumber: number): Promise<Reviewed> {
    return this.#socket.ask({ type: 'review', game_number: gameNumber }, 'reviewed');
  }

  /** Some moments of a game as a seat saw them, and how many there are in all. */
  async replay(gameNumber: number, seat: number, first: number): Promise<{ readonly moments: number; readonly frames: readonly ReplayFrame[] }> {
    return this.#socket.ask({ type: 'replay', game_number: gameNumber, seat, first, count: MOMENTS_PER_REPLAY }, 'replayed');
  }

  // Whoever changed something sees it before the answer counts.
  async #change(request: Request): Promise<void> {
    const { sequence } = await this.#socket.ask(request, 'done');
    this.#show(this.#waiting.filter((update) => update.sequence <= sequence).length);
  }

  #tokens(): readonly string[] {
    const keys = keysOf(this.id);
    return keys ? tokensOf(keys) : [];
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case 'snapshot':
        return this.#takeSnapshot(message);
      case 'update':
        this.clocks.set(message.clocks);
        this.#queue([...this.#waiting, message]);
        return this.#showNext();
      case 'table-changed':
        this.clocks.set(message.table.clocks);
        this.info = message.table;
        return;
      case 'talk':
        this.remarks = [];
        this.drawings = [];
        this.#hear(message.remarks);
        [this.talkClosed, this.silenced] = [message.is_closed, message.silenced];
        return;
      case 'remarked':
        return this.#hear([message.remark]);
      case 'talk-closed':
        [this.talkClosed, this.silenced] = [message.is_closed, message.silenced];
        return;
      case 'refused':
        // Nobody asked by number: the server refused the hello.
        if (PASSING.includes(message.refusal.error)) return;
        void this.#sortKeys(message.refusal);
    }
  }

  // A bot says its plan and draws it at once: that is both.
  #hear(remarks: readonly Remark[]): void {
    this.remarks = [...this.remarks, ...remarks.filter(({ text, phrase }) => text || phrase)];
    this.drawings = [...this.drawings, ...remarks.filter(({ drawing }) => drawing)];
  }

  #queue(updates: readonly Update[]): void {
    clearTimeout(this.#timer);
    this.#waiting = updates;
    this.isBehind = this.pace() > 0 && updates.length > 0;
  }

  // Shows what is due: a moment in which nothing was told takes no time, and without a pace none does.
  #showNext(): void {
    clearTimeout(this.#timer);
    if (this.#isUnpainted) return;
    let [due, left] = [0, 0];
    for (const next of this.#waiting) {
      const isQuiet = next.undone || next.sights.every((sight) => sight.events.length === 0);
      left = isQuiet ? 0 : this.#shownAt + this.pace() - Date.now();
      if (left > 0) break;
      if (!isQuiet) this.#shownAt = Date.now();
      due += 1;
    }
    if (due > 0) this.#show(due);
    else if (left > 0) this.#timer = setTimeout(() => this.#showNext(), left);
  }

  #show(count: number): void {
    if (count === 0) return;
    this.#takeUpdates(this.#waiting.slice(0, count));
    this.#queue(this.#waiting.slice(count));
    this.#isUnpainted = true;
    whenPainted(() => {
      this.#isUnpainted = false;
      this.#showNext();
    });
  }

  #takeSnapshot(snapshot: Snapshot): void {
    this.#queue([]);
    this.sequence = snapshot.sequence;
    this.moment = snapshot.moment;
    this.info = snapshot.table;
    this.clocks.set(snapshot.table.clocks);
    this.mine = snapshot.mine;
    this.isHost = snapshot.is_host;
    this.sights.clear();
    for (const sight of snapshot.sights) this.sights.set(sight.seat, sight);
    for (const { seat, moments } of snapshot.memories) {
      this.memories.set(seat, [...(this.memories.get(seat) ?? []).slice(0, snapshot.first), ...moments]);
    }
    this.#socket.greeted();
  }

  // What is drawn together is told together; each moment is remembered by itself.
  #takeUpdates(updates: readonly Update[]): void {
    const told = new Map<number, readonly Told[]>();
    for (const { sequence, moment, phase, undone, sights } of updates) {
      this.sequence = sequence;
      this.moment = moment;
      if (this.info && this.info.phase !== phase) this.info = { ...this.info, phase };
      for (const sight of sights) {
        const { seat } = sight;
        const events = undone ? [] : [...(told.get(seat) ?? []), ...sight.events];
        told.set(seat, events);
        // The same choices may do something else now, so the list of them is always a new one.
        const view = { ...keepSame(this.sights.get(seat)?.view, sight.view), offers: [...sight.view.offers] };
        this.sights.set(seat, { ...sight, view, events });
        const known = this.memories.get(seat) ?? [];
        this.memories.set(seat, undone ? known.slice(0, moment + 1) : [...known.slice(0, moment), sight.events]);
      }
    }
  }

  // One of several keys may have been taken away: the others still open the table. Whoever was logged out is not left
  // there to watch.
  async #sortKeys(refusal?: Refusal): Promise<void> {
    this.#socket.close();
    let why = refusal;
    let ended: Refusal | undefined;
    for (const token of this.#tokens()) {
      try {
        await askLink(token);
      } catch (error) {
        if (!(error instanceof RefusedError)) break;
        why = error.refusal;
        if (['unknown-link', 'revoked-link', 'spent-link', 'ended-session'].includes(why.error)) dropKey(this.id, token);
        if (why.error === 'ended-session') ended = why;
      }
    }
    const left = keysOf(this.id);
    if (ended && left && !hasOwn(left)) {
      forgetTable(this.id);
      this.problem = ended;
      return;
    }
    if (this.#tokens().length > 0 && (!refusal || why !== refusal)) {
      this.sequence = 0;
      this.#socket.open();
    } else {
      if (this.#tokens().length === 0) forgetTable(this.id);
      this.problem = why ?? refusal ?? null;
    }
  }
}
