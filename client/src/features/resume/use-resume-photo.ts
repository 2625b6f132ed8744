import { resumeCalls } from '@sets/shared/resume/resume.calls.ts';
import type { Resume } from '@sets/shared/resume/resume.contract.ts';
import { useEffect, useState } from 'react';
import { ask } from '../../core/api.ts';

/** As whom a resume is read: with an account, or by the key of its link. */
export interface Reader {
  readonly token: string | null;
  readonly linkKey: string | null;
}

/** The address of the photo within this page: it is fetched, since an `<img>` does not say who asks. */
export const useResumePhoto = (
  { userid, photo }: Pick<Resume, 'userid' | 'photo'>,
  { token, linkKey }: Reader,
): string | null => {
  const [shown, setShown] = useState<{ photo: string; address: string } | null>(null);
  useEffect(() => {
    if (photo === null) return;
    const stop = new AbortController();
    let address: string | null = null;
    const query = linkKey === null ? {} : { key: linkKey };
    const { signal } = stop;
    void ask(resumeCalls.photo, { token, params: { userid, photo }, query, signal }).then(
      (told) => {
        if (!told.ok || signal.aborted) return;
        address = URL.createObjectURL(told.value);
        setShown({ photo, address });
      },
    );
    return () => {
      stop.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [userid, photo, token, linkKey]);
  return shown !== null && shown.photo === photo ? shown.address : null;
};
