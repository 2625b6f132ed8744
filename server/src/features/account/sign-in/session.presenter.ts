import type { SessionLine } from '@sets/shared/account/settings.contract.ts';
import type { SessionRecord } from './session.service.ts';

/** A session as its own person sees it; `current` is the one that asks. */
export const presentSession = (
  { _id, device, startedAt, seenAt, expiresAt }: SessionRecord,
  current: string,
): SessionLine => ({
  sessionId: _id,
  device,
  startedAt: startedAt.getTime(),
  seenAt: seenAt.getTime(),
  expiresAt: expiresAt.getTime(),
  current: _id === current,
});
