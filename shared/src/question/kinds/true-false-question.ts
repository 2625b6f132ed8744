import * as z from 'zod/mini';
import type { Choosing } from '../choosing.ts';
import { questionFields } from '../question-fields.ts';

// What is asked, apart from the rules of the kind: of these phones need nothing.

export const trueFalseQuestion = z.strictObject({
  kind: z.literal('true-false'),
  ...questionFields,
});
export type TrueFalseQuestion = z.infer<typeof trueFalseQuestion>;

/** How every one of them is answered. */
export const trueFalseChoosing: Choosing = {
  options: [
    { id: 'true', text: 'True', sign: 'tick' },
    { id: 'false', text: 'False', sign: 'cross' },
  ],
  multiple: false,
};
