import type { BlogAudience } from '@sets/shared/blog/blog.contract.ts';
import { lineOf } from '../src/features/blog/blog.presenter.ts';
import { beginningsOf } from '../src/core/searched.ts';
import { newBlogid } from './blog-stage.ts';

interface Wanted {
  readonly author: string;
  /** When it was published, in ms. */
  readonly at: number;
  readonly audience?: BlogAudience;
  readonly school?: string;
  readonly title?: string;
  readonly text?: string;
  readonly tags?: readonly string[];
}

/** A published post as it is stored: for so many that making them by calls would take long. */
export const storedPostForTests = ({
  author,
  at,
  audience = 'everybody',
  school = '',
  title = 'A post',
  text = 'Some words.',
  tags = [],
}: Wanted) => {
  const content = { v: 1, title, text, tags: [...tags], cover: null };
  const isListed = audience !== 'link';
  const time = new Date(at);
  return {
    _id: newBlogid(),
    author,
    school,
    content,
    savedAt: time,
    keptAt: time,
    published: content,
    line: lineOf(content),
    publishedAt: time,
    editedAt: null,
    audience,
    commentsOpen: true,
    takenDown: null,
    removedAt: null,
    pictures: [],
    revision: 2,
    isRemoved: false,
    isOut: true,
    isListed,
    tags: isListed ? tags : [],
    beginnings: isListed ? beginningsOf([title, ...tags].join(' ')) : [],
    turn: 2,
    likes: 0,
    comments: 0,
  };
};
export type StoredPost = ReturnType<typeof storedPostForTests>;
