import { useState } from 'react';
import { newBlogid } from './saving/post-content.ts';

interface OpenedPost {
  readonly blogid: string;
  /** Its id is in the address; a new one gets there with its first letter. */
  readonly isNamed: boolean;
}

/**
 * Which post is written: the one of the address, or a new one. The new one keeps its id when that
 * comes into the address, so that nothing is drawn anew while somebody types.
 */
export const usePostId = (named: string | undefined): string => {
  const [opened, setOpened] = useState<OpenedPost>(() => ({
    blogid: named ?? newBlogid(),
    isNamed: named !== undefined,
  }));
  const isOther = named === undefined ? opened.isNamed : named !== opened.blogid;
  if (isOther) {
    const next = { blogid: named ?? newBlogid(), isNamed: named !== undefined };
    setOpened(next);
    return next.blogid;
  }
  if (named !== undefined && !opened.isNamed) setOpened({ ...opened, isNamed: true });
  return opened.blogid;
};
