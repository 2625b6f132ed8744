import * as z from 'zod/mini';
import { id, repeatsId } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { requiredLine, textUpTo } from '../core/text.ts';
import { entryRule } from '../live/entry.ts';
import { question } from '../question/question-kinds.ts';
import { right } from '../question/right.ts';
import { rightFor } from './scoring/right-for.ts';
import { paces } from './scoring/scoring.ts';

/** A question of a quiz: what is asked, what is right, what it is worth, and what is said when that is told. */
export const quizItem = z
  .strictObject({
    question,
    right,
    points: z.literal([0, 1, 2]),
    explanation: textUpTo(limits.quiz.explanation),
    /** The pool that it is drawn from; absent where it is always asked. */
    pool: z.optional(id),
  })
  .check(
    z.refine((item) => rightFor(item.question, item.right) !== null, {
      message: 'Say what is right.',
      path: ['right'],
    }),
  );
export type QuizItem = z.infer<typeof quizItem>;

/** Questions of which a run asks so many, drawn by lot. */
export const quizPool = z.strictObject({
  id,
  name: requiredLine(limits.title),
  picks: z.int().check(z.gte(1), z.lte(limits.quiz.items)),
});
export type QuizPool = z.infer<typeof quizPool>;

/** What a run of a quiz is made of; frozen when the run starts. */
export const quizDefinition = z.strictObject({
  title: requiredLine(limits.title),
  items: z.array(quizItem).check(
    z.minLength(1, 'At least one question.'),
    z.maxLength(limits.quiz.items, `At most ${limits.quiz.items} questions.`),
    z.refine(
      (items) => !repeatsId(items.map((item) => item.question)),
      'Two questions have the same id.',
    ),
  ),
  pools: z.array(quizPool).check(
    z.maxLength(limits.quiz.pools),
    z.refine((all) => !repeatsId(all)),
  ),
  pace: z.enum(paces),
  /** Whether right answers in a row bring more. */
  streaks: z.boolean(),
  /** Whether an answer that is right in part keeps that part of the points. */
  partly: z.boolean(),
  /** Seconds in which a question is read before it can be answered; 0: at once. */
  reading: z.int().check(z.gte(0), z.lte(limits.quiz.reading)),
  /** Whether each phone has the options in an order of its own. */
  shuffles: z.boolean(),
  entry: entryRule,
});
export type QuizDefinition = z.infer<typeof quizDefinition>;
