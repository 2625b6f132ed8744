import { seedOf, shuffled } from '@sets/shared/core/seeded.ts';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { optionIdsOf } from '../question/option-ids.ts';

/** The ids of the options in an order of this attempt alone: nobody learns where the right one stands. */
export const orderIn = (attempt: string, question: AnyQuestion): readonly string[] | undefined => {
  const ids = optionIdsOf(question);
  return ids && shuffled(ids, seedOf(attempt));
};
