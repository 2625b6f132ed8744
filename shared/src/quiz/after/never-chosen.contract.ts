import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';

const count = z.int().check(z.nonnegative());

/** A question with what nobody has chosen in any of its runs. */
const question = z.strictObject({
  id,
  /** As it was asked last. */
  text: z.string(),
  /** In how many runs it was answered, and by how many people in all of them. */
  runs: count,
  answered: count,
  /** Wrong answers that nobody took, as they are called now. */
  unchosen: z.array(z.string()).check(z.minLength(1)),
});
export type NeverChosen = z.infer<typeof question>;

/** Reply of `GET /api/quizzes/:quizid/never-chosen`. */
export const quizNeverChosen = z.strictObject({ questions: z.array(question) });
