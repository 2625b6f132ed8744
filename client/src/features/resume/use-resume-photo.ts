import type { Resume } from '@sets/shared/resume/resume.contract.ts';
import { useEffect, useState } from 'react';
import { askForPhoto, type Reader } from './resume-photo.ts';

/** The address of the photo within this page. */
export const useResumePhoto = (
  { userid, photo }: Pick<Resume, 'userid' | 'photo'>,
  { token, linkKey }: Reader,
): string | null => {
  const [shown, setShown] = useState<{ photo: string; address: string } | null>(null);
  useEffect(() => {
    if (photo === null) return;
    const stop = new AbortController();
    let address: string | null = null;
    const { signal } = stop;
    void askForPhoto({ userid, photo }, { token, linkKey }, signal).then((told) => {
      if (!told.ok || signal.aborted) return;
      address = URL.createObjectURL(told.value);
      setShown({ photo, address });
    });
    return () => {
      stop.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [userid, photo, token, linkKey]);
  return shown !== null && shown.photo === photo ? shown.address : null;
};
