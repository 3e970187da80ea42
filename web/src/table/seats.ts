/** What the seats of a table are called. */
import { spoken, t } from '../messages';
import type { SeatInfo } from '../wire';

/** A label for each seat: its name, or what it is; seats that would sound alike get their number. */
export function nameSeats(seats: readonly SeatInfo[]): readonly string[] {
  const names = seats.map((seat) => seat.name || (seat.kind === 'bot' ? t(`ui-rank-${seat.rank}`) : t('ui-seat-unnamed', { number: seat.seat + 1 })));
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : t('ui-seat-numbered', { name, number: seat + 1 })));
}

/** How long somebody may take for a choice. */
export function nameClock(seconds: number): string {
  if (seconds === 0) return t('ui-clock-none');
  const [unit, count] = seconds >= 86400 ? (['day', seconds / 86400] as const) : (['minute', seconds / 60] as const);
  return new Intl.NumberFormat(spoken(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** What else is to be said of a seat: the rank of a bot that has a name of its own, or that plays for somebody. */
export function remarkOn(seat: SeatInfo): string {
  if (seat.lent) return t('ui-sitter-bot', { rank: t(`ui-rank-${seat.lent}`) });
  return seat.kind === 'bot' && seat.name ? t(`ui-rank-${seat.rank}`) : '';
}
