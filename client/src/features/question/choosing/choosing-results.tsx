import type { Counts } from '@sets/shared/core/counts.ts';
import type { Choosing, Chosen } from '@sets/shared/question/choosing.ts';
import { ResultBars } from '../../../ui/result-bars.tsx';
import type { ResultParts } from '../question-parts.ts';

/** The counts of the kinds whose answers are chosen among options. */
export const choosingResults = <Q,>(
  of: (question: Q) => Choosing,
): ResultParts<Q, Chosen, Counts> => ({
  Results: ({ question, value, ...shown }) => (
    <ResultBars {...shown} options={of(question).options} chosen={value?.choices ?? []} />
  ),
});
