import { Schema, type Connection, type Model } from 'mongoose';
import type { CommentSubject } from '@sets/shared/comment/comment.contract.ts';

/** A comment as it is stored. `_id` is the commentid, which its writer has made. */
export interface CommentRecord {
  readonly _id: string;
  /** What it stands under: a kind of thing, and the id of one. */
  readonly kind: CommentSubject['kind'];
  readonly subject: string;
  /** The comment that it answers; null where it begins a thread. */
  readonly answers: string | null;
  /** Who wrote it; null where nothing is kept of it but its place above its answers. */
  readonly by: string | null;
  readonly at: Date;
  /** Null while it is not removed. `byAuthor`: by who wrote what it stands under, not by its writer. */
  readonly removed: { readonly at: Date; readonly byAuthor: boolean } | null;
  /** An admin took it down. */
  readonly takenDown: boolean;
  /** A `storedComment` of any version. */
  readonly content: unknown;
}

const text = { type: String, required: true } as const;

const commentSchema = new Schema<CommentRecord>(
  {
    _id: text,
    kind: text,
    subject: text,
    answers: { type: String, default: null },
    by: { type: String, default: null },
    at: { type: Date, required: true },
    removed: { type: Schema.Types.Mixed, default: null },
    takenDown: { type: Boolean, required: true },
    content: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, collection: 'comments', minimize: false },
);
// A page of threads in its order, the answers to one comment, and all under one thing.
commentSchema.index({ kind: 1, subject: 1, answers: 1, at: -1, _id: -1 });
// What a person wrote, for their export and its end.
commentSchema.index({ by: 1, at: 1, _id: 1 });

export interface CommentModels {
  readonly comments: Model<CommentRecord>;
}

export const commentModels = (connection: Connection): CommentModels => ({
  comments: connection.model<CommentRecord>('Comment', commentSchema),
});
