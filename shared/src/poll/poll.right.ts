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
