import type { NumberCounts, NumberQuestion } from '@sets/shared/question/kinds/number.ts';
import { isOfType, type Right, type RightOf } from '@sets/shared/question/right.ts';
import { shareAt } from './number-plot.ts';

/** Where what is right stands among the columns, as parts of the whole width. */
export interface RightPlace {
  readonly number: RightOf<'number'>;
  readonly at: number;
  /** From where to where answers are right; the same where only one number is. */
  readonly from: number;
  readonly to: number;
}

/** Null where no number is right. */
export const rightAt = (
  question: NumberQuestion,
  histogram: NumberCounts['histogram'],
  right: Right | null,
): RightPlace | null => {
  if (!isOfType('number', right)) return null;
  const { number, within } = right;
  const at = (each: number): number => shareAt(question, histogram, each);
  const half = question.step / 2;
  return {
    number: right,
    at: at(number),
    from: within === 0 ? at(number) : at(number - within - half),
    to: within === 0 ? at(number) : at(number + within + half),
  };
};
