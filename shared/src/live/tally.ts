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
