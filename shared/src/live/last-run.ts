import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import type { RoundReport } from './activity.ts';
import { reportLine } from './report-line.ts';

const count = z.int().check(z.nonnegative());

/** What a round came to, in words. */
export const roundInWords = z.strictObject({
  text: z.string(),
  answered: count,
  lines: z.array(reportLine),
});
export type RoundInWords = z.infer<typeof roundInWords>;

/** Where a round stands beside others, more of its lines are not read: of what people wrote there may be very many. */
const mostLines = limits.option.max;

/** A round of a report that so many have answered, with its first lines. */
export const inRoundWords = ({ text, lines }: RoundReport, answered: number): RoundInWords => ({
  text,
  answered,
  lines: lines.slice(0, mostLines),
});

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
