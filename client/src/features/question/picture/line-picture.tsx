import './line-picture.css';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { pictureBeside } from '@sets/shared/question/question-picture.ts';
import { picturePath } from '../../../core/picture-path.ts';

/** The picture beside a question, small, where questions are listed; nothing where there is none. */
export const LinePicture = ({
  question,
}: {
  readonly question: Pick<AnyQuestion, 'kind' | 'picture'>;
}) => {
  const picture = pictureBeside(question);
  if (picture === null) return null;
  const { width, height, alt } = picture;
  return (
    <img
      className="line-picture"
      src={picturePath(picture)}
      loading="lazy"
      decoding="async"
      alt={alt}
      {...{ width, height }}
    />
  );
};
