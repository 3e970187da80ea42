/** The secret map of a team: what partners have drawn for each other on the board. */
import { t } from '../messages';
import { RefusedError } from '../net/api';
import type { TableClient } from '../net/client.svelte';
import type { Drawing, Drawn, Remark } from '../wire';

/** A mark that stands on the map, and who drew it. */
export interface Mark extends Drawn {
  readonly seat: number;
  readonly key: string;
}

/** What stands after all that was drawn and erased, up to a moment of the game. */
export function standing(remarks: readonly Remark[], moment = Infinity): readonly Mark[] {
  const marks = new Map<string, Mark>();
  for (const { seat, drawing } of remarks) {
    if (!drawing || drawing.moment > moment) continue;
    const key = [drawing.sign, drawing.place, drawing.origin].join(' ');
    if (drawing.sign === 'wipe') marks.clear();
    else marks.delete(key);
    if (drawing.sign !== 'wipe' && !drawing.is_erased) marks.set(key, { ...drawing, seat, key });
  }
  return [...marks.values()];
}

/** The map of the team at this device, as it is now. */
export class Sketch {
  /** Why the last mark was not drawn. */
  refusal = $state<string | null>(null);
  readonly #client: TableClient;
  readonly #seat: () => number;
  readonly #teams: readonly (readonly number[])[];

  constructor(client: TableClient, teams: readonly (readonly number[])[], seat: () => number) {
    this.#client = client;
    this.#teams = teams;
    this.#seat = seat;
  }

  readonly marks: readonly Mark[] = $derived.by(() => standing(this.#client.drawings.filter(({ drawing }) => drawing?.game_number === this.#client.info?.game_number)));

  /** A device that somebody of the other team shares has no secret map. */
  get canDraw(): boolean {
    const { mine, info, connection } = this.#client;
    const team = this.#teams.find((seats) => seats.length > 1 && seats.includes(this.#seat()));
    return team !== undefined && mine.includes(this.#seat()) && mine.every((seat) => team.includes(seat)) && info?.phase === 'playing' && connection === 'live';
  }

  async draw(drawing: Pick<Drawing, 'sign'> & Partial<Drawing>): Promise<void> {
    this.refusal = null;
    try {
      await this.#client.say({ seat: this.#seat(), to_team: true, drawing: { place: '', origin: '', note: '', is_erased: false, ...drawing } });
    } catch (error) {
      this.refusal = t(error instanceof RefusedError ? error.refusal.key : 'ui-not-sent');
    }
  }
}
