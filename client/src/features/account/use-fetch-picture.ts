import { fileCalls } from '@sets/shared/file/file.calls.ts';
import { useCallback } from 'react';
import { ask } from '../../core/api.ts';
import type { FetchPicture } from '../../ui/markdown/draw-pictures.ts';
import { useToken } from './account.store.ts';

/** Fetches the pictures of texts, as whoever is signed in. */
export const useFetchPicture = (): FetchPicture => {
  const token = useToken();
  return useCallback(
    async (address) => {
      const fileid = address.slice(address.lastIndexOf('/') + 1);
      const told = await ask(fileCalls.read, { token, params: { fileid } });
      return told.ok ? told.value : null;
    },
    [token],
  );
};
