import * as z from 'zod/mini';
import type { JobKind, Jobs } from './jobs.ts';

export const dayMs = 24 * 3_600_000;

type TimedJob = JobKind<Record<string, never>>;

/** A job that is told nothing but its time: it looks by itself for what is due then. `name` is stored: it never changes. */
export const timedJob = (name: string): TimedJob => ({
  name,
  payload: z.strictObject({}),
  version: 1,
  sealed: false,
  pauses: [60_000, 3_600_000, dayMs],
  lease: 300_000,
  keep: 365 * dayMs,
  atOnce: 1,
});

/** Has it run at that time, in ms, or as soon after it as can be: once, however often it is asked for. */
export const enqueueAt = async (
  jobs: Pick<Jobs, 'enqueue'>,
  job: TimedJob,
  notBefore: number,
): Promise<void> => {
  await jobs.enqueue(job, {}, { key: `${notBefore}`, notBefore });
};

/** The first midnight (UTC) after that time, in ms: a job for all that is due on one day. */
export const midnightAfter = (ms: number): number => (Math.floor(ms / dayMs) + 1) * dayMs;
