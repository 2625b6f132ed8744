import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { requiredText } from '../core/text.ts';

export const commentLimits = {
  /** Markdown source of one comment, in characters. */
  text: 4_000,
  /** Comments under one thing. */
  perSubject: 2_000,
  /** Comments of a page, each with its answers. */
  perPage: 30,
  /** Answers to one comment. */
  answers: 200,
  /** Comments of a page with their answers: where these are many, the page has fewer comments. */
  perPageInAll: 300,
  /** How long a comment that was removed can be put back, in ms. */
  putBack: 10 * 60_000,
} as const;

/** What can be commented on. A feature that has such a thing adds its kind here. */
export const commentKinds = ['blog', 'cheatsheet'] as const;
export const commentSubject = z.strictObject({ kind: z.enum(commentKinds), id });
export type CommentSubject = z.infer<typeof commentSubject>;

const time = z.iso.datetime();

/** Who wrote what was removed: no account is called so. */
export const removedBy = { userid: 'nobody', username: '' } as const;

/** A comment as whoever reads its subject sees it. */
export const comment = z.strictObject({
  commentid: id,
  by: z.strictObject({ userid: id, username: z.string() }),
  /** Whether they wrote what is commented on. */
  byAuthor: z.boolean(),
  /** Markdown source; '' where it was removed and stands for its answers alone. */
  text: z.string(),
  at: time,
  editedAt: z.nullable(time),
  /** It was removed; it is told as long as it has answers, and `by` is `removedBy`. */
  isRemoved: z.boolean(),
  you: z.strictObject({ isYours: z.boolean(), mayRemove: z.boolean() }),
});
export type Comment = z.infer<typeof comment>;

/** A comment and what was answered to it, the oldest first. Answers have no answers. */
export const commentThread = z.extend(comment, { answers: z.array(comment) });
export type CommentThread = z.infer<typeof commentThread>;

/** Comments, the newest first. */
export const commentPage = z.strictObject({
  threads: z.array(commentThread),
  next: z.nullable(z.string()),
  /** How many there are, answers too. */
  count: z.int().check(z.gte(0)),
  /** Whether whoever reads may write: null, or why not. */
  closed: z.nullable(z.enum(['byAuthor', 'unverified'])),
});
export type CommentPage = z.infer<typeof commentPage>;

const text = requiredText(commentLimits.text);

/** Query of `GET /api/comment/list`; `before` is the `next` of the page before. */
export const commentQuery = z.extend(commentSubject, {
  before: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/, 'Not a place in a list.'))),
});
/** Made by the client at random: longer than any word that stands in the place of one in an address. */
const newCommentid = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{16,40}$/, 'Not an id for something new.'));

/** Body of `POST /api/comment`. The id is the client's, so that what is sent twice is there once. */
export const commentDraft = z.strictObject({
  commentid: newCommentid,
  subject: commentSubject,
  text,
  /** The comment that it answers; of an answer, the one that this answers. */
  answers: z.nullable(id),
});
export type CommentDraft = z.infer<typeof commentDraft>;
export const commentRef = z.strictObject({ commentid: id });
/** Body of `PUT /api/comment/:commentid`. */
export const commentEdit = z.strictObject({ text });

/** What a person says of comments. Usual: they are told. */
export const commentSettings = z.strictObject({
  /** Whether they are told of comments under what is theirs, and of answers. */
  tellsOfComments: z.boolean(),
});
export type CommentSettings = z.infer<typeof commentSettings>;
