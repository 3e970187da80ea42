/** What the table says of a game of Famiglia that no single message can know: how often something is asked, and what decided. */
import { t } from '../messages';
import type { GameDoor } from '../table/board';
import type { FamigliaView } from '../wire/famiglia';

type Door = Required<GameDoor<FamigliaView>>;

/** As many cards are parked as came back since the Accountant was played. */
export const turnOf: Door['turnOf'] = ({ key, args }, told) => {
  if (key !== 'parking') return undefined;
  const exchange = told.slice(told.findLastIndex(({ kind }) => kind === 'played-accountant') + 1);
  const count = exchange.filter(({ kind }) => kind === 'took-back').length;
  const number = count - Number(args['left']) + 1;
  return count > 1 && number > 0 ? { number, count } : undefined;
};

export const verdict: Door['verdict'] = ({ verdict: found }, { scores }) => {
  if (!found) return undefined;
  const [less, more] = [...(found.decided === 'points' ? scores : found.best)].sort((one, other) => one - other);
  return { text: t(`ui-famiglia-decided-${found.decided}`, { more: more ?? 0, less: less ?? 0 }), rule: found.rule };
};
