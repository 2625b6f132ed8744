import type { AnswerTimes } from '../../live/activity.ts';

/**
 * A connection explains at most so many ms, however slow it seems: two seconds each way, and what varies of that.
 * Whoever delays all that they are asked, from the greeting on, gains no more.
 */
export const mostExplained = 4_500;

/**
 * The shortest of what was measured counts, and connections are slower when a whole hall answers: so much more is
 * believed. It is what a lie can gain, so it stays below two percent of the points for a question of 20 s.
 */
const variation = { part: 0.1, ms: 120 } as const;

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
