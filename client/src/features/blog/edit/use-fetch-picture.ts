import { fileCalls } from '@sets/shared/file/file.calls.ts';
import { useCallback, useState } from 'react';
import { ask } from '../../../core/api.ts';
import type { FetchPicture } from '../../../ui/markdown/draw-pictures.ts';
import type { TextPictures } from '../../../ui/writing/use-picture-adding.ts';

/** The pictures of a post, each fetched once while it is written. */
export const usePostPictures = (token: string): TextPictures => {
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
