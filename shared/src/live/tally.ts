import type { Counters } from './activity.ts';

/**
 * What an answer moves: the counters that differ, by how much. `before` is what the same
 * participant's answer added until now, null for a first answer. The sum of the differences over
 * any sequence of answers and changes is the sum over the last answers.
 */
export const difference = (before: Counters | null, after: Counters): [string, number][] => {
  if (before === null) return Object.entries(after).filter(([, amount]) => amount !== 0);
  const moved = new Map<string, number>();
  for (const [counter, amount] of Object.entries(before)) moved.set(counter, -amount);
  for (const [counter, amount] of Object.entries(after)) {
    moved.set(counter, (moved.get(counter) ?? 0) + amount);
  }
  return [...moved].filter(([, amount]) => amount !== 0);
};
