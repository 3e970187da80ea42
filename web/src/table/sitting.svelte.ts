/** One device at a table: whose view is shown, what may be chosen, and what there is to say about it. */
import { SvelteMap } from 'svelte/reactivity';
import { Speaker, spoken, type PrintedWords } from '../messages';
import { RefusedError } from '../net/api';
import type { TableClient } from '../net/client.svelte';
import type { Offer, Outcome, Prompt, Refusal, Reviewed, SeatInfo, SeatSight, TableInfo, Told } from '../wire';
import type { Effect, GameDoor, Printed, SeatFace, Verdict, Wording } from './board';
import type { Connection } from './ConnectionDot.svelte';
import { gather, lastDeed, type Doings } from './doings';
import { Choosing } from './choosing.svelte';
import { Forecasts } from './forecasts';
import type { LogEntry } from './LogList.svelte';
import { Hint } from './hint.svelte';
import { nameSeats, remarkOn } from './seats';

/** So many previews are asked for at once; of longer lists, only those pointed at. */
const PREVIEWS_AT_ONCE = 12;

/** Why nothing came of a wish: the rule that forbids it, or nobody heard it. */
type Notice = Refusal | 'not-sent';

interface Sentence {
  readonly text: string;
  readonly heading: string | undefined;
}

export class Sitting {
  readonly client: TableClient;
  readonly door: GameDoor;
  /** Whose view this page shows. */
  shown = $state(0);
  /** The page is covered: `shown` must take the device first. */
  covered = $state(false);
  /** A choice is on its way. */
  busy = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** The choices one has at any time are looked at. */
  asidesOpen = $state(false);
  /** What a choice would do, in words, by its action. */
  readonly effects = new SvelteMap<string, readonly Effect[]>();
  readonly choosing: Choosing;
  readonly hint: Hint;
  readonly printed: Printed;
  readonly #forecasts: Forecasts;
  /** The choices whose effects were asked for. */
  readonly #foreseen = new Set<string>();
  /** How far the table was when the last wish was sent. */
  #sentAt = $state(-1);
  #sentences: { speaker: Speaker | null; language: string; known: WeakMap<Told, Sentence> } = { speaker: null, language: '', known: new WeakMap() };

  constructor(client: TableClient, door: GameDoor, printed: Printed) {
    this.client = client;
    this.door = door;
    this.printed = printed;
    this.hint = new Hint(client);
    this.shown = this.#next();
    this.covered = this.#mustCover();
    this.#forecasts = new Forecasts(
      () => `${client.sequence} ${this.shown}`,
      (actions) => client.preview(this.shown, actions),
    );
    this.choosing = new Choosing({
      choose: (action) => void this.choose(action),
      whyNot: (actions) => void this.#explain(actions),
      foresee: (action) => this.#forecasts.of(action),
    });
  }

  readonly info: TableInfo | null = $derived.by(() => this.client.info);
  readonly sight: SeatSight | undefined = $derived.by(() => this.client.sights.get(this.shown));
  /** How the game ended: by its rules, or because people ended it. */
  readonly outcome: Outcome | null = $derived.by(() => this.sight?.view.outcome ?? (this.client.isBehind ? null : (this.info?.settled ?? null)));
  readonly speaker: Speaker = $derived.by(() => new Speaker(this.info?.game ?? '', nameSeats(this.info?.seats ?? []), this.printed as PrintedWords));
  readonly isSeated: boolean = $derived.by(() => this.client.mine.includes(this.shown));
  readonly faces: readonly SeatFace[] = $derived.by(() =>
    (this.info?.seats ?? []).map((seat) => ({
      seat: seat.seat,
      label: this.speaker.seat(seat.seat),
      you: seat.seat === this.shown,
      bot: seat.kind === 'bot',
      remark: remarkOn(seat),
      connection: this.#connectionOf(seat),
    })),
  );
  readonly log: readonly LogEntry[] = $derived.by(() => {
    let turn: unknown;
    return (this.client.memories.get(this.shown) ?? []).flatMap((events, moment) =>
      events.flatMap((event, i) => {
        const { text, heading } = this.#said(event);
        const line: LogEntry = { id: `${moment}.${i}`, text, event, moment };
        const { seat } = event.args;
        const isTurn = this.door.isInTurns && typeof seat === 'number' && seat !== turn;
        if (isTurn) turn = seat;
        const opened = heading ?? (isTurn ? this.speaker.seat(seat) : undefined);
        const lines = this.door.isSaid?.(event, events) ? [] : [line];
        if (opened === undefined) return lines;
        const title: LogEntry = { id: `${moment}.${i}h`, text: opened, heading: true };
        // Where the heading says it all, it is the line that leads to the moment.
        return lines.length === 0 ? [{ ...line, ...title }] : [title, ...lines];
      }),
    );
  });
  /** Who of this device may take a choice back: in hot-seat it may be the one who played before. */
  readonly undoer: number | undefined = $derived.by(() => (this.client.isBehind || this.info?.settled ? undefined :
    [this.shown, ...this.client.mine].find((seat) => this.client.mine.includes(seat) && this.client.sights.get(seat)?.can_undo)),
  );
  /** What the others did since whoever looks did something. */
  readonly doings: readonly Doings[] = $derived.by(() => {
    const { door, shown, speaker } = this;
    const moments = this.client.memories.get(shown) ?? [];
    const last = lastDeed(moments, shown, (event) => this.#said(event).heading !== undefined, door.doer);
    return last < 0 ? [] : gather(moments.slice(last + 1).flat(), shown, (event) => door.tell(event, speaker), door.doer);
  });

  /** A wish that is no choice is on its way: until the table has moved on, what may be chosen is not known. */
  readonly isHeld: boolean = $derived.by(() => this.busy && this.choosing.taken === null && this.client.sequence === this.#sentAt);

  /** The table moved on: decide whose eyes are shown now. Call it after every change of the views. */
  follow(): void {
    const next = this.#next();
    if (next !== this.shown) {
      this.shown = next;
      this.covered = this.#mustCover();
    } else if (this.covered) this.covered = this.#mustCover();
    this.notice = null;
    this.hint.forget();
    this.choosing.advise(null);
    this.choosing.dismiss();
    this.choosing.taken = null;
  }

  /** The person who is next has the device. */
  uncover(): void {
    this.covered = false;
  }

  /** What is being asked, in words. */
  question(prompt: Prompt): string {
    const told = this.client.memories.get(this.shown)?.flat() ?? [];
    return this.speaker.prompt(prompt, this.door.turnOf?.(prompt, told));
  }

  /** What decided the game, where its rules did. */
  verdict(outcome: Outcome): Verdict | undefined {
    const view = this.sight?.view;
    return view?.outcome ? this.door.verdict?.(view, outcome, this.printed, this.speaker) : undefined;
  }

  /** A choice in words. */
  wording(offer: Offer): Wording {
    const view = this.sight?.view;
    return (view && this.door.describe?.(offer, view, this.printed, this.speaker)) ?? { label: this.speaker.choice(offer) };
  }

  async choose(action: string): Promise<void> {
    this.#forecasts.drop();
    await this.#carryOut(async () => {
      this.choosing.taken = action;
      try {
        await this.client.act(this.shown, action);
      } finally {
        this.choosing.taken = null;
      }
    });
  }

  async undo(): Promise<void> {
    const seat = this.undoer;
    if (seat !== undefined) await this.#carryOut(() => this.client.undo(seat));
  }

  async rematch(): Promise<void> {
    await this.#carryOut(() => this.client.propose('rematch', this.client.mine[0]));
  }

  async reply(agrees: boolean): Promise<void> {
    await this.#carryOut(() => this.client.reply(agrees));
  }

  /** How the chances went in the game that just ended; undefined where nobody can tell. */
  async review(): Promise<Reviewed | undefined> {
    let review: Reviewed | undefined;
    await this.#attempt(async () => {
      review = await this.client.review(this.info?.game_number ?? 1);
    });
    return review;
  }

  /** Is there something to be advised on? */
  get canAsk(): boolean {
    return this.isSeated && !this.outcome && (this.sight?.view.to_move.includes(this.shown) ?? false) && this.choosing.offers.length > 1;
  }

  /** Asks the best bot, and points at what it would choose. */
  async advise(): Promise<void> {
    if (!this.canAsk || this.hint.thinking || this.hint.advice) return;
    await this.#attempt(async () => {
      await this.hint.ask(this.shown);
      this.choosing.advise(this.hint.advice?.choices[0]?.action ?? null);
    });
  }

  /** Why an action is not offered, in words; null where nothing forbids it. */
  async reason(action: string): Promise<string | null> {
    const refusal = await this.client.whyNot(this.shown, action);
    return refusal && this.speaker.refusal(refusal);
  }

  /** The notice in words of the language that is spoken now. */
  get noticeText(): string | null {
    if (this.notice === null) return null;
    return this.notice === 'not-sent' ? this.speaker.text('ui-not-sent') : this.speaker.refusal(this.notice);
  }

  /** Asks what the offers in sight would do: all of a short list, of a long one those pointed at or asked about. */
  foresee(): void {
    const { offers, pointed, question, taken } = this.choosing;
    if (taken !== null) return;
    const asked = offers.filter((offer) => !offer.anytime);
    const short = asked.length <= PREVIEWS_AT_ONCE ? asked : [];
    const asides = this.asidesOpen ? offers.filter((offer) => offer.anytime) : [];
    const wanted = [...short, ...asides, ...(question?.offers ?? [])].map((offer) => offer.action).concat(pointed ?? []);
    for (const action of wanted) if (!this.#foreseen.has(action)) void this.#foresee(action);
  }

  /** Other choices, or other words: what was foreseen counts no more. */
  forgetEffects(): void {
    this.#foreseen.clear();
    this.effects.clear();
  }

  /** Offers as a list shows them: the likelier first, what declines or stops last. */
  ordered(offers: readonly Offer[]): readonly Offer[] {
    const { isDecline, rank } = this.door;
    const view = this.sight?.view;
    const place = (offer: Offer): number => (isDecline(offer) ? Infinity : view && rank ? rank(offer, view) : 0);
    return [...offers].sort((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)));
  }

  // A long game has thousands of lines; each is put into words once.
  #said(event: Told): Sentence {
    const { speaker } = this;
    const language = spoken();
    if (this.#sentences.speaker !== speaker || this.#sentences.language !== language) this.#sentences = { speaker, language, known: new WeakMap() };
    const { known } = this.#sentences;
    let sentence = known.get(event);
    if (!sentence) known.set(event, (sentence = { text: this.speaker.event(event), heading: this.speaker.heading(event) }));
    return sentence;
  }

  async #foresee(action: string): Promise<void> {
    const { sequence } = this.client;
    this.#foreseen.add(action);
    try {
      const events = await this.#forecasts.of(action);
      if (sequence === this.client.sequence) this.effects.set(action, this.#inShort(events));
    } catch {
      this.#foreseen.delete(action); // A preview that fails is only a preview less.
    }
  }

  #inShort(events: readonly Told[]): readonly Effect[] {
    const view = this.sight?.view;
    if (view && this.door.effects) return this.door.effects(events, view, this.speaker, this.printed);
    const words = new Set(events.map((event) => this.speaker.preview(event)).filter((said) => said !== undefined));
    return [...words].map((text) => ({ text, tone: 'plain' }));
  }

  async #carryOut(wish: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#sentAt = this.client.sequence;
    try {
      await this.#attempt(wish);
    } finally {
      this.busy = false;
    }
  }

  async #attempt(wish: () => Promise<void>): Promise<void> {
    this.notice = null;
    try {
      await wish();
    } catch (error) {
      this.notice = error instanceof RefusedError ? error.refusal : 'not-sent';
    }
  }

  async #explain(actions: readonly string[]): Promise<void> {
    try {
      for (const action of actions) {
        this.notice = await this.client.whyNot(this.shown, action);
        if (this.notice !== null) return;
      }
    } catch (error) {
      if (error instanceof RefusedError) this.notice = error.refusal;
    }
  }

  // Bots have none, and whoever watches a finished game waits for nobody.
  #connectionOf({ seat, kind, present }: SeatInfo): Connection | undefined {
    if (kind === 'bot') return undefined;
    if (this.client.mine.includes(seat)) return this.client.connection;
    return present || (this.client.info?.phase === 'over' && this.client.mine.length === 0) ? 'live' : 'lost';
  }

  // Whoever is shown stays while owing a choice; then comes the next person of this device who owes one.
  #next(): number {
    const { eyes, sights } = this.client;
    const owing = eyes.filter((seat) => sights.get(seat)?.view.to_move.includes(seat));
    const [first = -1] = eyes;
    if (owing.includes(this.shown) || (owing.length === 0 && eyes.includes(this.shown))) return this.shown;
    return owing[0] ?? first;
  }

  #mustCover(): boolean {
    const view = this.client.sights.get(this.shown)?.view;
    return this.client.eyes.length > 1 && !this.client.info?.settled && view !== undefined && this.door.hasSecrets(view);
  }
}
