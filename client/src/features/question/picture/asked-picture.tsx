import './asked-picture.css';
import type { QuestionPicture } from '@sets/shared/question/question-picture.ts';
import type { CSSProperties } from 'react';
import { picturePath } from '../../../core/picture-path.ts';
import { askedPictureMessages as words } from './asked-picture.messages.ts';
import { LargePicture } from './large-picture.tsx';
import { useClosedByBack } from './use-closed-by-back.ts';

/** The picture beside a question, as high as its room; a tap shows it on all of the screen. */
const AskedPicture = ({ picture }: { readonly picture: QuestionPicture }) => {
  const { isOpen, open, close } = useClosedByBack();
  const { width, height, alt } = picture;
  return (
    <>
      <button
        type="button"
        className="asked-picture"
        style={{ '--ratio': width / height } as CSSProperties}
        aria-haspopup="dialog"
        onClick={open}
      >
        <img
          src={picturePath(picture)}
          alt={alt}
          decoding="async"
          draggable={false}
          {...{ width, height }}
        />
        <span className="only-spoken">{words.enlarge}</span>
      </button>
      {isOpen && <LargePicture picture={picture} onClose={close} />}
    </>
  );
};

export default AskedPicture;
