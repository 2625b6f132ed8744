import { commentCalls } from '@sets/shared/comment/comment.calls.ts';
import type { Comment, CommentSubject } from '@sets/shared/comment/comment.contract.ts';
import { useState } from 'react';
import { ask } from '../../core/api.ts';
import { useSending } from '../../core/use-sending.ts';
import { toast } from '../../ui/toast.ts';
import { focusComment, type CommentDesk, type CommentJoints, type Doing } from './comment-desk.ts';
import { commentMessages as words } from './comment.messages.ts';
import type { Comments } from './use-comments.ts';

interface OfDesk extends CommentJoints {
  readonly token: string;
  readonly userid: string;
  readonly subject: CommentSubject;
  readonly comments: Comments;
  readonly say: (said: string) => void;
}

/** Removing comments, and putting back those that were removed here. */
const useRemoving = ({ token, comments, say }: OfDesk) => {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const { send } = useSending();
  const change = async ({ commentid }: Comment, isBack: boolean): Promise<void> => {
    const call = isBack ? commentCalls.putBack : commentCalls.remove;
    const told = await send(() => ask(call, { token, params: { commentid } }));
    if (told === undefined) return;
    if (!told.ok) {
      toast.error(told.error.msg);
      return;
    }
    comments.replace(told.value, isBack ? 1 : -1);
    setRemoved((before) => {
      const next = new Set(before);
      if (isBack) next.delete(commentid);
      else next.add(commentid);
      return next;
    });
    say(isBack ? words.said.back : words.said.removed);
    focusComment(commentid);
  };
  return {
    removed,
    remove: (comment: Comment) => void change(comment, false),
    putBack: (comment: Comment) => void change(comment, true),
  };
};

/** What one can do with the comments of a list. */
export const useNewDesk = (of: OfDesk): CommentDesk => {
  const [doing, begin] = useState<Doing | null>(null);
  const removing = useRemoving(of);
  const mayWrite = of.comments.closed === null;
  return { ...of, ...removing, mayWrite, doing, begin };
};
