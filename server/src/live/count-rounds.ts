import type { AnyActivity, Slot } from '@sets/shared/live/activity.ts';
import { moveBy } from '@sets/shared/live/tally.ts';
import { noTimes, type RoundTimes } from './round-times.ts';
import type { RoundOfRun } from './run-result.migrations.ts';
import type { Answer } from './run-store.ts';

/** What each round came to that has answers or times: the sums over these answers. */
export const countRounds = (
  rules: Pick<AnyActivity, 'contribution'>,
  definition: unknown,
  answers: readonly Answer[],
  times: ReadonlyMap<Slot, RoundTimes>,
): RoundOfRun[] => {
  const bySlot = Map.groupBy(answers, ({ slot }) => slot);
  return [...new Set([...times.keys(), ...bySlot.keys()])].map((slot) => {
    const given = bySlot.get(slot) ?? [];
    const sum = new Map<string, number>();
    for (const { value } of given) moveBy(sum, rules.contribution(definition, slot, value), 1);
    const counters = [...sum].map(([name, count]) => ({ name, count }));
    const { openedAt, closedAt, version, here } = times.get(slot) ?? noTimes;
    return { slot, openedAt, closedAt, version, here, answered: given.length, counters };
  });
};
