import * as z from 'zod/mini';
import { clean } from '../core/text.ts';
import type { QuestionPicture } from './question-picture.ts';

/** As `questionPicture`, while it is written: phones never need it. */
export const pictureDraft = z.object({
  fileid: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});

export const tidyPicture = (picture: QuestionPicture): QuestionPicture => ({
  ...picture,
  alt: clean(picture.alt),
});
