import { isDeepStrictEqual } from 'node:util';
import {
  blogLimits,
  type BlogContent,
  type OwnPost,
  type OwnPostLine,
  type Post,
  type PostLine,
} from '@sets/shared/blog/blog.contract.ts';
import { storedPost } from '@sets/shared/blog/blog.migrations.ts';
import { minutesOf, summaryOf } from '@sets/shared/core/markdown-text.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { PostRecord } from './blog-records.service.ts';
import type { SeenAuthor } from './blog-readers.service.ts';
import { toldOf } from './post-store.service.ts';

/** What lists tell of a post, made once when it is published. */
export const lineOf = ({ title, text, tags, cover }: BlogContent) => ({
  title,
  summary: summaryOf(text),
  tags,
  cover,
  minutes: minutesOf(text),
});

const publishedOf = ({
  publishedAt,
  editedAt,
  content,
  published,
}: PostRecord): OwnPost['published'] =>
  publishedAt === null
    ? null
    : {
        at: publishedAt.toISOString(),
        editedAt: editedAt?.toISOString() ?? null,
        differs: !isDeepStrictEqual(content, published),
      };

/** As its author edits it. @throws AppError NEWER_VERSION, UNREADABLE */
export const presentOwn = (post: PostRecord): OwnPost => {
  const { _id: blogid, revision, audience, commentsOpen, takenDown, removedAt } = post;
  const until = removedAt && new Date(removedAt.getTime() + blogLimits.putBack);
  return {
    blogid,
    revision,
    content: storedValue(storedPost, post.content),
    savedAt: post.savedAt.toISOString(),
    audience,
    commentsOpen,
    published: publishedOf(post),
    takenDown,
    removedUntil: until?.toISOString() ?? null,
  };
};

/** One that this program cannot read has no title: its author sees that it is there. */
export const presentOwnLine = (post: PostRecord): OwnPostLine => {
  const { _id: blogid, audience, takenDown, likes, comments } = post;
  const content = toldOf(post.content);
  return {
    blogid,
    title: content?.title ?? '',
    summary: summaryOf(content?.text ?? ''),
    savedAt: post.savedAt.toISOString(),
    audience,
    published: publishedOf(post),
    takenDown,
    likes,
    comments,
  };
};

/** What is read of a post for a list: no text. */
export const fieldsOfLine = {
  author: 1,
  line: 1,
  audience: 1,
  publishedAt: 1,
  takenDown: 1,
  removedAt: 1,
  likes: 1,
  comments: 1,
} as const;

export type ListedPost = Pick<PostRecord, '_id' | keyof typeof fieldsOfLine>;

/** Undefined where it is not published. */
export const presentLine = (
  { _id: blogid, line, audience, publishedAt, likes, comments }: ListedPost,
  { userid, username, school }: SeenAuthor,
  youLike: boolean,
): PostLine | undefined => {
  if (line === null || publishedAt === null) return undefined;
  const { title, summary, tags, cover, minutes } = line;
  return {
    blogid,
    by: { userid, username, school },
    title,
    summary,
    tags: [...tags],
    cover,
    audience,
    publishedAt: publishedAt.toISOString(),
    minutes,
    likes: Math.max(0, likes),
    comments,
    youLike,
  };
};

/** As somebody reads it who may. @throws AppError NEWER_VERSION, UNREADABLE */
export const presentPost = (
  post: PostRecord,
  author: SeenAuthor,
  youLike: boolean,
): Post | undefined => {
  const line = presentLine(post, author, youLike);
  if (line === undefined) return undefined;
  return {
    ...line,
    text: storedValue(storedPost, post.published).text,
    editedAt: post.editedAt?.toISOString() ?? null,
    isYours: author.standing.isAuthor,
    isTakenDown: post.takenDown !== null,
  };
};
