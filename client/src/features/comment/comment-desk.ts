import type { Comment, CommentSubject } from '@sets/shared/comment/comment.contract.ts';
import type { ReportSubject } from '@sets/shared/report/report.contract.ts';
import { type ComponentType, createContext, useContext } from 'react';
import type { Comments } from './use-comments.ts';

interface Person {
  readonly userid: string;
  readonly username: string;
}

/** What other features have for a comment: drawn to ask. */
export interface CommentJoints {
  readonly Report: ComponentType<{ subject: ReportSubject; onClose: () => void }>;
  readonly Block: ComponentType<{ person: Person; onClose: () => void; onBlocked: () => void }>;
}

/** What one is about to do with a comment. */
export interface Doing {
  readonly what: 'answer' | 'edit' | 'report' | 'block';
  readonly comment: Comment;
}

/** What every comment of a list needs. */
export interface CommentDesk extends CommentJoints {
  readonly token: string;
  readonly userid: string;
  readonly subject: CommentSubject;
  readonly comments: Comments;
  /** Whether one can write here. */
  readonly mayWrite: boolean;
  readonly doing: Doing | null;
  readonly begin: (doing: Doing | null) => void;
  /** Those that were removed here, and can be put back. */
  readonly removed: ReadonlySet<string>;
  readonly remove: (comment: Comment) => void;
  readonly putBack: (comment: Comment) => void;
  /** To be read out. */
  readonly say: (said: string) => void;
}

export const CommentDeskContext = createContext<CommentDesk | null>(null);

export const useCommentDesk = (): CommentDesk => {
  const desk = useContext(CommentDeskContext);
  if (desk === null) throw new Error('A comment is drawn outside of its list.');
  return desk;
};

export const commentElementId = (commentid: string): string => `comment-${commentid}`;

/** On a busy device, what is to be drawn may come some frames later. */
const framesWaited = 30;

/** What held the focus is gone, and something else stands in its place: once that is drawn, it has the focus. */
export const focusComment = (commentid: string, frames = framesWaited): void =>
  void requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>(`#${commentElementId(commentid)}`);
    if (place === null && frames > 0) focusComment(commentid, frames - 1);
    else (place?.querySelector<HTMLElement>('[data-put-back]') ?? place)?.focus();
  });
