import { countsById } from '@sets/shared/core/counts.ts';
import type { PollTally } from '@sets/shared/poll/poll.live.ts';
import type { Faults } from '../answer-book.ts';
import { type Census, judgeTally } from '../census.ts';
import type { Host } from '../host.ts';

export interface JudgedBeside extends Faults {
  /** Answers for the hostile option in the host's tallies, over all questions. */
  readonly hostileCounted: number;
}

/** The option that only hostile answers are for, and how many of them may be counted in all. */
interface HostileShare {
  readonly option: string;
  readonly most: number;
}

/** A tally of single choices without those who chose this option, and how many they are. */
export const without = (
  tally: PollTally,
  option: string,
): { honest: PollTally; hostile: number } => {
  const { [option]: hostile = 0, ...counts } = countsById(tally.counts);
  return { honest: { ...tally, counts, answered: tally.answered - hostile }, hostile };
};

/**
 * Compares the host's tally of every question with what the honest phones were promised. Hostile
 * answers may be counted beside theirs: those that were acknowledged, and that got no reply.
 */
export const judgeBeside = async (
  host: Host,
  census: readonly Census[],
  { option, most }: HostileShare,
): Promise<JudgedBeside> => {
  let lost = 0;
  let doubled = 0;
  let hostileCounted = 0;
  for (const expected of census) {
    const tally = await host.tallyOf(
      expected,
      (shown) => without(shown, option).honest.answered === expected.answered,
    );
    const { honest, hostile } = without(tally, option);
    const faults = judgeTally(expected, honest, host.questionOf(expected.slot));
    lost += faults.lost;
    doubled += faults.doubled;
    hostileCounted += hostile;
  }
  return { lost, doubled: doubled + Math.max(0, hostileCounted - most), hostileCounted };
};
