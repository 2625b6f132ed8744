import type { CommentSubject } from '@sets/shared/comment/comment.contract.ts';
import type { Connection } from 'mongoose';
import { commentModels, type CommentModels, type CommentRecord } from './comment.model.ts';

/** What is stored of comments, opened once for the services of this feature. */
export type CommentRecords = CommentModels;

export type StoredComment = CommentRecord;

export const openRecords = (connection: Connection): CommentRecords => commentModels(connection);

/** Whether it is told no more, but for a place above its answers. */
export const isGone = ({ by, removed, takenDown }: StoredComment): boolean =>
  by === null || removed !== null || takenDown;

/** What is not gone. */
export const alive = { removed: null, takenDown: false } as const;

/** What a comment stands under. */
export const subjectOf = ({ kind, subject }: StoredComment): CommentSubject => ({
  kind,
  id: subject,
});

/** All that stands under something. */
export const under = ({ kind, id }: CommentSubject) => ({ kind, subject: id });

/** The comment that begins the thread of this one. */
export const rootOf = ({ _id, answers }: StoredComment): string => answers ?? _id;
