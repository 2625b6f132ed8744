import { ok } from '@sets/shared/core/result.ts';
import { fileCalls } from '@sets/shared/file/file.calls.ts';
import { useCallback } from 'react';
import { ask } from '../../core/api.ts';
import { useToken } from '../account/account.store.ts';
import type { KeepPicture } from './use-picture-adding.ts';

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
