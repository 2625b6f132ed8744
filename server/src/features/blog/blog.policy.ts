import type { BlogAudience } from '@sets/shared/blog/blog.contract.ts';

/** What of a post says who may read it. */
export interface ReadablePost {
  readonly audience: BlogAudience;
  readonly isPublished: boolean;
  readonly isTakenDown: boolean;
  readonly isRemoved: boolean;
}

/** How somebody who is logged in stands to the author of a post. */
export interface Standing {
  readonly isAuthor: boolean;
  /** Both are of one school, by proven addresses. */
  readonly sameSchool: boolean;
  readonly follows: boolean;
  /** One of them blocks the other. */
  readonly isBlocked: boolean;
}

const isInAudience: Readonly<Record<BlogAudience, (standing: Standing) => boolean>> = {
  everybody: () => true,
  school: ({ sameSchool }) => sameSchool,
  followers: ({ follows }) => follows,
  // Nobody comes by its id but who was given it.
  link: () => true,
};

/** Whether somebody may read a post: the one rule, whatever shows a part of it. */
export const mayRead = (post: ReadablePost, standing: Standing): boolean => {
  if (!post.isPublished || post.isRemoved) return false;
  if (standing.isAuthor) return true;
  if (post.isTakenDown || standing.isBlocked) return false;
  return isInAudience[post.audience](standing);
};

/** Whether it stands in a list for them: what is for who has its link stands in that of its author for themself alone. */
export const isListedFor = (post: ReadablePost, standing: Standing): boolean =>
  mayRead(post, standing) && (standing.isAuthor || post.audience !== 'link');
