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

/** Who cannot see it answers, too: what is seen on it is said. */
export const saidPicture = questionPicture.check(
  z.refine(({ alt }) => clean(alt) !== '', 'Write what is seen on it.'),
);

/** On these nothing is answered without their picture, so their kind draws it. */
const answeredOn: ReadonlySet<string> = new Set(['pin']);

interface Pictured {
  readonly kind: string;
  readonly picture?: QuestionPicture | null | undefined;
}

/** Whether a question of this kind may have a picture beside its text. */
export const mayHavePicture = ({ kind }: Pick<Pictured, 'kind'>): boolean => !answeredOn.has(kind);

/** The picture that is shown beside the text of a question; null where there is none. */
export const pictureBeside = (question: Pictured): QuestionPicture | null =>
  mayHavePicture(question) ? (question.picture ?? null) : null;

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
