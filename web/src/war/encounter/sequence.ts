/** When the orders on the board are carried out. */
import type { PrintedOrder } from '../printed';

const SEATS = 4;
/** No order's initiative is as high. */
const KIND = 1000;

/** The lower, the sooner: supply before attacks, then by initiative, then in order of play; those face down last. */
export function turnOf(order: Pick<PrintedOrder, 'kind' | 'initiative'> | undefined, seat: number, lead: number): number {
  const late = (seat - lead + SEATS) % SEATS;
  const kind = order === undefined ? 2 : order.kind === 'supply' ? 0 : 1;
  return KIND * kind + SEATS * (order?.initiative ?? 0) + late;
}
