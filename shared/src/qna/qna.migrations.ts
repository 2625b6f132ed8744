import * as z from 'zod/mini';
import type { StoredShape } from '../core/stored-shape.ts';

const questionContent = z.strictObject({
  title: z.string(),
  /** Markdown source. */
  text: z.string(),
});
/** What a question says. */
export type QuestionContent = z.infer<typeof questionContent>;

export const storedQuestion: StoredShape<QuestionContent> = {
  name: 'qna-question',
  schema: questionContent,
  migrations: [],
};

const answerContent = z.strictObject({
  /** Markdown source. */
  text: z.string(),
});
/** What an answer to a question says. */
export type AnswerContent = z.infer<typeof answerContent>;

export const storedAnswer: StoredShape<AnswerContent> = {
  name: 'qna-answer',
  schema: answerContent,
  migrations: [],
};
