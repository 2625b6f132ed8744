import { commentCalls } from '@sets/shared/comment/comment.calls.ts';
import type { Comment, CommentSubject } from '@sets/shared/comment/comment.contract.ts';
import { useRef, useState } from 'react';
import { ask } from '../../core/api.ts';
import { newId } from '../../core/new-id.ts';
import { useSending } from '../../core/use-sending.ts';

interface Sent {
  readonly token: string;
  readonly subject: CommentSubject;
  readonly answers: string | null;
  readonly onWritten: (told: Comment) => void;
  /** It had arrived before, with other words: the list is to be asked for anew. */
  readonly onConflict: () => void;
}

/**
 * Sends a comment. It keeps its id until the server has told of it, so that what arrived though
 * nobody heard of it is not there twice.
 */
export const useCommentSending = ({ token, subject, answers, onWritten, onConflict }: Sent) => {
  const commentid = useRef<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const write = async (text: string): Promise<void> => {
    setFault(null);
    commentid.current ??= newId();
    const body = { commentid: commentid.current, subject, text, answers };
    const told = await ask(commentCalls.write, { token, body });
    if (told.ok) {
      commentid.current = null;
      onWritten(told.value);
      return;
    }
    setFault(told.error.msg);
    if (told.error.code !== 'CONFLICT') return;
    commentid.current = null;
    onConflict();
  };
  return { fault, isBusy, write: (text: string) => void send(() => write(text)) };
};

/** Changes a comment of one's own. */
export const useCommentEdit = (
  token: string,
  commentid: string,
  onSaved: (told: Comment) => void,
) => {
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const save = async (text: string): Promise<void> => {
    setFault(null);
    const told = await ask(commentCalls.edit, { token, params: { commentid }, body: { text } });
    if (told.ok) onSaved(told.value);
    else setFault(told.error.msg);
  };
  return { fault, isBusy, save: (text: string) => void send(() => save(text)) };
};
