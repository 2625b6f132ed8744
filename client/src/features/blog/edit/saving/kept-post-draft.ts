import { type BlogContent, blogContent } from '@sets/shared/blog/blog.contract.ts';
import * as z from 'zod/mini';
import type { DeviceStorage } from '../../../../core/device-storage.ts';
import { draftShape, keptDraft, type KeptDraft } from '../../../../core/writing/kept-draft.ts';

/** As it is typed, which may be longer than a post can be. */
const typed = z.extend(blogContent, {
  title: z.string(),
  text: z.string(),
  tags: z.array(z.string()),
});

const stored = draftShape('post-draft', typed);

/** What the author of a post has typed and the server does not have. */
export const keptPostDraft = (
  userid: string,
  blogid: string,
  storage?: DeviceStorage,
): KeptDraft<BlogContent> => keptDraft(stored, [userid, blogid], storage);
