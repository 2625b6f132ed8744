import type { Jobs } from '../../server/src/core/jobs/jobs.ts';

/** Jobs of which none is ever done. */
export const jobsAsleep: Jobs = {
  handle: () => undefined,
  enqueue: () => Promise.resolve(''),
  stateOf: () => Promise.resolve(null),
  forget: () => Promise.resolve(),
};
