import { type ReactionCounts, type ReactionKind, reactionKinds } from '@sets/shared/live/pulse.ts';

/** So many marks move at once. One begins at a time, so none covers another. */
export const mostRising = 8;
/** How long one rises, in milliseconds. */
export const riseMs = 4_000;

/** A mark on its way. */
export interface Rising {
  readonly id: number;
  readonly kind: ReactionKind;
  readonly until: number;
}

/**
 * What moves after so much has come: of very many taps one mark, of the kind that came most often.
 * Whatever finds no place is left out: they decorate, and the host has the counts.
 */
export const risingAfter = (
  before: readonly Rising[],
  came: ReactionCounts,
  now: number,
): readonly Rising[] => {
  const still = before.filter(({ until }) => until > now);
  const [kind] = reactionKinds
    .filter((each) => came[each] > 0)
    .toSorted((one, other) => came[other] - came[one]);
  if (kind === undefined || still.length >= mostRising) {
    return still.length === before.length ? before : still;
  }
  const last = before.reduce((highest, { id }) => Math.max(highest, id), 0);
  return [...still, { id: last + 1, kind, until: now + riseMs }];
};
