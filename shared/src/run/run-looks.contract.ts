import * as z from 'zod/mini';
import { id, slot } from '../core/ids.ts';
import { runCourse } from './run-course.contract.ts';
import { runResults } from './run.contract.ts';

/* Runs over the years, one run as a whole, and how long results are kept. Dates are ISO 8601 in UTC. */

const count = z.int().check(z.nonnegative());
const time = z.iso.datetime();
const shares = z.array(z.nullable(z.number()));

/** The newest so many runs of a definition make a trend. */
export const mostTrendRuns = 40;

/** What the runs of a definition came to, one after the other. */
export const runTrend = z.strictObject({
  /** Oldest first: every list below has a place for each. */
  runs: z.array(z.strictObject({ runId: id, title: z.string(), openedAt: time, joined: count })),
  /** Whether there are older ones that are not in it. */
  hasOlder: z.boolean(),
  questions: z.array(
    z.strictObject({
      key: z.string(),
      text: z.string(),
      /** Null where it was not asked. */
      answered: z.array(z.nullable(count)),
      /** Of each answer its share of those who answered, from 0 to 1; null where it could not be given. */
      lines: z.array(z.strictObject({ text: z.string(), shares })),
      /** What its kind tells of it in numbers, such as means: of each run the number, and as it is read. */
      figures: z.array(
        z.strictObject({
          name: z.string(),
          values: z.array(z.nullable(z.number())),
          texts: z.array(z.nullable(z.string())),
        }),
      ),
    }),
  ),
});
export type RunTrend = z.infer<typeof runTrend>;

export const trendRef = z.strictObject({
  activity: z.string().check(z.regex(/^[a-z-]{1,40}$/, 'Not the name of an activity.')),
  definitionid: id,
});

/** The file of `GET /api/runs/:runid/run.json`: nothing of the run is left out but who was who. */
export const wholeRun = z.strictObject({
  format: z.literal('sets-run'),
  v: z.literal(1),
  run: runResults,
  /** How it went over its time; files that were made before this was told have none. */
  course: z.optional(runCourse),
  /** What was presented, as its activity has it. */
  definition: z.unknown(),
  answers: z.array(
    z.strictObject({
      /** From 1; it means nothing outside of this file. */
      participant: z.int().check(z.positive()),
      slot,
      /** In words. */
      answer: z.string(),
      /** Something of it was shown to nobody but hosts: it is hidden, or held back. */
      unshown: z.optional(z.literal(true)),
      /** As its activity has it. */
      value: z.unknown(),
      at: time,
    }),
  ),
});
export type WholeRun = z.infer<typeof wholeRun>;

/** How many months results may be kept. */
export const retentionMonths = { min: 1, max: 120 } as const;
const months = z.int().check(z.gte(retentionMonths.min), z.lte(retentionMonths.max));

/** How long a space keeps what was answered in it, from when a run ended; null: until somebody deletes it. */
export const retention = z.strictObject({ months: z.nullable(months) });
export type Retention = z.infer<typeof retention>;

/** `if`: what would be deleted if it were that. */
export const retentionQuery = z.strictObject({
  if: z.optional(
    z.string().check(z.regex(/^(?:[1-9]\d?|1[01]\d|120)$/, 'Between 1 and 120 months.')),
  ),
});

/** Reply of both calls about it. */
export const retentionTold = z.extend(retention, {
  /** How many runs are due to be deleted: as it is, or with `if` as it would be; no more than 1,000 are counted. */
  due: count,
});
export type RetentionTold = z.infer<typeof retentionTold>;

/** So many months after a time, in UTC; a day that the month lacks is its last. */
export const monthsAfter = (at: number, many: number): number => {
  const from = new Date(at);
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + many, 1);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  const ofDay = at - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate());
  const day = Math.min(from.getUTCDate(), last.getUTCDate());
  return first + (day - 1) * 86_400_000 + ofDay;
};
