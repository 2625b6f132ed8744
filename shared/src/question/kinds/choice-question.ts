import * as z from 'zod/mini';
import { repeatsId } from '../../core/ids.ts';
import { limits } from '../../core/limits.ts';
import { option, optionPicture } from '../choosing.ts';
import { questionFields } from '../question-fields.ts';

// What is asked, apart from the rules of the kind: of these phones need nothing.

/** One way to answer, which may have a picture. */
const choiceOption = z.strictObject({ ...option.shape, picture: z.optional(optionPicture) });

export const choiceQuestion = z.strictObject({
  kind: z.literal('choice'),
  ...questionFields,
  options: z.array(choiceOption).check(
    z.minLength(limits.option.min, `At least ${limits.option.min} answers to choose from.`),
    z.maxLength(limits.option.max, `At most ${limits.option.max} answers to choose from.`),
    z.refine((options) => !repeatsId(options), 'Two options have the same id.'),
  ),
  /** True where several answers may be chosen. */
  multiple: z.boolean(),
});
export type ChoiceQuestion = z.infer<typeof choiceQuestion>;
