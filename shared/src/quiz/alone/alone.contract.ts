import * as z from 'zod/mini';
import { limits } from '../../core/limits.ts';

/* A quiz that its host leaves open: everybody goes through it on their own, in their own time. */

/** How it is gone through, as its host chooses. */
export const aloneChoices = {
  /** When it closes, in ms. */
  until: z.int(),
  /** How often one may go through it; null: as often as one likes. */
  attempts: z.nullable(z.int().check(z.gte(1), z.lte(limits.quiz.attempts))),
  /** When one is told what is right: after each answer, when an attempt is handed in, once it is closed. */
  feedback: z.enum(['each', 'end', 'closed']),
  /** Which attempt counts. */
  counts: z.enum(['best', 'last']),
} as const;

/** A quiz that stands open, or will; in ms. */
export const alone = z.strictObject({
  /** When its host left it open: its days are counted from then. */
  chosenAt: z.int(),
  since: z.int(),
  ...aloneChoices,
  /** When it was closed last before it was opened again: attempts of before are shut, for everybody was told theirs. */
  shutAt: z.nullable(z.int()),
});
export type Alone = z.infer<typeof alone>;
export type AloneFeedback = Alone['feedback'];

/** What its host may do with it, beside what is done with any quiz. */
export const aloneCommands = [
  /** Leaves it open: from a time on, or at once. */
  z.strictObject({ type: z.literal('alone'), since: z.nullable(z.int()), ...aloneChoices }),
  /** Another time at which it closes; one that is closed is open again. */
  z.strictObject({ type: z.literal('until'), until: z.int() }),
] as const;
export type AloneCommand = z.infer<(typeof aloneCommands)[number]>;

/** How far an attempt is. */
export const attemptStep = z.strictObject({ attempt: z.enum(['begun', 'handed-in']) });
export type AttemptStep = z.infer<typeof attemptStep>;
