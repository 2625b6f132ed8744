import type { AnswerTimes } from '../live/activity.ts';

/** A connection explains at most so many ms, however slow it says it is: whoever delays the measuring gains no more. */
export const mostExplained = 2_500;

/** Connections are measured now and then, and are slower at times: so much more than was measured is believed. */
const variation = { part: 0.25, ms: 30 } as const;

/** How many ms between the server and the phone and back a measured connection explains. */
const explainedBy = (roundTripMs: number | null): number =>
  roundTripMs === null
    ? 0
    : Math.min(roundTripMs * (1 + variation.part) + variation.ms, mostExplained);

/**
 * How long somebody took to answer, in ms: from when their own phone showed what is asked until they
 * tapped. What the phone says of itself is believed as far as its connection, which the server has
 * measured, explains it; whoever says nothing, or has no measured connection, took as long as the server saw.
 */
export const tookOf = (
  { shownAt, tappedAt, receivedAt, roundTripMs }: AnswerTimes,
  openedAt: number,
): number => {
  const seen = Math.max(0, receivedAt - openedAt);
  const said = shownAt === null ? seen : tappedAt - shownAt;
  return Math.min(seen, Math.max(0, said, seen - explainedBy(roundTripMs)));
};
