import type { Clock } from '../src/core/clock.ts';
import type { JobRecord } from '../src/core/jobs/job.model.ts';
import { eventually } from './eventually.ts';
import type { TestApp } from './start-test-app.ts';

/** Waits until the jobs of a kind that are due have run to their end: what they leave alone is there then, too. */
export const jobIsDone = (
  app: Pick<TestApp, 'inStore'>,
  clock: Pick<Clock, 'now'>,
  kind: string,
): Promise<void> =>
  eventually(async () => {
    const left = await app.inStore((store) =>
      store.collection<JobRecord>('jobs').countDocuments({
        kind,
        $or: [{ held: { $ne: null } }, { dueAt: { $lte: new Date(clock.now()) } }],
      }),
    );
    if (left > 0) throw new Error(`Jobs are not done: ${kind}.`);
  });
