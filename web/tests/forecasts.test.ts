import { expect, test } from 'vitest';
import { Forecasts } from '../src/table/forecasts';
import { ACTIONS_PER_PREVIEW, type Told } from '../src/wire';

const told = (action: string): readonly Told[] => [{ kind: action, rule: '', args: {} }];

interface Asking {
  question: string;
  readonly bundles: (readonly string[])[];
  readonly forecasts: Forecasts;
}

function asking(): Asking {
  const bundles: (readonly string[])[] = [];
  const made: Asking = {
    question: 'first',
    bundles,
    forecasts: new Forecasts(
      () => made.question,
      (actions) => {
        bundles.push(actions);
        return Promise.resolve(actions.map(told));
      },
    ),
  };
  return made;
}

test('what is asked at once travels together, each choice once and never too many', async () => {
  const { bundles, forecasts } = asking();
  const actions = Array.from({ length: ACTIONS_PER_PREVIEW + 1 }, (_, i) => `take ${i}`);
  const answers = Promise.all([...actions, 'take 0'].map((action) => forecasts.of(action)));
  expect(bundles).toEqual([]);
  expect(await answers).toEqual([...actions, 'take 0'].map(told));
  expect(bundles.map(({ length }) => length)).toEqual([ACTIONS_PER_PREVIEW, 1]);
});

test('a choice goes before what was not asked yet, and another question asks anew', async () => {
  const made = asking();
  const given = expect(made.forecasts.of('take 1')).rejects.toThrow('take 1');
  made.forecasts.drop();
  await given;
  expect(await made.forecasts.of('take 2')).toEqual(told('take 2'));
  const late = expect(made.forecasts.of('take 3')).rejects.toThrow('take 3');
  made.question = 'second';
  expect(await made.forecasts.of('take 2')).toEqual(told('take 2'));
  await late;
  expect(made.bundles).toEqual([['take 2'], ['take 2']]);
});
