import type { Result } from '@sets/shared/core/result.ts';
import { resumeCalls } from '@sets/shared/resume/resume.calls.ts';
import { ask } from '../../core/api.ts';

/** As whom a resume is read: with an account, or by the key of its link. */
export interface Reader {
  readonly token: string | null;
  readonly linkKey: string | null;
}

/** The photo is fetched, since an `<img>` does not say who asks. */
export const askForPhoto = (
  { userid, photo }: { readonly userid: string; readonly photo: string },
  { token, linkKey }: Reader,
  signal?: AbortSignal,
): Promise<Result<Blob>> =>
  ask(resumeCalls.photo, {
    token,
    params: { userid, photo },
    query: linkKey === null ? {} : { key: linkKey },
    ...(signal !== undefined && { signal }),
  });
