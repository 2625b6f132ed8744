import { clean } from '../core/text.ts';
import type { AnyQuestion, QuestionKind } from './question-kind.ts';
import { tidyPicture } from './picture-draft.ts';
import { pictureBeside } from './question-picture.ts';

/** The rules of a kind for questions that may have a picture beside their text. */
export const withPicture = <Q extends AnyQuestion, Value, Counted, Own>(
  kind: Own & QuestionKind<Q, Value, Counted>,
): Own => ({
  ...kind,
  isBlank: (question: Q) => pictureBeside(question) === null && kind.isBlank(question),
  lacks: (question: Q) => {
    const picture = pictureBeside(question);
    const isUnsaid = picture !== null && clean(picture.alt) === '';
    return [...kind.lacks(question), ...(isUnsaid ? ['alt'] : [])];
  },
  tidy: (question: Q) => {
    const tidied = kind.tidy(question);
    const picture = pictureBeside(tidied);
    return picture === null ? tidied : { ...tidied, picture: tidyPicture(picture) };
  },
});
