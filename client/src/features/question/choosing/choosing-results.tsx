import type { Chosen } from '@sets/shared/question/choosing.ts';
import { ResultBars } from '../../../ui/result-bars.tsx';
import type { ResultParts } from '../question-parts.ts';
import type { DrawnChoosing } from './choosing-answer.tsx';

/** The counts of the kinds whose answers are chosen among options. */
export const choosingResults = <Q,>(
  of: (question: Q) => DrawnChoosing,
): ResultParts<Q, Chosen> => ({
  Results: ({ question, value, ...shown }) => (
    <ResultBars {...shown} options={of(question).options} chosen={value?.choices ?? []} />
  ),
});
