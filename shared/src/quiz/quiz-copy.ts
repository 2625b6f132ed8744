import { titleOfCopy } from '../material/title-of-copy.ts';
import { kindOf } from '../question/question-kinds.ts';
import type { QuizDefinition, QuizItem } from './quiz.contract.ts';

/** The same quiz again: what has an id gets a new one, also where something names it. */
export const copiedQuiz = (
  quiz: QuizDefinition,
  { newId, isBeside }: { readonly newId: () => string; readonly isBeside: boolean },
): QuizDefinition => {
  const pools = quiz.pools.map((pool) => ({ ...pool, id: newId() }));
  const poolOf = (id: string) => pools[quiz.pools.findIndex((each) => each.id === id)]?.id;
  const items = quiz.items.map(({ question, right, pool, ...item }): QuizItem => {
    const copy = kindOf(question).copy(question, newId);
    const kept = kindOf(question).keyed?.copied(question, copy, right) ?? right;
    const drawn = pool === undefined ? undefined : poolOf(pool);
    return { ...item, question: copy, right: kept, ...(drawn !== undefined && { pool: drawn }) };
  });
  return { ...quiz, title: isBeside ? titleOfCopy(quiz.title) : quiz.title, items, pools };
};
