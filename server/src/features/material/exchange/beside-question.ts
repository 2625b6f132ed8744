import { limits } from '@sets/shared/core/limits.ts';
import { noExtra, type ReadExtra, worths } from '@sets/shared/material/exchange.contract.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { cut } from './cut.ts';
import { exchangeWords as words } from './exchange-words.ts';
import type { AskedAs, ImportedItem } from './imported-item.ts';

interface Beside {
  readonly extra: ReadExtra | null;
  readonly notes: readonly string[];
}

/** Where nothing is judged only what is right is kept. */
const unjudged = (item: ImportedItem, right: Right | null): Beside => ({
  extra: right === null ? null : { ...noExtra, right },
  notes: [
    ...(item.feedback !== undefined || (item.explanation ?? '') !== '' ? [words.feedback] : []),
    ...(item.isWeighed === true ? [words.weights] : []),
  ],
});

/** “Well done!” explains nothing. */
const explains = (text: string): boolean => text.split(/\s+/).length > 2;

/** What is said to everybody; where nothing is, what those are told who are right. */
const explanationOf = ({ explanation = '', feedback = '' }: ImportedItem) =>
  explanation === '' && explains(feedback)
    ? { said: feedback, isOfAnswer: true }
    : { said: explanation, isOfAnswer: false };

const judged = (item: ImportedItem, right: Right | null): Beside => {
  const most = limits.quiz.explanation;
  const { said, isOfAnswer } = explanationOf(item);
  const explanation = cut(said, most);
  const points = worths.find((each) => each === item.points) ?? null;
  return {
    extra: { ...noExtra, right, points, explanation },
    notes: [
      ...(right === null ? [words.sayRight] : []),
      ...(said.length > most ? [words.cutExplanation(most)] : []),
      ...(item.feedback !== undefined && !isOfAnswer ? [words.answerFeedback] : []),
      ...(item.isWeighed === true ? [words.answerWeights] : []),
      ...(item.points !== undefined && points === null ? [words.oddPoints(item.points)] : []),
    ],
  };
};

/** What of an item is kept beside its question, and what is not. */
export const besideQuestion = (
  item: ImportedItem,
  right: Right | null,
  { isJudged }: AskedAs,
): Beside => (isJudged ? judged : unjudged)(item, right);
