import { kindOf, type Question } from '../question/question-kinds.ts';
import type { QuestionExtra } from './poll.contract.ts';

/**
 * The options of a question that are right, in its order; null where none is. Where one answer is
 * chosen the first of them is it, whatever was marked before that was so.
 */
export const rightAmong = (
  question: Question,
  extra: Pick<QuestionExtra, 'right'> | undefined,
): string[] | null => {
  const choosing = kindOf(question).choosing?.(question);
  if (choosing === undefined || extra === undefined || extra.right === null) return null;
  const { right } = extra;
  const ids = choosing.options.map(({ id }) => id).filter((id) => right.includes(id));
  if (ids.length === 0) return null;
  return choosing.multiple ? ids : ids.slice(0, 1);
};
