/** What the table and the board of a game agree on. A game's folder exports its `GameDoor` as `door`; `app/doors.ts` lists them. */
import type { Component } from 'svelte';
import type { Speaker } from '../messages';
import type { GameView, Offer, Outcome, Prompt, Told } from '../wire';
import type { Choosing } from './choosing.svelte';
import type { Connection } from './ConnectionDot.svelte';
import type { Doer } from './doings';
import type { Mark, Sketch } from './sketch.svelte';
import type { Lesson } from './guide/guide.svelte';

/** What is printed on a game's components, as the server hands it out; each game knows its own. */
export type Printed = Readonly<Record<string, unknown>>;

/** One seat as the table shows it. */
export interface SeatFace {
  readonly seat: number;
  readonly label: string;
  /** The seat looks at this very page. */
  readonly you: boolean;
  readonly bot: boolean;
  /** What else is to be said of it, such as the rank of a bot. */
  readonly remark: string;
  /** A person's connection; bots have none. */
  readonly connection?: Connection | undefined;
}

/** A board draws one view. It knows no rule: what may be chosen, and what a click does, `choosing` says. */
export interface BoardProps<View extends GameView = GameView> {
  readonly view: View;
  /** What this seat was told of the newest moment, for animation that explains. */
  readonly events: readonly Told[];
  /** The newest of a kind that was told up to the moment shown. */
  readonly lately: (kind: string) => Told | undefined;
  /** What the player points at among things told before. */
  readonly recalled: readonly Told[];
  readonly seats: readonly SeatFace[];
  readonly speaker: Speaker;
  readonly choosing: Choosing;
  readonly printed: Printed;
  /** What stands on the secret map of the team whose eyes these are. */
  readonly marks?: readonly Mark[];
  /** Where one may draw on it. */
  readonly sketch?: Sketch | undefined;
  /** The lesson the guide gives just now. */
  readonly lesson?: Lesson | undefined;
}

/** A choice in words: what it is called, and what that means where the name does not say it. */
export interface Wording {
  readonly label: string;
  readonly detail?: string;
}

/** One thing a choice would do, in a word or two. */
export interface Effect {
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'cost';
}

/** What decided a game, and the rule behind it. */
export interface Verdict {
  readonly text: string;
  readonly rule: string;
}

/** A key and the text that says what it does. */
export interface KeyHint {
  readonly keys: string;
  readonly says: string;
}

/** What a game brings to the table. */
export interface GameDoor<View extends GameView = GameView> {
  readonly Board: Component<BoardProps<View>>;
  /** Must the page be covered before another person of this device looks at it? */
  readonly hasSecrets: (view: View) => boolean;
  /** What it takes to win and how near everybody is; it stands in the head of the page and never leaves it. */
  readonly Goal?: Component<{ readonly view: View; readonly printed: Printed; readonly speaker: Speaker }>;
  /** Does everything a seat does belong to its turn? The log then begins a new turn with each doing of another. */
  readonly isInTurns?: true;
  /** Who plays with whom, where there are teams. */
  readonly teams?: readonly (readonly number[])[];
  /** Does it decline or stop something? Such choices come last and never look like the main one. */
  readonly isDecline: (offer: Offer) => boolean;
  /** Is it a mere number? Those stand side by side. */
  readonly isNumber?: (offer: Offer) => boolean;
  /** Can it be chosen by a click on the board? Otherwise everything that names a target can. */
  readonly isDrawn?: (offer: Offer) => boolean;
  /** A drawing for a choice, beside its words. */
  readonly Sign?: Component<{ readonly offer: Offer; readonly view: View; readonly printed: Printed }>;
  /** What happened, in short, for somebody who comes back to the table; undefined where it is not worth telling. */
  readonly tell: (event: Told, speaker: Speaker) => string | undefined;
  /** Does the heading, or another event of the same moment, say it already? The log then leaves its line out. */
  readonly isSaid?: (event: Told, moment: readonly Told[]) => boolean;
  /** Whose doing it was; otherwise that of the seat it names. */
  readonly doer?: Doer;
  /** Which of how many times something is asked, as what was told says; undefined where the question knows it itself, or nobody does. */
  readonly turnOf?: (prompt: Prompt, told: readonly Told[]) => { readonly number: number; readonly count: number } | undefined;
  /** What decided a game that ended by its rules, and the rule that says so. */
  readonly verdict?: (view: View, outcome: Outcome, printed: Printed, speaker: Speaker) => Verdict | undefined;
  /** A guided first game. */
  readonly lessons: readonly Lesson<View>[];
  /** Keys of its own. */
  readonly keys?: readonly KeyHint[];
  /** The lower, the likelier: such choices come first. */
  readonly rank?: (offer: Offer, view: View) => number;
  /** What a choice would do, where the game says it shorter than the catalogue. */
  readonly effects?: (events: readonly Told[], view: View, speaker: Speaker, printed: Printed) => readonly Effect[];
  /** A choice in words that need the board to be understood; undefined where the catalogue says enough. */
  readonly describe?: (offer: Offer, view: View, printed: Printed, speaker: Speaker) => Wording | undefined;
  /** What one looks up while playing; the table shows it in a drawer. */
  readonly Reference?: () => Promise<{ readonly default: Component<{ readonly printed: Printed; readonly speaker: Speaker }> }>;
}
