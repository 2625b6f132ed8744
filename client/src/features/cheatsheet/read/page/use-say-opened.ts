import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import { useEffect } from 'react';
import { ask } from '../../../../core/api.ts';
import { useSheetTold } from '../sheets-told.ts';

/** Says once that somebody has opened a cheat sheet; a visitor is nobody who could be counted. */
export const useSayOpened = (sheetid: string, token: string | null): void => {
  const told = useSheetTold();
  useEffect(() => {
    if (token === null) return;
    let isGone = false;
    const say = async (): Promise<void> => {
      const reply = await ask(cheatsheetCalls.use, { token, params: { sheetid } });
      // That it is not counted is nothing to trouble somebody with who reads.
      if (reply.ok && !isGone) told(sheetid, { use: reply.value });
    };
    void say();
    return () => {
      isGone = true;
    };
  }, [sheetid, token, told]);
};
