import { type BlogContent, blogContent, type OwnPost } from '@sets/shared/blog/blog.contract.ts';
import { newKey } from '../../../../core/new-id.ts';
import type { WritingKind } from '../../../../core/writing/written.ts';

export const emptyContent: BlogContent = { title: '', text: '', tags: [], cover: null };

export const postKind: WritingKind<BlogContent> = { schema: blogContent, empty: emptyContent };

/** 128 bits at random: whoever has only the link of a post for nobody in particular reads it by this. */
export const newBlogid = newKey;

/** A post that the server does not have yet. */
export const blankPost = (blogid: string, content: BlogContent = emptyContent): OwnPost => ({
  blogid,
  revision: 0,
  content,
  savedAt: new Date().toISOString(),
  audience: 'everybody',
  commentsOpen: true,
  published: null,
  takenDown: null,
  removedUntil: null,
});
