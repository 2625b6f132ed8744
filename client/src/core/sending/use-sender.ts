import { useEffect, useState } from 'react';
import type { SignedIn } from '../root/auth-slice.ts';
import { keptUploads } from './kept-uploads.ts';
import { Sender } from './sender.ts';
import { uploadServer } from './upload-server.ts';

/** What sends the files of whoever is signed in, as long as the page is open. */
export const useSender = ({ userid, token }: Pick<SignedIn, 'userid' | 'token'>): Sender => {
  const [sender] = useState(
    () => new Sender({ server: uploadServer(token), kept: keptUploads(userid) }),
  );
  useEffect(() => () => sender.close(), [sender]);
  return sender;
};
