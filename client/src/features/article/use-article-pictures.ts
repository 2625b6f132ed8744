import { articleCalls } from '@sets/shared/article/article.calls.ts';
import { useCallback } from 'react';
import { ask } from '../../core/api.ts';
import { pictureAt } from '../../core/picture-path.ts';
import type { FetchPicture } from '../../ui/markdown/draw-pictures.ts';
import { type TextPictures, useTextPictures } from '../../ui/writing/use-text-pictures.ts';
import { useToken } from '../account/account.store.ts';

/** The pictures of an article, as whoever reads it: also a visitor of its space. */
export const useArticlePictures = (articleid: string): TextPictures => {
  const token = useToken();
  const fetchOne = useCallback<FetchPicture>(
    async (address) => {
      const params = { articleid, fileid: pictureAt(address) };
      const told = await ask(articleCalls.picture, { token, params });
      return told.ok ? told.value : null;
    },
    [token, articleid],
  );
  return useTextPictures(fetchOne);
};
