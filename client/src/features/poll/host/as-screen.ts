import type { PollHostView, PollScreenView, PollTally } from '@sets/shared/poll/poll.live.ts';
import { isTold, rightOnScreen } from '@sets/shared/poll/poll.views.ts';
import { kindOf } from '@sets/shared/question/question-kinds.ts';

/** What the projector is told when the host is told this. */
export const asScreenView = ({
  reopens: _reopens,
  rounds: _rounds,
  edits: _edits,
  order: _order,
  beside: _beside,
  pace: _pace,
  confidence: _confidence,
  together,
  all,
  right,
  ...standing
}: PollHostView): PollScreenView => {
  const hasQuestion = standing.phase !== 'lobby' && standing.phase !== 'ended';
  return {
    ...standing,
    together: together.length,
    ...rightOnScreen({ ...standing, right }),
    current: hasQuestion ? (all[standing.question] ?? null) : null,
  };
};

const beforeAsSeen = (
  { hits, counts, ...before }: NonNullable<PollTally['before']>,
  isOut: boolean,
  seen: (counts: PollTally['counts']) => PollTally['counts'],
): PollTally['before'] => ({
  ...before,
  counts: seen(counts),
  ...(hits !== undefined && isOut && { hits }),
});

/** The same of the counts: who is shown none of them is told how many have answered. */
export const asScreenTally = (
  tally: PollTally | null,
  { beside, ...standing }: PollHostView,
): PollTally | null => {
  const { shown, question, all } = standing;
  const asked = all[question];
  if (tally === null || asked === undefined) return null;
  const { sure: _sure, before, floor, counts, hits, ...told } = tally;
  const seen = (its: PollTally['counts']): PollTally['counts'] =>
    its === null ? null : (kindOf(asked).forScreen?.(its) ?? its);
  if (!shown) return { ...told, counts: null };
  const isOut = isTold(rightOnScreen(standing).right);
  return {
    ...told,
    counts: seen(counts),
    ...(hits !== undefined && isOut && { hits }),
    ...(floor !== undefined && { floor }),
    ...(beside && before !== undefined && { before: beforeAsSeen(before, isOut, seen) }),
  };
};
