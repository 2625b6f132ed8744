import type { Model, QueryFilter } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { Jobs } from './jobs.ts';
import { enqueueAt, midnightAfter, timedJob } from './timed-job.ts';

/** Things that are looked for together. */
const atOnce = 100;

interface PurgeTools {
  /** Of the job; it is in the store, so it never changes. */
  readonly name: string;
  /** What is removed can be put back for so long, in ms. */
  readonly putBack: number;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Jobs;
  /** The ids of what was removed until then, at most so many. */
  readonly removedUntil: (until: Date, most: number) => Promise<readonly string[]>;
  /** Takes one away for good: afterwards it is not found any more. */
  readonly purge: (id: string) => Promise<void>;
}

/** A document that says whether it is removed: with an index by that and when. */
interface Removable {
  readonly _id: string;
  readonly isRemoved: boolean;
  readonly removedAt: Date | null;
}

/** The ids of those that were removed, as `openPurge` asks for them. */
export const removedIn =
  <Doc extends Removable>(model: Model<Doc>): PurgeTools['removedUntil'] =>
  async (until, most) => {
    const filter = { isRemoved: true, removedAt: { $lte: until } } as QueryFilter<Doc>;
    const removed = await model
      .find(filter, { _id: 1 })
      .limit(most)
      .lean<Pick<Removable, '_id'>[]>();
    return removed.map(({ _id }) => _id);
  };

/** @returns what has everything that is removed today taken away when it can be put back no more: once for each day. */
export const openPurge = (tools: PurgeTools): (() => Promise<void>) => {
  const { name, putBack, clock, jobs, removedUntil, purge } = tools;
  const job = timedJob(name);
  const later = () => enqueueAt(jobs, job, midnightAfter(clock.now() + putBack));
  const run = async (): Promise<void> => {
    const until = new Date(clock.now() - putBack);
    for (;;) {
      const removed = await removedUntil(until, atOnce);
      for (const id of removed) await purge(id);
      if (removed.length < atOnce) break;
    }
    // One that was removed as a day began may have been planned for the day before.
    if ((await removedUntil(new Date(clock.now()), 1)).length > 0) await later();
  };
  jobs.handle(job, { run });
  return later;
};
