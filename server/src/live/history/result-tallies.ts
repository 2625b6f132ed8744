import type { Slot, Tally } from '@sets/shared/live/activity.ts';
import type { RoundOfRun } from './run-result.migrations.ts';

/** Whether these are the same bursts of joins, in whichever order. */
export const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each));

/** A round of a result as its activity reports it. */
export const tallyOf = ({ slot, answered, counters }: RoundOfRun): [Slot, Tally] => {
  const counts = Object.fromEntries(counters.map(({ name, count }) => [name, count]));
  return [slot, { answered, counters: counts }];
};
