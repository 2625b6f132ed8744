import type { Counters, Tally } from './activity.ts';

/** The tally of what nobody has answered. */
export const emptyTally: Tally = { answered: 0, counters: {} };

/**
 * Moves a sum by what an answer adds to the counters (`times` 1), or has added until now (-1). What
 * comes to nothing is no counter any more. Whoever takes away what an answer added before, and adds
 * what it adds now, has the sum over the last answers.
 */
export const moveBy = (sum: Map<string, number>, counters: Counters, times: 1 | -1): void => {
  for (const counter of Object.keys(counters)) {
    const moved = (sum.get(counter) ?? 0) + times * (counters[counter] ?? 0);
    if (moved === 0) sum.delete(counter);
    else sum.set(counter, moved);
  }
};

/**
 * The largest counters, as many as are asked for; of equal ones those that came first. It is asked
 * ten times a second of as many as there may be, and most are equal: so sizes are sorted, not counters.
 */
export const largestOf = (sum: ReadonlyMap<string, number>, most: number): Counters => {
  if (sum.size <= most) return Object.fromEntries(sum);
  const many = new Map<number, number>();
  for (const size of sum.values()) many.set(size, (many.get(size) ?? 0) + 1);
  let least = Infinity;
  let room = most;
  for (const size of [...many.keys()].toSorted((one, other) => other - one)) {
    least = size;
    const ofSize = many.get(size) ?? 0;
    if (ofSize >= room) break;
    room -= ofSize;
  }
  const largest = [...sum].filter(([, size]) => {
    if (size !== least) return size > least;
    room -= 1;
    return room >= 0;
  });
  return Object.fromEntries(largest);
};
