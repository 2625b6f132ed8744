import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import type { OwnSheet, SheetDraft } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { Result } from '@sets/shared/core/result.ts';
import { useState } from 'react';
import { ask } from '../../../core/api.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { useSender } from '../../../core/sending/use-sender.ts';
import { isSameTyped } from './edit/form-facts.ts';
import { GiveDesk } from './give-desk.ts';
import { useSheetsChanged } from './sheets-changed.ts';

/** Where an answer was lost, a sheet may be there as it was typed then: what was typed since is changed. */
const publishOrMend = async (
  token: string,
  sheetid: string,
  { file, ...typed }: SheetDraft,
): Promise<Result<OwnSheet>> => {
  const params = { sheetid };
  const told = await ask(cheatsheetCalls.publish, { token, params, body: { file, ...typed } });
  if (!told.ok || isSameTyped(told.value, typed)) return told;
  const { revision } = told.value;
  return ask(cheatsheetCalls.edit, { token, params, body: { ...typed, revision } });
};

/** Where whoever is signed in makes sheets of files. */
export const useGiveDesk = (who: SignedIn): GiveDesk => {
  const sender = useSender(who);
  const changed = useSheetsChanged();
  const [desk] = useState(
    () =>
      new GiveDesk(sender, async (sheetid, body) => {
        const told = await publishOrMend(who.token, sheetid, body);
        changed();
        return told;
      }),
  );
  return desk;
};
