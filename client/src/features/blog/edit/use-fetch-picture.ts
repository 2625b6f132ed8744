import { fileCalls } from '@sets/shared/file/file.calls.ts';
import { useCallback, useState } from 'react';
import { ask } from '../../../core/api.ts';
import type { FetchPicture } from '../../../ui/markdown/draw-pictures.ts';

export interface PostPictures {
  readonly fetchPicture: FetchPicture;
  /** A picture that was just sent need not be fetched. */
  readonly know: (address: string, picture: Blob) => void;
}

/** The pictures of a post, each fetched once while it is written. */
export const usePostPictures = (token: string): PostPictures => {
  const [known] = useState(() => new Map<string, Blob>());
  const fetchPicture = useCallback<FetchPicture>(
    async (address) => {
      const found = known.get(address);
      if (found !== undefined) return found;
      const fileid = address.slice(address.lastIndexOf('/') + 1);
      const told = await ask(fileCalls.read, { token, params: { fileid } });
      if (told.ok) known.set(address, told.value);
      return told.ok ? told.value : null;
    },
    [known, token],
  );
  const know = useCallback(
    (address: string, picture: Blob) => void known.set(address, picture),
    [known],
  );
  return { fetchPicture, know };
};
