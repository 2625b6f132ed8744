import type { PollHostView, PollScreenView, PollTally } from '@sets/shared/poll/poll.live.ts';

/** What the projector is told when the host is told this. */
export const asScreenView = ({
  reopens: _reopens,
  rounds: _rounds,
  all,
  ...standing
}: PollHostView): PollScreenView => {
  const hasQuestion = standing.phase !== 'lobby' && standing.phase !== 'ended';
  return { ...standing, current: hasQuestion ? (all[standing.question] ?? null) : null };
};

/** The same of the counts: who is shown none of them is told how many have answered. */
export const asScreenTally = (
  tally: PollTally | null,
  { shown }: Pick<PollHostView, 'shown'>,
): PollTally | null => (tally === null || shown ? tally : { ...tally, counts: null });
