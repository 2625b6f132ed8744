import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { seedOf, shuffled } from '@sets/shared/quiz/shuffle.ts';
import * as z from 'zod/mini';

const withOptions = z.looseObject({ options: z.array(z.looseObject({ id: z.string() })) });

/** The ids of the options in an order of this attempt alone: nobody learns where the right one stands. */
export const orderIn = (attempt: string, question: AnyQuestion): readonly string[] | undefined => {
  const read = z.safeParse(withOptions, question);
  if (!read.success) return undefined;
  return shuffled(
    read.data.options.map(({ id }) => id),
    seedOf(attempt),
  );
};
