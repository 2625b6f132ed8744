import './question-image.css';
import type { QuestionPicture } from '@sets/shared/question/question-picture.ts';
import { picturePath } from '../../../core/picture-path.ts';

interface QuestionImageProps {
  readonly picture: QuestionPicture;
  /** What it shows is said beside it. */
  readonly isSaid?: boolean;
}

/** The picture of a question. Its room is there before it is; where it does not come, its words are. */
export const QuestionImage = ({ picture, isSaid = false }: QuestionImageProps) => (
  <img
    className="question-image"
    src={picturePath(picture)}
    width={picture.width}
    height={picture.height}
    alt={isSaid ? '' : picture.alt}
    draggable={false}
    decoding="async"
  />
);
