import { ok } from '@sets/shared/core/result.ts';
import { fileCalls } from '@sets/shared/file/file.calls.ts';
import { useCallback } from 'react';
import { ask } from '../../core/api.ts';
import type { FetchPicture } from '../../ui/markdown/draw-pictures.ts';
import { useToken } from '../account/account.store.ts';
import type { KeepPicture } from './use-picture-adding.ts';

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

/** Puts pictures on the server, for the readers of this space. */
export const useKeepPicture = (moduleid: string): KeepPicture => {
  const token = useToken();
  return useCallback(
    async (picture) => {
      const told = await ask(fileCalls.upload, { token, query: { moduleid }, body: picture });
      return told.ok ? ok(told.value.path) : told;
    },
    [token, moduleid],
  );
};
