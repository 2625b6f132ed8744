import * as z from 'zod/mini';
import type { JobKind } from '../../core/jobs/jobs.ts';

/** Of a comment that was removed nothing is kept once it cannot be put back any more. */
export const commentGoneJob: JobKind<{ readonly commentid: string }> = {
  name: 'comment gone',
  payload: z.strictObject({ commentid: z.string() }),
  version: 1,
  sealed: false,
  pauses: [60_000, 3_600_000, 24 * 3_600_000],
  lease: 60_000,
  keep: 365 * 24 * 3_600_000,
  atOnce: 2,
};
