import type { Clock } from '../../core/clock.ts';
import type { Jobs } from '../../core/jobs/jobs.ts';
import { dayMs, enqueueAt, midnightAfter, timedJob } from '../../core/jobs/timed-job.ts';

interface Sweep {
  readonly job: ReturnType<typeof timedJob>;
  /** Has it run once in a day, a day after whatever is loose today. */
  readonly later: (tools: {
    readonly clock: Pick<Clock, 'now'>;
    readonly jobs: Jobs;
  }) => Promise<void>;
}

/** The job that looks for files which nothing names or uses, and takes them away. */
export const sweepOf = (name: string): Sweep => {
  const job = timedJob(name);
  return {
    job,
    later: ({ clock, jobs }) => enqueueAt(jobs, job, midnightAfter(clock.now() + dayMs)),
  };
};
