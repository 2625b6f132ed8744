import type { BlogContent, OwnPost } from '@sets/shared/blog/blog.contract.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { useWritingSaver, type WritingDesk } from '../../../core/writing/use-writing-saver.ts';
import { keptPostDraft } from './saving/kept-post-draft.ts';
import { PostSaver } from './saving/post-saver.ts';
import { type PostChange, postServer } from './saving/post-server.ts';

/** What the parts of the editor change a post with. */
export type PostDesk = WritingDesk<OwnPost, BlogContent, PostChange>;

/** Saves a post of whoever is signed in as it is typed. */
export const usePostSaver = ({ userid, token }: SignedIn, post: OwnPost): PostDesk =>
  useWritingSaver(
    () =>
      new PostSaver(post, {
        server: postServer(post.blogid, token),
        kept: keptPostDraft(userid, post.blogid),
      }),
  );
