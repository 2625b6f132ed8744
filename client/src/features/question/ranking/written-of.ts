import type { RankingQuestion } from '@sets/shared/question/kinds/ranking.ts';

/** The question with the items that are written; null where none is. */
export const writtenOf = (question: RankingQuestion): RankingQuestion | null => {
  const options = question.options.filter(({ text }) => text.trim() !== '');
  return options.length === 0 ? null : { ...question, options };
};
