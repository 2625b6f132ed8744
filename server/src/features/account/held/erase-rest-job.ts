import * as z from 'zod/mini';
import type { JobKind } from '../../../core/jobs/jobs.ts';

/** After that long no call is under way any more that began while the account was there. */
export const eraseAgainMs = 60_000;

/** Erases once more what is held about whoever deleted their account. */
export const eraseRestJob: JobKind<{ readonly userid: string }> = {
  name: 'erase rest',
  version: 1,
  payload: z.strictObject({ userid: z.string() }),
  // Nothing in the store names them any more.
  sealed: true,
  pauses: [60_000, 3_600_000],
  lease: 300_000,
  keep: 30 * 24 * 60 * 60_000,
  atOnce: 1,
};
