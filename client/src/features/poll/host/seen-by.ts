import type { PollHostView, PollTally } from '@sets/shared/poll/poll.live.ts';

/** Who sees the counts of the round that is on: below the floor of a poll, not even its host. */
export type SeenBy = 'everybody' | 'host' | 'nobody';

export const seenByOf = (
  { shown }: Pick<PollHostView, 'shown'>,
  tally: Pick<PollTally, 'floor'> | null,
): SeenBy => {
  if (tally?.floor !== undefined) return 'nobody';
  return shown ? 'everybody' : 'host';
};
