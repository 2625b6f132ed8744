import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import type { RoundReport } from './round-report.ts';
import { reportLine } from './report-line.ts';

const count = z.int().check(z.nonnegative());

/** What a round came to, in words. */
export const roundInWords = z.strictObject({
  text: z.string(),
  answered: count,
  /** What the counts of its lines are parts of, where that is not people. */
  of: z.optional(count),
  /** No letter stands before its lines: nobody chose between them. */
  unmarked: z.optional(z.literal(true)),
  lines: z.array(reportLine),
});
export type RoundInWords = z.infer<typeof roundInWords>;

/** Where a round stands beside others, more of its lines are not read: of what people wrote there may be very many. */
const mostLines = limits.option.max;

/** Those that most have said, in their order. */
const foremost = (lines: RoundReport['lines']): RoundReport['lines'] => {
  if (lines.length <= mostLines) return lines;
  const kept = new Set(lines.toSorted((one, other) => other.count - one.count).slice(0, mostLines));
  return lines.filter((line) => kept.has(line));
};

/** A round of a report that so many have answered, with its foremost lines. */
export const inRoundWords = (
  { text, lines, unit, lists, unmarked }: RoundReport,
  answered: number,
): RoundInWords => ({
  text,
  answered,
  ...((unmarked === true || lists !== undefined) && { unmarked: true as const }),
  ...(unit === 'points' && { of: lines.reduce((sum, line) => sum + line.count, 0) }),
  lines: [...foremost(lines)],
});

/** What part a line of a round is, 0 to 1. */
export const shareOfLine = (
  { answered, of = answered }: Pick<RoundInWords, 'answered' | 'of'>,
  { count: counted }: { readonly count: number },
): number => (of === 0 ? 0 : Math.min(1, counted / of));

/** What the newest run of a definition came to that is over, as a list shows it. */
export const lastRun = z.strictObject({
  runId: id,
  /** ISO 8601 in UTC. */
  openedAt: z.iso.datetime(),
  /** Who was in the room while it was on; null where that cannot be read. */
  joined: z.nullable(count),
  /** The last round that somebody answered; null where nobody did, or it cannot be read. */
  round: z.nullable(roundInWords),
});
export type LastRun = z.infer<typeof lastRun>;
