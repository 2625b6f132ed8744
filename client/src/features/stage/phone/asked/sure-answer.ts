import * as z from 'zod/mini';

/** How sure somebody is: a guess, fairly, certain. As in `poll.answer.ts`, which phones do not load. */
export type Sureness = 1 | 2 | 3;

/** What is marked: an answer, and how sure its person is; either may still be missing. */
export interface Marked {
  readonly answer: unknown;
  readonly sure: Sureness | null;
  /** What of the answer is sent where the question closes first: nothing that is half written. */
  readonly done?: unknown;
}
export const nothingMarked: Marked = { answer: null, sure: null };

const surenessOf = (sure: unknown): Sureness | null =>
  sure === 1 || sure === 2 || sure === 3 ? sure : null;

/**
 * Reads what was sent or kept: an answer alone, or with how sure its person is. `schema` reads the
 * answer; null where there is nothing of both.
 */
export const readMarked = (schema: z.ZodMiniType, sent: unknown): Marked | null => {
  const isBoth = typeof sent === 'object' && sent !== null && 'sure' in sent;
  const given = isBoth && 'answer' in sent ? sent.answer : sent;
  const answer = z.safeParse(schema, given).data ?? null;
  const sure = isBoth ? surenessOf(sent.sure) : null;
  const done = isBoth && 'done' in sent ? sent.done : null;
  return answer === null && sure === null ? null : { answer, sure, done };
};

/** As it is sent; null where there is no answer. */
export const wholeOf = ({ answer, sure }: Marked): unknown =>
  answer === null || sure === null ? answer : { answer, sure };
