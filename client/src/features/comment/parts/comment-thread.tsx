import type { Comment, CommentThread } from '@sets/shared/comment/comment.contract.ts';
import { focusComment, useCommentDesk } from '../comment-desk.ts';
import { commentMessages as words } from '../comment.messages.ts';
import { useCommentSending } from '../use-comment-sending.ts';
import { isWritten, useWritten } from '../use-written.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentRow } from './comment-row.tsx';

interface AnswerFormProps {
  readonly thread: CommentThread;
  /** What is answered: the comment of the thread, or an answer to it. */
  readonly to: Comment;
}

const AnswerForm = ({ thread, to }: AnswerFormProps) => {
  const { token, userid, subject, comments, begin, say } = useCommentDesk();
  const place = { userid, subject, answers: to.commentid };
  // Answers to answers stand in one row: the name says to which this one belongs.
  const { text, setText } = useWritten(
    place,
    to.commentid === thread.commentid ? '' : `@${to.by.username} `,
  );
  const close = (commentid: string): void => {
    begin(null);
    focusComment(commentid);
  };
  const { fault, isBusy, write } = useCommentSending({
    token,
    subject,
    answers: to.commentid,
    onWritten: (told) => {
      setText('');
      comments.add(told, thread.commentid);
      say(words.said.written);
      close(told.commentid);
    },
    onConflict: comments.reload,
  });
  return (
    <CommentForm
      label={words.writeAnswer(to.by.username)}
      send={words.sendAnswer}
      text={text}
      onText={setText}
      fault={fault}
      isBusy={isBusy}
      onSend={() => write(text)}
      onCancel={() => {
        setText('');
        close(to.commentid);
      }}
    />
  );
};

/** What of a thread is being answered: what was chosen, or where words wait that were not sent. */
const useAnswered = (thread: CommentThread): Comment | null => {
  const { doing, mayWrite, userid, subject } = useCommentDesk();
  const all = [thread, ...thread.answers].filter(({ isRemoved }) => !isRemoved);
  if (!mayWrite) return null;
  if (doing?.what === 'answer') {
    return all.find(({ commentid }) => commentid === doing.comment.commentid) ?? null;
  }
  return doing === null
    ? (all.find(({ commentid }) => isWritten({ userid, subject, answers: commentid })) ?? null)
    : null;
};

/** A comment with what was answered to it, and the line in which one answers. */
export const CommentThreadRow = ({ thread }: { thread: CommentThread }) => {
  const answered = useAnswered(thread);
  const { isRemoved, by, answers } = thread;
  return (
    <li className="grid grid-cols-1 gap-4 py-5">
      <CommentRow comment={thread} />
      {(answers.length > 0 || answered !== null) && (
        <div className="ml-5 grid grid-cols-1 gap-4 border-l-2 border-line pl-4 narrow:pl-8">
          {answers.length > 0 && (
            <ul
              aria-label={isRemoved ? words.answersToRemoved : words.answers(by.username)}
              className="grid grid-cols-1 gap-5"
            >
              {answers.map((answer) => (
                <li key={answer.commentid}>
                  <CommentRow comment={answer} />
                </li>
              ))}
            </ul>
          )}
          {answered !== null && (
            <AnswerForm key={answered.commentid} thread={thread} to={answered} />
          )}
        </div>
      )}
    </li>
  );
};
