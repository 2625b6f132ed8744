import * as z from 'zod/mini';
import { clean, textUpTo } from '../core/text.ts';
import { pictureFile } from './picture-file.ts';

/** Characters that may say what is seen. */
export const longestAlt = 200;

/**
 * A picture that belongs to a question: who has the question may see it (decision 50). With its size, so
 * that its room is kept before it is there, and with what is said where it is not seen.
 */
export const questionPicture = z.strictObject({
  ...pictureFile,
  alt: textUpTo(longestAlt),
});
export type QuestionPicture = z.infer<typeof questionPicture>;

/** The same while it is written. */
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

/** Where questions have pictures, below the list that the questions are in. */
export const pictureFields = ['picture.fileid', 'options.picture.fileid'] as const;

const named = z.looseObject({ fileid: z.string() });

/** The ids of all pictures in whatever questions are in, at any depth. */
export const picturesWithin = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const found = key === 'picture' ? z.safeParse(named, inner) : undefined;
    return found?.success === true ? [found.data.fileid] : picturesWithin(inner);
  });
};
