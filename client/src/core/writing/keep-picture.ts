import { fail, type Result } from '@sets/shared/core/result.ts';
import { fileLimits, type Picture } from '@sets/shared/file/file.contract.ts';
import { shrinkPhoto } from '../shrink-photo.ts';
import { pictureMessages as words } from './writing.messages.ts';

export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
const types: ReadonlySet<string> = new Set(pictureTypes.split(','));

export const isPicture = ({ type }: Blob): boolean => types.has(type);

/** Where a picture lies now, or why it was not kept. */
export type KeptPicture = Result<Picture>;

/** What keeps pictures of something that is written. */
interface PictureKeeper {
  readonly saver: { keepPicture(picture: Blob): Promise<KeptPicture> };
}

/** What need not fetch a picture that was just sent. */
interface PictureKnower {
  readonly know: (address: string, picture: Blob) => void;
}

/** Sends a picture for what is written, as small as it is still good. */
export const keepSmall = async (
  { saver }: PictureKeeper,
  { know }: PictureKnower,
  file: File,
): Promise<KeptPicture> => {
  if (!isPicture(file)) return fail('BAD_REQUEST', words.none);
  const picture = await shrinkPhoto(file);
  if (picture.size > fileLimits.bytes) {
    return fail('TOO_LARGE', words.tooLarge(fileLimits.bytes / 1_000_000));
  }
  const told = await saver.keepPicture(picture);
  if (told.ok) know(told.value.path, picture);
  return told;
};
