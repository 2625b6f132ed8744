import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import * as z from 'zod/mini';

const withOptions = z.looseObject({ options: z.array(z.looseObject({ id: z.string() })) });

/** The ids of the options that a question has, whatever its kind; undefined where it has none. */
export const optionIdsOf = (question: AnyQuestion): readonly string[] | undefined =>
  z.safeParse(withOptions, question).data?.options.map(({ id }) => id);
