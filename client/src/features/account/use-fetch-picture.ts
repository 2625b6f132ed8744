import { fileCalls } from '@sets/shared/file/file.calls.ts';
import { useCallback } from 'react';
import { ask } from '../../core/api.ts';
import { pictureAt } from '../../core/picture-path.ts';
import type { FetchPicture } from '../../ui/markdown/draw-pictures.ts';
import { useToken } from './account.store.ts';

/** Fetches the pictures of texts, as whoever is signed in. */
export const useFetchPicture = (): FetchPicture => {
  const token = useToken();
  return useCallback(
    async (address) => {
      const params = { fileid: pictureAt(address) };
      const told = await ask(fileCalls.read, { token, params });
      return told.ok ? told.value : null;
    },
    [token],
  );
};
