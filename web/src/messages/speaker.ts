/** Turns what a game tells (events, offers, prompts, refusals) into sentences, as the terminal does. */
import type { Offer, Outcome, Prompt, Refusal, Told } from '../wire';
import type { Args } from './catalogue';
import { catalogueOf, plainly, spoken, tGame } from './texts.svelte';

/** The words on a game's components, by id or `id.attribute`: as printed, and those of other languages. */
export interface PrintedWords {
  readonly names?: Readonly<Record<string, string>>;
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Speaks to one table. Every message may also use $seat0, $seat1 …, the labels of all seats. */
export class Speaker {
  readonly game: string;
  readonly seats: readonly string[];
  readonly #labels: Args;
  readonly #printed: PrintedWords;

  /** `printed` are the words on the components, for what the catalogue does not call by a name of its own. */
  constructor(game: string, seats: readonly string[], printed: PrintedWords = {}) {
    this.game = game;
    this.seats = seats;
    this.#printed = printed;
    this.#labels = Object.fromEntries(seats.map((label, seat) => [`seat${seat}`, label]));
  }

  /** What happened, as one sentence. */
  event(event: Told): string {
    return this.#find(`event-${event.kind}`, event.args) ?? this.#list(event.kind, event.args);
  }

  /** The heading an event opens in the log, if it opens one. */
  heading(event: Told): string | undefined {
    return catalogueOf(this.game).find(`event-${event.kind}.heading`, this.#arguments(event.args));
  }

  /** What would happen, as words that follow a choice; undefined where the choice says it already. */
  preview(event: Told): string | undefined {
    return catalogueOf(this.game).find(`event-${event.kind}.preview`, this.#arguments(event.args));
  }

  /** What happened, in short, as words that follow whose doing it was; undefined where it is not worth telling twice. */
  brief(event: Told): string | undefined {
    return catalogueOf(this.game).find(`event-${event.kind}.brief`, this.#arguments(event.args));
  }

  /** A choice in words. */
  choice(offer: Offer): string {
    const [verb = '', ...values] = offer.action.split(' ');
    const said = this.#find(`choice-${verb}`, Object.fromEntries(offer.targets.map(splitTarget)));
    return said ?? plainly([verb, ...values.map((value) => this.name(value))].join(' '));
  }

  /** What is being asked; with which of how many times it is, where that is known beside the question. */
  prompt(prompt: Prompt, turn?: Args): string {
    const counted = turn && this.#find(`prompt-${prompt.key}.counted`, { ...prompt.args, ...turn });
    return counted ?? this.#find(`prompt-${prompt.key}`, prompt.args) ?? this.#list(prompt.key, prompt.args);
  }

  /** Why something is refused, and the rule it follows from where one does. */
  refusal(refusal: Refusal): string {
    const sentence = catalogueOf(this.game).find(refusal.key, this.#labels) ?? refusal.message;
    return refusal.rule ? tGame(this.game, 'ui-refused-by', { sentence, rule: refusal.rule }) : sentence;
  }

  /** How the game ended and who won it. */
  outcome(outcome: Outcome): string {
    const winners = this.team(outcome.winners);
    const result = winners ? tGame(this.game, 'result-won', { winners, count: outcome.winners.length }) : tGame(this.game, 'result-drawn');
    return `${this.#find(`outcome-${outcome.reason}`, {}) ?? `${plainly(outcome.reason)}.`} ${result}`;
  }

  /** The label of a seat. */
  seat(seat: number): string {
    return this.seats[seat] ?? String(seat);
  }

  /** The labels of those who belong together. */
  team(seats: readonly number[]): string {
    return new Intl.ListFormat(spoken()).format(seats.map((seat) => this.seat(seat)));
  }

  /** The name of a card, an area, a family …, or an attribute of it: in this language, else as printed, else its id. */
  name(thing: string, attribute?: string): string {
    const key = attribute === undefined ? thing : `${thing}.${attribute}`;
    const { words, names } = this.#printed;
    return catalogueOf(this.game).find(`name-${key}`, this.#labels) ?? words?.[spoken()]?.[key] ?? names?.[key] ?? thing;
  }

  /** Any other message of the game or the page. */
  text(key: string, args: Args = {}): string {
    return this.#say(key, args);
  }

  #find(key: string, args: Args): string | undefined {
    return catalogueOf(this.game).find(key, this.#arguments(args));
  }

  // A game of another package may have no messages: its own words say enough to play.
  #list(word: string, args: Args): string {
    const values = Object.entries(args).map(([name, value]) => this.#argument(name, value));
    return values.length > 0 ? `${plainly(word)}: ${values.join(', ')}` : plainly(word);
  }

  #say(key: string, args: Args): string {
    return tGame(this.game, key, this.#arguments(args));
  }

  #arguments(args: Args): Args {
    const named = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.#argument(name, value)]));
    // What belongs to the seat that acts is its own: its name need not be said twice.
    const own: Args = args['owner'] !== undefined && args['owner'] === args['seat'] ? { owner: 'own' } : {};
    return { ...this.#labels, ...named, ...own };
  }

  // Ids become names, seats their labels; numbers stay numbers, so that plurals work in every language.
  #argument(name: string, value: string | number): string | number {
    const known = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    if (typeof known === 'string') return this.name(known);
    return name === 'seat' ? this.seat(known) : known;
  }
}

function splitTarget(target: string): [string, string] {
  const colon = target.indexOf(':');
  return [target.slice(0, colon), target.slice(colon + 1)];
}
