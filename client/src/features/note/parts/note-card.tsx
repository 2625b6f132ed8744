import { EyeOff, Locate, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { ago } from '../../../ui/when.ts';
import { noteElementId, type PlacedNote, useNoteDesk } from '../desk/note-desk.ts';
import { noteMessages as words } from '../note.messages.ts';
import { Quote } from './quote.tsx';

const standingOf = ({ note }: PlacedNote): string => {
  if (note.isClosed) return words.closed;
  return note.shared ? words.shared : words.onlyYou;
};

/** Whose it is, since when, and who sees it. */
const Head = ({ placed }: { placed: PlacedNote }) => {
  const { note, place } = placed;
  const { isYours, by, at, editedAt } = note;
  const page = place?.page ?? note.anchor.page;
  const parts = [
    isYours ? standingOf(placed) : null,
    page === null ? null : words.page(page),
    editedAt === null ? ago(at) : `${ago(editedAt)}, ${words.edited}`,
  ].filter((part) => part !== null);
  return (
    <p className="text-sm text-ink-soft">
      {!isYours && (
        <bdi className="me-1.5 font-medium text-ink" title={words.by(by.username)}>
          {by.username}
        </bdi>
      )}
      {parts.join(' · ')}
    </p>
  );
};

const Acts = ({ placed }: { placed: PlacedNote }) => {
  const { note, place } = placed;
  const { isYours, shared, noteid, revision, anchor, colour, text, isClosed } = note;
  const { show, write, remove, close, mayClose } = useNoteDesk();
  const [isAsking, setAsking] = useState(false);
  const written = { noteid, revision, anchor, colour, text, shared, isClosed };
  return (
    <div className="-mx-2 -mb-2 flex">
      {place !== null && (
        <IconButton label={words.show} onClick={() => show(placed)}>
          <Locate size={18} aria-hidden="true" />
        </IconButton>
      )}
      {isYours && (
        <>
          <IconButton
            label={words.edit}
            onClick={() => write({ ...written, place: place ?? null, isChanged: false })}
          >
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={words.remove} onClick={() => void remove(note)}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </>
      )}
      {!isYours && shared && mayClose && (
        <IconButton label={words.close} onClick={() => setAsking(true)}>
          <EyeOff size={18} aria-hidden="true" />
        </IconButton>
      )}
      {isAsking && (
        <ConfirmDialog
          {...words.closing}
          isDanger
          onYes={() => {
            setAsking(false);
            void close(note);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
};

/** A note, as it stands in the margin. */
export const NoteCard = ({ placed }: { readonly placed: PlacedNote }) => {
  const { note } = placed;
  const { active, activate } = useNoteDesk();
  const isActive = active === note.noteid;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it shows which words it is about; what one does, its buttons do
    <article
      id={noteElementId(note.noteid)}
      tabIndex={-1}
      aria-current={isActive ? 'true' : undefined}
      onFocus={() => activate(note.noteid)}
      onPointerEnter={() => activate(note.noteid)}
      className={classNames(
        'grid grid-cols-1 gap-2 rounded-md border-[1.5px] bg-raised p-3 [overflow-wrap:anywhere]',
        isActive ? 'border-line-strong shadow-raised' : 'border-line',
      )}
    >
      <Quote text={note.anchor.quote} colour={note.colour} />
      {note.text !== '' && <Markdown text={note.text} className="text-sm" />}
      <Head placed={placed} />
      <Acts placed={placed} />
    </article>
  );
};
