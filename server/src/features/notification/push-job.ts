import { notificationKind, pushMessage } from '@sets/shared/notification/notification.contract.ts';
import * as z from 'zod/mini';
import type { JobKind } from '../../core/jobs/jobs.ts';

const pushPayload = z.strictObject({
  userid: z.string(),
  deviceId: z.string(),
  kind: notificationKind,
  message: pushMessage,
});
export type PushPayload = z.infer<typeof pushPayload>;

/** A message to one device of a person. */
export const pushJob: JobKind<PushPayload> = {
  name: 'push',
  version: 1,
  payload: pushPayload,
  // The same is in the person's list, and where to send it is not in here.
  sealed: false,
  pauses: [15_000, 120_000],
  lease: 60_000,
  // As long as a push service keeps it.
  keep: 24 * 60 * 60_000,
  atOnce: 8,
  about: ({ userid }) => userid,
};
