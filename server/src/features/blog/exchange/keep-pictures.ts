import { AppError } from '../../../core/app-error.ts';
import { remarks as said } from './exchange.messages.ts';
import type { ImportRead, PictureFault, ReadPost } from './read-import.ts';

interface Given extends Pick<ImportRead, 'pictures'> {
  /** Whether the time for the pictures of this file is over. */
  readonly isLate: () => boolean;
  /** What is said of this post; remarks on its pictures are added. */
  readonly remarks: string[];
}

const faults: Readonly<Record<PictureFault, string>> = {
  tooLarge: said.pictureTooLarge,
  damaged: said.pictureDamaged,
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Keeps the pictures of a post one after the other, and gives their ids by where they lie in the zip. */
export const keepPictures = async (
  { pieces, cover }: Pick<ReadPost, 'pieces' | 'cover'>,
  { pictures, isLate, remarks }: Given,
  keep: (bytes: Buffer) => Promise<string>,
): Promise<Map<string, string>> => {
  const kept = new Map<string, string>();
  const shown = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.path]));
  for (const path of new Set([...(cover === null ? [] : [cover]), ...shown])) {
    if (isLate()) {
      remarks.push(said.picturesTakeLong);
      break;
    }
    const leave = (why: string): void => void remarks.push(said.pictureLeft(nameOf(path), why));
    const bytes = pictures.get(path) ?? 'damaged';
    if (!(bytes instanceof Uint8Array)) leave(faults[bytes]);
    else {
      try {
        kept.set(path, await keep(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        leave(error.message);
      }
    }
  }
  return kept;
};
