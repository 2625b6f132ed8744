import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import { useEffect, useState } from 'react';
import { ask } from '../../../core/api.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { useChanged } from '../../../core/use-asked.ts';
import { GiveDesk } from './give-desk.ts';
import { keptUploads } from './sending/kept-uploads.ts';
import { Sender } from './sending/sender.ts';
import { uploadServer } from './sending/upload-server.ts';

/** What sends the files of whoever is signed in, as long as the page is open. */
export const useSender = ({ userid, token }: SignedIn): Sender => {
  const [sender] = useState(
    () => new Sender({ server: uploadServer(token), kept: keptUploads(userid) }),
  );
  useEffect(() => () => sender.close(), [sender]);
  return sender;
};

/** Where whoever is signed in makes sheets of files. */
export const useGiveDesk = (who: SignedIn): GiveDesk => {
  const sender = useSender(who);
  const changed = useChanged();
  const [desk] = useState(
    () =>
      new GiveDesk(sender, async (sheetid, body) => {
        const told = await ask(cheatsheetCalls.publish, {
          token: who.token,
          params: { sheetid },
          body,
        });
        changed(cheatsheetCalls.own);
        changed(cheatsheetCalls.list);
        return told;
      }),
  );
  return desk;
};
