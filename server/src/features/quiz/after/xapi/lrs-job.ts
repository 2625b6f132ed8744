import * as z from 'zod/mini';
import type { JobKind } from '../../../../core/jobs/jobs.ts';

/** Some of the statements of a run, from a place in their order on. `recounts`: how often its points had been counted anew. */
const payload = z.strictObject({
  runId: z.string(),
  from: z.int().check(z.nonnegative()),
  home: z.string(),
  named: z.boolean(),
  recounts: z.optional(z.int().check(z.nonnegative())),
});
export type LrsPayload = z.infer<typeof payload>;

/** Statements go to the learning record store; what they say is made of the run when they are sent. */
export const lrsJob: JobKind<LrsPayload> = {
  name: 'xapi statements',
  payload,
  version: 1,
  sealed: false,
  pauses: [10_000, 60_000, 600_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000],
  lease: 600_000,
  // A store that is away for a week is looked at by somebody.
  keep: 7 * 24 * 3_600_000,
  atOnce: 1,
  about: ({ runId }) => runId,
};

/** So many are sent in one call, and in one job: the next job takes those that follow. */
export const lrsBounds = { inCall: 200, inJob: 5_000 } as const;
