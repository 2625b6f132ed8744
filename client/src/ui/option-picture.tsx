import './option-picture.css';
import { picturePath } from '../core/picture-path.ts';
import { plainMath } from './math/plain-math.ts';

export interface PictureOfOption {
  readonly fileid: string;
  readonly width: number;
  readonly height: number;
  /** The words are not seen beside it. */
  readonly alone: boolean;
}

interface OptionPictureProps {
  readonly picture: PictureOfOption;
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
