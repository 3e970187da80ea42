/** How near each team is to winning, and where both of them stand. */
import type { WarView } from '../wire/mafia-war';
import { mateOf, teamOf, type Box } from './printed';

/** The printed goal: so many rounds, and so many mandamenti for one family alone or a team together. Two are often won in one encounter: so near it is said. */
export const GOAL = { rounds: 4, alone: 5, together: 6, near: 2 } as const;

export interface Standing {
  readonly seats: readonly [number, number];
  readonly held: number;
  /** How many more mandamenti would be enough. */
  readonly missing: number;
}

/** Both teams, the viewer's own first. */
export function standings(view: WarView): readonly [Standing, Standing] {
  const first = view.seat >= 0 ? teamOf(view.seat) : 0;
  return [standing(view, first), standing(view, 1 - first)];
}

function standing(view: WarView, team: number): Standing {
  const seats = [team, mateOf(team)] as const;
  const counts = seats.map((seat) => view.players[seat]?.mandamenti ?? 0);
  const held = counts.reduce((sum, count) => sum + count, 0);
  return { seats, held, missing: Math.max(0, Math.min(GOAL.together - held, GOAL.alone - Math.max(...counts))) };
}

/** The mandamenti somebody controls although both teams stand in them. */
export function contested(view: WarView, box: Box): ReadonlySet<string> {
  const teams = new Map<string, Set<number>>();
  for (const { id, holder } of view.areas) {
    const mandamento = box.areas.get(id)?.mandamento;
    if (mandamento === undefined || typeof holder !== 'number') continue;
    teams.set(mandamento, (teams.get(mandamento) ?? new Set()).add(teamOf(holder)));
  }
  return new Set([...teams].filter(([mandamento, there]) => there.size > 1 && view.mandamenti[mandamento] != null).map(([mandamento]) => mandamento));
}
