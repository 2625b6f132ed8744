import * as z from 'zod/mini';
import type { Clock } from '../../core/clock.ts';
import type { JobKind, Jobs } from '../../core/jobs/jobs.ts';

export const dayMs = 24 * 60 * 60_000;

interface Sweep {
  readonly job: JobKind<Record<string, never>>;
  /** Has it run once in a day, a day after whatever is loose today. */
  readonly later: (tools: {
    readonly clock: Pick<Clock, 'now'>;
    readonly jobs: Jobs;
  }) => Promise<void>;
}

/** The job that looks for pictures which nothing names, and takes them away. */
export const sweepOf = (name: string): Sweep => {
  const job: Sweep['job'] = {
    name,
    payload: z.strictObject({}),
    version: 1,
    sealed: false,
    pauses: [60_000, 3_600_000, dayMs],
    lease: 300_000,
    keep: 365 * dayMs,
    atOnce: 1,
  };
  return {
    job,
    later: async ({ clock, jobs }) => {
      const notBefore = (Math.floor(clock.now() / dayMs) + 2) * dayMs;
      await jobs.enqueue(job, {}, { key: `${notBefore}`, notBefore });
    },
  };
};
