import { articleCalls } from '@sets/shared/article/article.calls.ts';
import { useCallback, useState } from 'react';
import { ask } from '../../core/api.ts';
import type { FetchPicture } from '../../ui/markdown/draw-pictures.ts';
import type { TextPictures } from '../../ui/writing/use-picture-adding.ts';
import { useToken } from '../account/account.store.ts';

/** The pictures of an article, each fetched once, as whoever reads it. */
export const useArticlePictures = (articleid: string): TextPictures => {
  const token = useToken();
  const [known] = useState(() => new Map<string, Blob>());
  const fetchPicture = useCallback<FetchPicture>(
    async (address) => {
      const found = known.get(address);
      if (found !== undefined) return found;
      const fileid = address.slice(address.lastIndexOf('/') + 1);
      const told = await ask(articleCalls.picture, { token, params: { articleid, fileid } });
      if (told.ok) known.set(address, told.value);
      return told.ok ? told.value : null;
    },
    [known, token, articleid],
  );
  const know = useCallback(
    (address: string, picture: Blob) => void known.set(address, picture),
    [known],
  );
  return { fetchPicture, know };
};
