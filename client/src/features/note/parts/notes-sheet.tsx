import { MessageSquareText, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClass, IconButton } from '../../../ui/button.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { useNoteDesk } from '../desk/note-desk.ts';
import { noteMessages as words } from '../note.messages.ts';
import { NoteList } from './note-list.tsx';
import { useNotesFocus } from './use-notes-focus.ts';

interface NotesSheetProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly head: ReactNode;
}

/** Over the lower half of the window; above it, the text is read on. What has the focus already keeps it. */
const Sheet = ({ onOpen, head }: Pick<NotesSheetProps, 'onOpen' | 'head'>) => {
  const sheet = useRef<HTMLElement>(null);
  const keep = useNotesFocus<HTMLDivElement>();
  useShortcuts({ escape: () => onOpen(false) });
  useEffect(() => {
    const place = sheet.current;
    if (place?.contains(document.activeElement) === false) place.focus();
  }, []);
  return (
    <section
      ref={sheet}
      aria-label={words.notes}
      tabIndex={-1}
      data-no-notes
      className="notes-sheet fixed inset-x-0 bottom-0 z-20 mx-auto flex max-h-[60dvh] max-w-2xl flex-col rounded-t-lg border border-line bg-paper shadow-raised print:hidden"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-2">
        <h2 className="text-lg font-semibold">{words.notes}</h2>
        <IconButton label={uiMessages.close} onClick={() => onOpen(false)} className="-me-2">
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <div
        ref={keep}
        className="grid grid-cols-1 content-start gap-4 overflow-y-auto overscroll-contain p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
      >
        <div>{head}</div>
        <NoteList />
      </div>
    </section>
  );
};

/** Notes on a small window: behind a button, in a sheet from below. What is written in it stays while it is closed. */
export const NotesSheet = ({ isOpen, onOpen, head }: NotesSheetProps) => {
  const { notes } = useNoteDesk();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isClosed && document.activeElement === document.body) button.current?.focus();
  }, [isOpen]);
  return (
    <div className="contents" data-no-notes>
      <div className="notes-way fixed end-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-10 print:hidden">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
          className={`${buttonClass('outline')} shadow-raised`}
        >
          <MessageSquareText size={18} aria-hidden="true" />
          {words.notesOf(notes.length)}
        </button>
      </div>
      {isOpen && <Sheet onOpen={onOpen} head={head} />}
    </div>
  );
};
