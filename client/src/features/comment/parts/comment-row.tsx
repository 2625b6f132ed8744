import type { Comment } from '@sets/shared/comment/comment.contract.ts';
import { Ban, CornerDownRight, Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { personPath } from '../../../core/person-path.ts';
import { Act } from '../../../ui/act.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { PersonMark } from '../../../ui/person-mark.tsx';
import { ago, exactTime } from '../../../ui/when.ts';
import { commentElementId, type Doing, focusComment, useCommentDesk } from '../comment-desk.ts';
import { commentMessages as words } from '../comment.messages.ts';
import { useCommentEdit } from '../use-comment-sending.ts';
import { CommentForm } from './comment-form.tsx';

interface OfComment {
  readonly comment: Comment;
}

const Chip = ({ text }: { text: string }) => (
  <span className="rounded-sm bg-people-tint px-1.5 text-sm font-medium text-people-ink">
    {text}
  </span>
);

const Head = ({ comment: { by, byAuthor, at, editedAt, you } }: OfComment) => (
  <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
    <Link
      to={personPath(by.userid)}
      className="min-w-0 rounded-sm font-semibold [overflow-wrap:anywhere] hover:text-people-ink"
    >
      <bdi>{by.username}</bdi>
    </Link>
    {byAuthor && <Chip text={words.byAuthor} />}
    {you.isYours && !byAuthor && <Chip text={words.you} />}
    <time dateTime={at} title={exactTime(at)} className="text-sm text-ink-soft">
      {ago(at)}
    </time>
    {editedAt !== null && (
      <span title={exactTime(editedAt)} className="text-sm text-ink-soft">
        {words.edited}
      </span>
    )}
  </p>
);

const Menu = ({ comment, onClose }: OfComment & { onClose: () => void }) => {
  const { mayWrite, begin, remove } = useCommentDesk();
  const { isYours, mayRemove } = comment.you;
  const beginning = (what: Doing['what']) => () => {
    onClose();
    begin({ what, comment });
  };
  return (
    <Dialog title={words.acts(comment.by.username)} onClose={onClose} closesOnBackdrop>
      <ul className="-mx-3">
        {isYours && mayWrite && <Act icon={Pencil} text={words.edit} onClick={beginning('edit')} />}
        {mayRemove && (
          <Act
            icon={Trash2}
            text={words.remove}
            isDanger={!isYours}
            onClick={() => {
              onClose();
              remove(comment);
            }}
          />
        )}
        {!isYours && (
          <>
            <Act icon={Flag} text={words.report} onClick={beginning('report')} />
            <Act
              icon={Ban}
              text={words.block(comment.by.username)}
              isDanger
              onClick={beginning('block')}
            />
          </>
        )}
      </ul>
    </Dialog>
  );
};

const Edit = ({ comment }: OfComment) => {
  const { token, comments, begin, say } = useCommentDesk();
  const { commentid } = comment;
  const [text, setText] = useState(comment.text);
  const close = (): void => {
    begin(null);
    focusComment(commentid);
  };
  const { fault, isBusy, save } = useCommentEdit(token, commentid, (told) => {
    comments.replace(told);
    say(words.said.saved);
    close();
  });
  return (
    <CommentForm
      label={words.writeEdit}
      send={words.save}
      text={text}
      onText={setText}
      fault={fault}
      isBusy={isBusy}
      onSend={() => save(text)}
      onCancel={close}
    />
  );
};

const Removed = ({ comment }: OfComment) => {
  const { removed, putBack } = useCommentDesk();
  const canReturn = removed.has(comment.commentid);
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 rounded-md bg-sunken px-4 text-ink-soft">
      <p>{canReturn ? words.ownRemoved : words.removed}</p>
      {canReturn && (
        <Button
          look="plain"
          size="small"
          data-put-back
          className="-mr-3 text-people-ink"
          onClick={() => putBack(comment)}
        >
          {words.putBack}
        </Button>
      )}
    </div>
  );
};

const Acts = ({ comment }: OfComment) => {
  const { mayWrite, begin } = useCommentDesk();
  const [isOpen, setOpen] = useState(false);
  const { by, you } = comment;
  // There is nothing in the menu for one's own comment that can neither be edited nor removed.
  const hasMenu = !you.isYours || mayWrite || you.mayRemove;
  return (
    <div className="-ml-3 flex items-center gap-1 text-ink-soft">
      {mayWrite && (
        <Button
          look="plain"
          size="small"
          aria-label={words.answerTo(by.username)}
          onClick={() => begin({ what: 'answer', comment })}
        >
          <CornerDownRight size={16} aria-hidden="true" />
          {words.answer}
        </Button>
      )}
      {hasMenu && (
        <IconButton
          label={words.menu(by.username)}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      )}
      {isOpen && <Menu comment={comment} onClose={() => setOpen(false)} />}
    </div>
  );
};

/** A comment, or that it was removed. */
export const CommentRow = ({ comment }: OfComment) => {
  const { doing } = useCommentDesk();
  const { commentid, by, text, isRemoved } = comment;
  const isEdited = doing?.what === 'edit' && doing.comment.commentid === commentid;
  const common = { id: commentElementId(commentid), tabIndex: -1 } as const;
  if (isRemoved) {
    return (
      <article {...common} aria-label={words.removed} className="outline-none">
        <Removed comment={comment} />
      </article>
    );
  }
  return (
    <article
      {...common}
      aria-label={words.by(by.username)}
      className="grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-md outline-none"
    >
      <PersonMark name={by.username} />
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <Head comment={comment} />
        {isEdited ? (
          <Edit comment={comment} />
        ) : (
          <>
            <Markdown text={text} />
            <Acts comment={comment} />
          </>
        )}
      </div>
    </article>
  );
};
