import type { AnyActivity, Slot } from '@sets/shared/live/activity.ts';
import { moveBy } from '@sets/shared/live/tally.ts';
import { noTimes, type RoundTimes } from './round-times.ts';
import type { RunResult } from './run-result.migrations.ts';
import type { Answer } from './run-store.ts';

/**
 * What a run came to: the sums over the answers that count, of every round that has answers or times.
 */
export const countRun = (
  rules: Pick<AnyActivity, 'contribution'>,
  definition: unknown,
  answers: readonly Answer[],
  times: ReadonlyMap<Slot, RoundTimes>,
): RunResult => {
  const bySlot = Map.groupBy(answers, ({ slot }) => slot);
  const rounds = [...new Set([...times.keys(), ...bySlot.keys()])].map((slot) => {
    const given = bySlot.get(slot) ?? [];
    const sum = new Map<string, number>();
    for (const { value } of given) moveBy(sum, rules.contribution(definition, slot, value), 1);
    const counters = [...sum].map(([name, count]) => ({ name, count }));
    const { openedAt, closedAt, version, here } = times.get(slot) ?? noTimes;
    return { slot, openedAt, closedAt, version, here, answered: given.length, counters };
  });
  // Whoever joined the run and answered nothing is to be counted here, once that is kept.
  return { tookPart: new Set(answers.map(({ participant }) => participant)).size, rounds };
};
