/** What the seats of a table are called. */
import { spoken, t } from '../messages';
import type { SeatInfo, TableInfo } from '../wire';

/** A label for each seat: its name, or what it is; seats that would sound alike get their number. */
export function nameSeats(seats: readonly SeatInfo[]): readonly string[] {
  const names = seats.map((seat) => seat.name || (seat.kind === 'bot' ? t(`ui-rank-${seat.rank}`) : t('ui-seat-unnamed', { number: seat.seat + 1 })));
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : t('ui-seat-numbered', { name, number: seat + 1 })));
}

/** How long somebody may take. */
export function nameClock(seconds: number, none = t('ui-clock-none')): string {
  if (seconds === 0) return none;
  const [unit, count] = seconds >= 86400 ? (['day', seconds / 86400] as const) : seconds >= 60 ? (['minute', seconds / 60] as const) : (['second', seconds] as const);
  return new Intl.NumberFormat(spoken(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** How long people may take at a table, for a choice or for the whole game. */
export function nameTime({ clock, budget, increment }: Pick<TableInfo, 'clock' | 'budget' | 'increment'>): string {
  if (budget === 0) return nameClock(clock);
  const whole = increment === 0 ? t('ui-budget-of', { time: nameClock(budget) }) : t('ui-budget-of-both', { time: nameClock(budget), increment: nameClock(increment) });
  return clock === 0 ? whole : `${whole} · ${nameClock(clock)}`;
}

/** What else is to be said of a seat: the rank of a bot that has a name of its own, or that plays for somebody. */
export function remarkOn(seat: SeatInfo): string {
  if (seat.lent) return t('ui-sitter-bot', { rank: t(`ui-rank-${seat.lent}`) });
  return seat.kind === 'bot' && seat.name ? t(`ui-rank-${seat.rank}`) : '';
}
