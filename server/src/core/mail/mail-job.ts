import * as z from 'zod/mini';
import type { JobKind } from '../jobs/jobs.ts';
import type { Mail } from './mailer.ts';

/** A posted mail. */
export const mailJob: JobKind<Mail> = {
  name: 'mail',
  version: 1,
  payload: z.strictObject({
    to: z.string(),
    subject: z.string(),
    summary: z.string(),
    text: z.string(),
    html: z.string(),
    unsubscribe: z.optional(z.string()),
  }),
  // In it are links by which somebody else could sign in.
  sealed: true,
  // A server that greylists wants minutes.
  pauses: [5_000, 60_000, 300_000, 1_800_000, 7_200_000],
  lease: 60_000,
  // After a day nobody waits for a mail any more.
  keep: 24 * 60 * 60_000,
  atOnce: 200,
};
