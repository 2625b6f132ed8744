import type { OwnPost } from '@sets/shared/blog/blog.contract.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { useLeaving } from '../../../core/use-leaving.ts';
import { keptPostDraft } from './saving/kept-post-draft.ts';
import { PostSaver } from './saving/post-saver.ts';
import { postServer } from './saving/post-server.ts';
import { isUnsaved, type PostState, statusOf } from './saving/post-state.ts';

/** What the parts of the editor change a post with. */
export interface PostDesk {
  readonly saver: PostSaver;
  readonly state: PostState;
}

/** In characters: what is longer, browsers do not send while a page is left. */
const mostOnLeaving = 15_000;

const isOnlyHere = (state: PostState): boolean =>
  ['offline', 'asks', 'unfinished'].includes(statusOf(state)) ||
  (isUnsaved(state) && state.draft.content.text.length > mostOnLeaving);

/** Saves a post of whoever is signed in as it is typed. */
export const usePostSaver = ({ userid, token }: SignedIn, post: OwnPost): PostDesk => {
  const [saver] = useState(
    () =>
      new PostSaver(post, {
        server: postServer(post.blogid, token),
        kept: keptPostDraft(userid, post.blogid),
      }),
  );
  useLeaving(saver, () => isOnlyHere(saver.store.getState()));
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void saver.refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [saver]);
  return { saver, state: useStore(saver.store) };
};
