import './option-picture.css';
import type { OptionPicture as Picture } from '@sets/shared/question/choosing.ts';
import { picturePath } from '@sets/shared/question/picture-file.ts';
import { plainMath } from './math/plain-math.ts';

interface OptionPictureProps {
  readonly picture: Picture;
  /** What the option says: where it stands alone, that is what is heard, and seen where it does not load. */
  readonly text: string;
  /** The words stand beside it, whatever the picture says of that. */
  readonly isNamed?: boolean;
}

/** The picture of an option, as wide as its place says. */
export const OptionPicture = ({ picture, text, isNamed = !picture.alone }: OptionPictureProps) => (
  <img
    className="option-picture"
    src={picturePath(picture)}
    width={picture.width}
    height={picture.height}
    alt={isNamed ? '' : plainMath(text)}
    decoding="async"
    draggable={false}
  />
);
