import type * as z from 'zod/mini';

/**
 * One way in which something can be right: what that is, and how an answer is judged by it. Apart from
 * the kinds of questions: a phone judges its own answer without their rules.
 */
export interface RightSort<Right, Value> {
  readonly schema: z.ZodMiniType<Right>;
  /** The answers that can be judged by it. */
  readonly value: z.ZodMiniType<Value>;
  /** Which part of what is right an answer has, from 0 to 1. */
  share(right: Right, value: Value): number;
  /** Answers that say all of it, as a person reads them: one, or each that is as right as the others. */
  answers(right: Right): readonly Value[];
}
