import { fileLimits } from '@sets/shared/file/file.contract.ts';
import { useEffect, useRef, useState } from 'react';
import { shrinkPhoto } from '../../../core/shrink-photo.ts';
import { useSending } from '../../../core/use-sending.ts';
import {
  type KeptPicture,
  type KeepQuestionPicture,
  useKeepQuestionPicture,
} from './keep-picture.ts';
import { pictureMessages as words } from './picture.messages.ts';

/** The types of files that are taken, for a field that chooses one. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif';

/** Why it is none, or what the server keeps. */
const keepFile = async (
  file: File,
  keep: KeepQuestionPicture,
  longestEdge: number | undefined,
): Promise<string | KeptPicture> => {
  if (!pictureTypes.split(',').includes(file.type)) return words.noPicture;
  const small = await shrinkPhoto(file, longestEdge);
  if (small.size > fileLimits.bytes) return words.tooLarge(fileLimits.bytes / 1_000_000);
  const told = await keep(small);
  return told.ok ? told.value : told.error.msg;
};

export type PictureTaking = ReturnType<typeof usePictureTaking>;

/** Puts a picture from a file on the server, one at a time. */
export const usePictureTaking = (onKept: (picture: KeptPicture) => void, longestEdge?: number) => {
  const keep = useKeepQuestionPicture();
  const { isBusy, send } = useSending();
  const [refusal, setRefusal] = useState<string | undefined>();
  // While it is on its way, the question is written on, or taken away.
  const newest = useRef<typeof onKept | null>(null);
  useEffect(() => {
    newest.current = onKept;
    return () => {
      newest.current = null;
    };
  });
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined || keep === null) return;
    setRefusal(undefined);
    const kept = await send(() => keepFile(file, keep, longestEdge));
    if (typeof kept === 'string') setRefusal(kept);
    else if (kept !== undefined) newest.current?.(kept);
  };
  return { canTake: keep !== null, isBusy, refusal, take };
};
