import type { Post, PostLine } from '@sets/shared/blog/blog.contract.ts';
import type { Comment, CommentPage, CommentThread } from '@sets/shared/comment/comment.contract.ts';
import { json } from './answer-fetch.ts';

export const blogidOf = (name: string): string => name.padEnd(22, '_');

/** A post of Ada's in a list. */
export const aLineOf = (name: string, change: Partial<PostLine> = {}): PostLine => ({
  blogid: blogidOf(name),
  by: { userid: 'ada', username: 'Ada', school: '' },
  title: `Post ${name}`,
  summary: 'What I learned.',
  tags: ['algebra'],
  cover: null,
  audience: 'everybody',
  publishedAt: '2026-11-02T10:00:00.000Z',
  minutes: 3,
  comments: 0,
  likes: 4,
  youLike: false,
  ...change,
});

export const aPostOf = (name: string, change: Partial<Post> = {}): Post => ({
  ...aLineOf(name),
  text: 'They keep their **direction**.',
  editedAt: null,
  isYours: false,
  isTakenDown: false,
  ...change,
});

export const aComment = (commentid: string, change: Partial<Comment> = {}): Comment => ({
  commentid,
  by: { userid: 'ben', username: 'Ben' },
  byAuthor: false,
  text: `Text of ${commentid}`,
  at: '2026-11-02T10:00:00.000Z',
  editedAt: null,
  isRemoved: false,
  you: { isYours: false, mayRemove: false },
  ...change,
});

export const ownComment = (commentid: string, change: Partial<Comment> = {}): Comment =>
  aComment(commentid, {
    by: { userid: 'mira', username: 'Mira' },
    you: { isYours: true, mayRemove: true },
    ...change,
  });

export const threadOf = (comment: Comment, answers: Comment[] = []): CommentThread => ({
  ...comment,
  answers,
});

export const commentsTold = (
  threads: readonly CommentThread[],
  change: Partial<CommentPage> = {},
): Response => json(200, { threads, next: null, count: threads.length, closed: null, ...change });
