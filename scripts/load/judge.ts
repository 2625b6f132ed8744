import type { Faults } from './answer-book.ts';
import { type Census, judgeTally } from './census.ts';
import type { Host } from './host.ts';

/** Compares the host's tally of every question with what the phones were promised. */
export const judge = async (host: Host, census: readonly Census[]): Promise<Faults> => {
  let lost = 0;
  let doubled = 0;
  for (const expected of census) {
    const tally = await host.tallyOf(expected, (shown) => shown.answered === expected.answered);
    const faults = judgeTally(expected, tally, host.questionOf(expected.slot));
    lost += faults.lost;
    doubled += faults.doubled;
  }
  return { lost, doubled };
};
