import { AppError } from '../../core/app-error.ts';
import { commentMessages } from './comment.messages.ts';
import type { StoredComment } from './comment-records.service.ts';

/** Only who wrote it changes a comment. @throws AppError FORBIDDEN */
export const checkIsWriter = (userid: string, { by }: StoredComment): void => {
  if (by !== userid) throw new AppError('FORBIDDEN', commentMessages.notYours);
};

/** As whom somebody may remove a comment; null where they may not. */
export const removesAs = (
  userid: string,
  { by }: StoredComment,
  author: string | null,
): 'writer' | 'author' | null => {
  if (by === userid) return 'writer';
  return author === userid ? 'author' : null;
};

/** Whoever has removed it puts it back. @throws AppError FORBIDDEN */
export const checkPutsBack = (
  userid: string,
  stored: StoredComment,
  author: string | null,
): void => {
  const is = removesAs(userid, stored, author);
  if (is === null) throw new AppError('FORBIDDEN', commentMessages.notYours);
  if (stored.removed === null) return;
  const isRemover = stored.removed.byAuthor ? author === userid : stored.by === userid;
  if (!isRemover) throw new AppError('FORBIDDEN', commentMessages.removedByOther);
};
