import { type BlogContent, blogContent, type OwnPost } from '@sets/shared/blog/blog.contract.ts';
import * as z from 'zod/mini';
import { newKey } from '../../../../core/new-id.ts';

export const emptyContent: BlogContent = { title: '', text: '', tags: [], cover: null };

/** Stands in a text for a picture that is on its way; it never leaves the page. */
export const comingPicture = (name: string, id: string): string => `![${name}](#picture-${id})`;
const coming = /!\[[^\]\n]*\]\(#picture-[a-z0-9]+\)\n?/g;

/** A text without pictures that are on their way. */
export const withoutComing = (content: BlogContent): BlogContent =>
  content.text.includes('](#picture-')
    ? { ...content, text: content.text.replaceAll(coming, '') }
    : content;

/** What was typed as it is sent; null while something is wrong with it, as a text that is too long. */
export const readyOf = (content: BlogContent): BlogContent | null => {
  const told = z.safeParse(blogContent, withoutComing(content));
  return told.success ? told.data : null;
};

const inOrder = ({ title, text, tags, cover }: BlogContent): string =>
  JSON.stringify([title, text, tags, cover]);

export const isSame = (one: BlogContent, other: BlogContent): boolean =>
  one === other || inOrder(one) === inOrder(other);

export const isEmptyContent = (content: BlogContent): boolean => isSame(content, emptyContent);

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
