import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import {
  moreKindsOfQuestions,
  picturesBesideTexts,
} from '@sets/shared/question/more-kinds-of-questions.ts';
import { questionDraft } from '@sets/shared/question/question-kinds.ts';
import { right } from '@sets/shared/question/right.ts';
import { quizDefinition, quizItem } from '@sets/shared/quiz/quiz.contract.ts';
import * as z from 'zod/mini';
import type { KeptDraft } from '../../material/material.ts';
import type { QuizDraft } from './quiz-draft.ts';

const { pace, streaks, partly, reading, shuffles, entry } = quizDefinition.shape;

const itemDraft = z.object({
  question: questionDraft,
  // What somebody was about to say may be nothing that can be right yet: the question is not lost with it.
  // oxlint-disable-next-line promise/valid-params -- this is zod's
  right: z.catch(z.nullable(right), null),
  points: quizItem.shape.points,
  explanation: z.string(),
  pool: z.optional(z.string()),
});

/** A draft on this device. */
export const storedQuizDraft: StoredShape<KeptDraft<QuizDraft>> = {
  name: 'quiz-draft',
  schema: z.object({
    revision: z.nullable(z.int()),
    draft: z.object({
      title: z.string(),
      items: z.array(itemDraft).check(z.minLength(1)),
      pools: z.array(z.object({ id: z.string(), name: z.string(), picks: z.int() })),
      pace,
      streaks,
      partly,
      reading,
      shuffles,
      entry,
    }),
  }),
  migrations: [moreKindsOfQuestions, picturesBesideTexts],
};
