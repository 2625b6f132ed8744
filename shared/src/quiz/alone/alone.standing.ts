import * as z from 'zod/mini';
import { aloneChoices } from './alone.contract.ts';
import { quizOutcome } from '../quiz.standing.ts';

// What phones load of a quiz that people go through on their own: nothing here knows the kinds of questions.

const count = z.int().check(z.nonnegative());

/** What everybody is told of it. */
export const aloneStanding = z.strictObject({
  since: z.int(),
  ...aloneChoices,
  /** Whether points were counted: then each is told what is right. */
  counted: z.boolean(),
});
export type AloneStanding = z.infer<typeof aloneStanding>;

/** What was made of an answer, for whoever gave it, beside what is right. */
export const aloneJudged = {
  place: count,
  outcome: quizOutcome,
  gained: count,
  explanation: z.string(),
} as const;

const attempt = z.strictObject({
  number: z.int(),
  handedIn: z.boolean(),
  /** What it came to; null before all of it is told. */
  result: z.nullable(z.strictObject({ points: count, hits: count })),
});

/** What one person alone is told, beside what is right. */
export const aloneMine = {
  /** Theirs, in their order. */
  attempts: z.array(attempt),
  /** Which of them counts; null before that is told. */
  counts: z.nullable(z.int()),
  /** What can be had: points, and right answers. */
  most: z.strictObject({ points: count, hits: count }),
} as const;

/** The same as phones read it: the sort of what is right is read where it is shown. */
export const aloneMineReading = z.object({
  ...aloneMine,
  told: z.nullable(
    z.object({
      attempt: z.int(),
      all: z.array(z.object({ ...aloneJudged, right: z.unknown() })),
    }),
  ),
});
export type AloneMineReading = z.infer<typeof aloneMineReading>;

const anyQuestion = z.looseObject({ kind: z.string(), id: z.string(), text: z.string() });

/** What phones read of where it stands: what is asked, while it is open and after that. */
export const alonePhoneReading = z.object({
  phase: z.string(),
  alone: aloneStanding,
  asks: z.nullable(
    z.array(
      z.object({ place: count, points: z.int(), voided: z.boolean(), question: anyQuestion }),
    ),
  ),
  shuffles: z.boolean(),
});
export type AlonePhoneReading = z.infer<typeof alonePhoneReading>;
export type AloneAsked = NonNullable<AlonePhoneReading['asks']>[number];
