import * as z from 'zod/mini';
import { pictureDraft } from './picture-draft.ts';

/** As `questionFields`, while it is written: phones never need it. */
export const draftFields = {
  id: z.string(),
  text: z.string(),
  picture: z.optional(pictureDraft),
  seconds: z.nullable(z.int()),
} as const;
