/** What the seats of a table are called. */
import { t } from '../messages';
import type { SeatInfo } from '../wire';

/** A label for each seat: its name, or what it is; seats that would sound alike get their number. */
export function nameSeats(seats: readonly SeatInfo[]): readonly string[] {
  const names = seats.map((seat) => seat.name || (seat.kind === 'bot' ? t(`ui-rank-${seat.rank}`) : t('ui-seat-unnamed', { number: seat.seat + 1 })));
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : t('ui-seat-numbered', { name, number: seat + 1 })));
}

/** What else is to be said of a seat: the rank of a bot that has a name of its own. */
export function remarkOn(seat: SeatInfo): string {
  return seat.kind === 'bot' && seat.name ? t(`ui-rank-${seat.rank}`) : '';
}
