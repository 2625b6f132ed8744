import type { Result } from '@sets/shared/core/result.ts';
import type { QuestionPicture } from '@sets/shared/question/question-picture.ts';
import { createContext, useContext } from 'react';

/** A picture that is on the server. */
export type KeptPicture = Omit<QuestionPicture, 'alt'>;

/** Puts a picture for a question on the server. Whoever shows the forms of questions gives it. */
export type KeepQuestionPicture = (picture: Blob) => Promise<Result<KeptPicture>>;

/** Null where no pictures can be added. */
export const KeepPictureContext = createContext<KeepQuestionPicture | null>(null);

export const useKeepQuestionPicture = (): KeepQuestionPicture | null =>
  useContext(KeepPictureContext);
