import type { QuestionPicture } from '@sets/shared/question/question-picture.ts';
import { X } from 'lucide-react';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { picturePath } from '../../../core/picture-path.ts';
import { askedPictureMessages as words } from './asked-picture.messages.ts';

interface LargePictureProps {
  readonly picture: QuestionPicture;
  readonly onClose: () => void;
}

/** A picture on all of the screen, whole first; a tap makes it larger, and it is moved. */
export const LargePicture = ({ picture, onClose }: LargePictureProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isZoomed, setIsZoomed] = useState(false);
  const { width, height, alt } = picture;
  const size = { '--ratio': width / height, '--natural': width } as CSSProperties;
  useLayoutEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="large-picture"
      aria-label={alt}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <button
        type="button"
        className="large-picture-zoom"
        aria-pressed={isZoomed}
        onClick={() => setIsZoomed(!isZoomed)}
      >
        <img src={picturePath(picture)} alt={alt} style={size} {...{ width, height }} />
        <span className="only-spoken">{words.zoom}</span>
      </button>
      <button
        type="button"
        className="large-picture-close"
        aria-label={words.close}
        onClick={onClose}
      >
        <X size={24} aria-hidden="true" />
      </button>
    </dialog>
  );
};
