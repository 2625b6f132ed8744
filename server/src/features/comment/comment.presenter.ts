import { type Comment, removedBy } from '@sets/shared/comment/comment.contract.ts';
import { storedComment } from '@sets/shared/comment/comment.migrations.ts';
import { storedValue } from '../../core/stored-value.ts';
import { isGone, type StoredComment } from './comment-records.service.ts';

/** Who reads a comment, and what must be known of others for it. */
export interface CommentReader {
  readonly userid: string;
  /** Who wrote what it stands under; null where that is not read by them. */
  readonly author: string | null;
  readonly names: ReadonlyMap<string, { readonly username: string }>;
}

/** A comment as somebody reads it. @throws AppError NEWER_VERSION, UNREADABLE */
export const presentComment = (
  stored: StoredComment,
  { userid, author, names }: CommentReader,
): Comment => {
  const { _id: commentid, by, at } = stored;
  const isYours = by === userid;
  const username = names.get(by ?? '')?.username;
  // Whoever goes at this moment is named no more.
  if (by === null || username === undefined || isGone(stored)) {
    return {
      commentid,
      by: removedBy,
      byAuthor: false,
      text: '',
      at: at.toISOString(),
      editedAt: null,
      isRemoved: true,
      you: { isYours, mayRemove: false },
    };
  }
  const { text, editedAt } = storedValue(storedComment, stored.content);
  return {
    commentid,
    by: { userid: by, username },
    byAuthor: by === author,
    text,
    at: at.toISOString(),
    editedAt: editedAt === null ? null : new Date(editedAt).toISOString(),
    isRemoved: false,
    you: { isYours, mayRemove: isYours || author === userid },
  };
};
