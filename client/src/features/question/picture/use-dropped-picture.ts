import type { ClipboardEvent, DragEvent } from 'react';
import { type KeptPicture } from './keep-picture.ts';
import { usePictureTaking } from './use-picture-taking.ts';

const pictureIn = (files: FileList): File | undefined =>
  [...files].find(({ type }) => type.startsWith('image/'));

/**
 * As `usePictureTaking`; a picture that is let go over a text, or pasted into it, is taken, too. `onKept`
 * is left out where the text has none.
 */
export const useDroppedPicture = (
  onKept: ((picture: KeptPicture) => void) | undefined,
  longestEdge?: number,
) => {
  const taking = usePictureTaking((kept) => onKept?.(kept), longestEdge);
  const { take } = taking;
  const canTake = taking.canTake && onKept !== undefined;
  return {
    ...taking,
    canTake,
    onDragOver: (event: DragEvent): void => {
      if (canTake && event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent): void => {
      if (!canTake || event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      void take(pictureIn(event.dataTransfer.files) ?? event.dataTransfer.files[0]);
    },
    /** Where words come along with it, as of a table, they are what is meant. */
    tookPasted: ({ clipboardData }: ClipboardEvent): boolean => {
      const picture = pictureIn(clipboardData.files);
      if (!canTake || picture === undefined || clipboardData.getData('text') !== '') return false;
      void take(picture);
      return true;
    },
  };
};
