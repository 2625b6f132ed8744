import * as z from 'zod/mini';
import type { StoredShape } from '../core/stored-shape.ts';
import { labelColour, moderationMode } from './qna.contract.ts';

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

const spaceContent = z.strictObject({
  settings: z.strictObject({ anonymous: z.boolean(), moderation: moderationMode }),
  labels: z.array(z.strictObject({ labelid: z.string(), name: z.string(), colour: labelColour })),
});
/** What a space says of its questions: how they are dealt with, and its labels. */
export type QnaSpaceContent = z.infer<typeof spaceContent>;

export const storedQnaSpace: StoredShape<QnaSpaceContent> = {
  name: 'qna-space',
  schema: spaceContent,
  migrations: [],
};
