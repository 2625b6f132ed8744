import { kindOf, type Question } from '../question/question-kinds.ts';
import type { Right } from '../question/right.ts';
import type { QuestionExtra } from './poll.contract.ts';

/** What is right of a question as it is; null where nothing is. */
export const rightAmong = (
  question: Question,
  extra: Pick<QuestionExtra, 'right'> | undefined,
): Right | null => {
  const right = extra?.right ?? null;
  return right === null ? null : (kindOf(question).keyed?.of(question, right) ?? null);
};

/** Which part of what is right of a question an answer has, from 0 to 1; null where that cannot be said. */
export const shareOf = (question: Question, right: Right, value: unknown): number | null =>
  kindOf(question).keyed?.share(question, right, value) ?? null;
