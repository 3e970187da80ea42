/** How far a tournament is, in words. */
import { t } from '../../messages';
import type { TournamentInfo } from '../../wire';

export function describeState({ state, entered, places, round, rounds }: TournamentInfo): string {
  if (state === 'open') return t('club-tournament-open', { entered, places });
  return state === 'over' ? t('club-tournament-over') : t('club-tournament-running', { round, rounds });
}
