import './screen-picture.css';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { pictureBeside } from '@sets/shared/question/question-picture.ts';
import type { CSSProperties, ReactNode } from 'react';
import { picturePath } from '../../../core/picture-path.ts';

interface ScreenPictureProps {
  readonly question: Pick<AnyQuestion, 'kind' | 'picture'>;
  /** The question; where there is a picture, it is set in what that leaves of the sheet. */
  readonly children: ReactNode;
}

/** A question on the wall with the picture beside it, which stays where it is while everybody answers. */
export const ScreenPicture = ({ question, children }: ScreenPictureProps) => {
  const picture = pictureBeside(question);
  if (picture === null) return children;
  const { width, height, alt } = picture;
  const style = { '--ratio': width / height } as CSSProperties;
  return (
    <>
      <img
        className="screen-picture"
        src={picturePath(picture)}
        decoding="async"
        draggable={false}
        alt={alt}
        {...{ style, width, height }}
      />
      <div className="screen-beside" style={style}>
        {children}
      </div>
    </>
  );
};
