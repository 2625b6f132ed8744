import * as z from 'zod/mini';
import type { StoredShape } from '../core/stored-shape.ts';
import { type CommentSettings, commentSettings } from './comment.contract.ts';

/** What somebody said: Markdown source, and when they changed it last, in ms. */
const said = z.strictObject({ text: z.string(), editedAt: z.nullable(z.int()) });
export type CommentSaid = Readonly<z.infer<typeof said>>;
export const storedComment: StoredShape<CommentSaid> = {
  name: 'comment',
  schema: said,
  migrations: [],
};

/** What a person says of comments. */
export const storedCommentSettings: StoredShape<CommentSettings> = {
  name: 'comment-settings',
  schema: commentSettings,
  migrations: [],
};
