import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { requiredText } from '../core/text.ts';
import { saidPicture } from './question-picture.ts';

/** What the schema of each kind has beside its own. */
export const questionFields = {
  id,
  text: requiredText(limits.question.text),
  /** What is seen beside the text; a kind that is answered on a picture has that in its place. */
  picture: z.optional(saidPicture),
  seconds: z.nullable(z.int().check(z.gte(limits.seconds.min), z.lte(limits.seconds.max))),
} as const;
