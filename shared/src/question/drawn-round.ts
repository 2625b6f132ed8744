import * as z from 'zod/mini';
import type { Counters } from '../live/activity.ts';
import { kindOf, type Question, question, questionCounts } from './question-kinds.ts';

/** What its kind draws a round of: no more than a screen shows. */
export const drawnRound = z.strictObject({ question, counts: questionCounts });
export type DrawnRound = z.infer<typeof drawnRound>;

/**
 * A round for its kind to draw. Null where lines say all there is to draw (of what is chosen among
 * options each has one), and where counts are none that answers could make.
 */
export const drawnOf = (asked: Question, counters: Counters, edits: unknown): DrawnRound | null => {
  const kind = kindOf(asked);
  if (kind.choosing !== undefined) return null;
  const counts = kind.counts(asked, counters, { audience: 'screen', edits });
  return z.safeParse(drawnRound, { question: asked, counts }).data ?? null;
};
