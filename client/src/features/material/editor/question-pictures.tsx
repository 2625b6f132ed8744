import { ok } from '@sets/shared/core/result.ts';
import { fileCalls } from '@sets/shared/file/file.calls.ts';
import { type ReactNode, useCallback } from 'react';
import { ask } from '../../../core/api.ts';
import { useToken } from '../../account/account.store.ts';
import {
  KeepPictureContext,
  type KeepQuestionPicture,
} from '../../question/picture/keep-picture.ts';

interface QuestionPicturesProps {
  /** The space of what is written. */
  readonly moduleid: string;
  readonly children: ReactNode;
}

/** Inside, questions may be given pictures: they are put on the server, into the space of what they stand in. */
export const QuestionPictures = ({ moduleid, children }: QuestionPicturesProps) => {
  const token = useToken();
  const keep = useCallback<KeepQuestionPicture>(
    async (picture) => {
      const query = { moduleid, use: 'question' } as const;
      const told = await ask(fileCalls.upload, { token, query, body: picture });
      if (!told.ok) return told;
      const { fileid, width, height } = told.value;
      return ok({ fileid, width, height });
    },
    [token, moduleid],
  );
  return <KeepPictureContext value={keep}>{children}</KeepPictureContext>;
};
