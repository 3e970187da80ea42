/** Opening a table: what the front page wishes for. */
import { t } from '../messages';
import { openTable } from '../net/api';
import { heldTables, keepOpened, rememberedName, rememberName } from '../net/keys';
import type { GameInfo, SeatChoice } from '../wire';

/** Who shall sit in a seat: `me`, `friend`, `anybody` from the lobby, or the rank of a bot. */
export type Sitter = string;

const BOT_NAMES = 4;
const USUAL_RANK = 'soldato';
const FIRST_GAME = 'first-game';
const FIRST_SEAT = '0';

/** How long people may take, in seconds: for a choice, for the whole game, and what handing over a turn brings; 0 is for ever. */
export interface Time {
  readonly clock: number;
  readonly budget: number;
  readonly increment: number;
}
export const UNTIMED: Time = { clock: 0, budget: 0, increment: 0 };

/** The rank people play against when they do not say. */
function usualRank(game: GameInfo): string {
  return game.ranks.includes(USUAL_RANK) ? USUAL_RANK : (game.ranks.at(-1) ?? '');
}

/** Has this device no table of the game yet? */
const isNewTo = (game: GameInfo): boolean => !heldTables().some((held) => held.game === game.name);

/** How a newcomer plays when nothing else is said: a game may have an easier way to begin with. */
export function firstOptions(game: GameInfo): Readonly<Record<string, string>> {
  const easier = game.options.filter((option) => option.choices.includes(FIRST_GAME));
  return isNewTo(game) ? Object.fromEntries(easier.map((option) => [option.name, FIRST_GAME])) : {};
}

/** A table for the guide: against the easiest bots, with what a first game takes out of the box. */
export function guidedTable(game: GameInfo): { readonly sitters: readonly Sitter[]; readonly options: Readonly<Record<string, string>> } {
  const { ranks: [easiest = ''], options } = game;
  const wanted = options.flatMap(({ name, choices }) => {
    const choice = [FIRST_GAME, FIRST_SEAT].find((word) => choices.includes(word));
    return choice === undefined ? [] : [[name, choice] as const];
  });
  return { sitters: meAgainstBots(game).map((sitter) => (sitter === 'me' ? 'me' : easiest)), options: Object.fromEntries(wanted) };
}

/** Me in the first seat, bots in all others. */
export function meAgainstBots(game: GameInfo): readonly Sitter[] {
  return Array.from({ length: game.seats }, (_, seat) => (seat === 0 ? 'me' : usualRank(game)));
}

/** Opens a table, keeps its keys, and returns its id. Of several people at one device each may have a name, the owner's first; the others have a number. */
export async function open(game: GameInfo, sitters: readonly Sitter[], options: Readonly<Record<string, string>>, names: readonly string[], time = UNTIMED, isGuided = false): Promise<string> {
  const typed = names.map((name) => name.trim());
  const own = typed[0] || rememberedName();
  if (typed[0]) rememberName(typed[0]);
  const people = sitters.filter((sitter) => sitter === 'me').length;
  let person = 0;
  let bot = 0;
  const seats: SeatChoice[] = sitters.map((sitter) => {
    if (sitter === 'friend' || sitter === 'anybody') return { kind: 'friend' };
    if (sitter !== 'me') return { kind: 'bot', rank: sitter, name: t(`ui-bot-name-${(bot++ % BOT_NAMES) + 1}`) };
    person += 1;
    if (people === 1) return { kind: 'me', name: own || t('ui-name-default') };
    return { kind: 'me', name: (person === 1 ? own : typed[person - 1]) || t('ui-seat-unnamed', { number: person }) };
  });
  const opened = await openTable({ game: game.name, seats, options: { ...options }, edition: game.edition, is_open: sitters.includes('anybody'), ...time, is_guided: isGuided });
  return keepOpened(opened).table;
}
