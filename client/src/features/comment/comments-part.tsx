import type { CommentSubject } from '@sets/shared/comment/comment.contract.ts';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { MoreOfList } from '../../ui/more-of-list.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accountPaths } from '../account/account-paths.ts';
import { useAccount } from '../account/account.store.ts';
import {
  CommentDeskContext,
  type CommentJoints,
  focusComment,
  useCommentDesk,
} from './comment-desk.ts';
import { commentMessages as words } from './comment.messages.ts';
import { CommentForm } from './parts/comment-form.tsx';
import { CommentThreadRow } from './parts/comment-thread.tsx';
import { useNewDesk } from './use-comment-desk.ts';
import { useCommentSending } from './use-comment-sending.ts';
import { type Comments, useComments } from './use-comments.ts';
import { useWritten } from './use-written.ts';

interface CommentsPartProps extends CommentJoints {
  readonly subject: CommentSubject;
  /** Told how many there are, whenever that is another number. */
  readonly onCount?: (count: number) => void;
}

const NewComment = () => {
  const { token, userid, subject, comments, say } = useCommentDesk();
  const { text, setText } = useWritten({ userid, subject, answers: null });
  const { fault, isBusy, write } = useCommentSending({
    token,
    subject,
    answers: null,
    onWritten: (told) => {
      setText('');
      comments.add(told, null);
      say(words.said.written);
      focusComment(told.commentid);
    },
    onConflict: comments.reload,
  });
  return (
    <CommentForm
      label={words.write}
      send={words.send}
      text={text}
      onText={setText}
      fault={fault}
      isBusy={isBusy}
      onSend={() => write(text)}
    />
  );
};

/** Why one cannot write here, and what to do about it. */
const Closed = ({ closed }: { closed: NonNullable<Comments['closed']> }) => (
  <div className="flex min-h-14 flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-2">
    <p className="text-ink-soft">{words.closed[closed]}</p>
    {closed === 'unverified' && (
      <Link to={accountPaths.settings} className={buttonClass('outline', 'small')}>
        {words.verify}
      </Link>
    )}
  </div>
);

/** What is asked before something is done with a comment. */
const Asked = () => {
  const { doing, begin, comments, Report, Block } = useCommentDesk();
  if (doing === null) return null;
  const { what, comment } = doing;
  const onClose = (): void => begin(null);
  if (what === 'report') {
    return <Report subject={{ kind: 'comment', id: comment.commentid }} onClose={onClose} />;
  }
  return what === 'block' ? (
    <Block person={comment.by} onClose={onClose} onBlocked={comments.reload} />
  ) : null;
};

const Threads = ({ comments }: { comments: Comments }) => {
  const { threads, failure, closed, hasMore, reload } = comments;
  if (threads === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    return (
      <PageNote title={words.failed} text={failure.msg} level="h2">
        <Button onClick={reload}>{words.retry}</Button>
      </PageNote>
    );
  }
  return (
    <>
      {closed === null ? <NewComment /> : <Closed closed={closed} />}
      {threads.length === 0 && !hasMore && (
        <p className="py-4 text-center text-ink-soft">
          {closed === 'byAuthor' ? words.noneClosed : words.none}
        </p>
      )}
      <ul className="divide-y divide-line">
        {threads.map((thread) => (
          <CommentThreadRow key={thread.commentid} thread={thread} />
        ))}
      </ul>
      {hasMore && <MoreOfList list={comments} words={words} />}
    </>
  );
};

const Shown = ({ who, subject, onCount, ...joints }: CommentsPartProps & { who: SignedIn }) => {
  const titleId = useId();
  const [said, say] = useState('');
  const comments = useComments(subject, who.token);
  const { userid, token } = who;
  const desk = useNewDesk({ ...joints, token, userid, subject, comments, say });
  const count = comments.threads === null ? null : comments.count;
  useEffect(() => {
    if (count !== null) onCount?.(count);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the number is what it tells of
  }, [count]);
  return (
    <CommentDeskContext value={desk}>
      <section aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
        <h2 id={titleId} className="text-2xl font-semibold tracking-[-0.02em]">
          {words.title(count ?? 0)}
        </h2>
        <Threads comments={comments} />
        <Asked />
        <p aria-live="polite" className="only-spoken">
          {said}
        </p>
      </section>
    </CommentDeskContext>
  );
};

/** What people say under something, the newest first, and saying something oneself. */
export const CommentsPart = (props: CommentsPartProps) => {
  const who = useAccount();
  return who === null ? null : <Shown who={who} {...props} />;
};
