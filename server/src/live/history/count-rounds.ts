import type { AnyActivity, Slot } from '@sets/shared/live/activity.ts';
import { moveBy } from '@sets/shared/live/tally.ts';
import { inSlices } from '../../core/in-slices.ts';
import { noTimes, type RoundTimes } from './round-times.ts';
import type { RoundOfRun } from './run-result.migrations.ts';
import type { Answer } from '../run/run-store.ts';

interface Counted {
  answered: number;
  readonly sum: Map<string, number>;
}
const nothing = (): Counted => ({ answered: 0, sum: new Map() });

/** What each round came to that has answers or times: the sums over these answers. */
export const countRounds = async (
  rules: Pick<AnyActivity, 'contribution' | 'isEmpty'>,
  { definition, state }: { readonly definition: unknown; readonly state: unknown },
  answers: readonly Answer[],
  times: ReadonlyMap<Slot, RoundTimes>,
): Promise<RoundOfRun[]> => {
  const counted = new Map<Slot, Counted>([...times.keys()].map((slot) => [slot, nothing()]));
  for await (const { slot, value } of inSlices(answers)) {
    const round = counted.get(slot) ?? nothing();
    counted.set(slot, round);
    if (rules.isEmpty?.(value) === true) continue;
    round.answered += 1;
    moveBy(round.sum, rules.contribution(definition, slot, value, state), 1);
  }
  return [...counted].map(([slot, { answered, sum }]) => {
    const counters = [...sum].map(([name, count]) => ({ name, count }));
    const { openedAt, closedAt, version } = times.get(slot) ?? noTimes;
    return { slot, openedAt, closedAt, version, answered, counters };
  });
};
