import type { NoteSubject } from '@sets/shared/note/note.contract.ts';
import { useCallback, useMemo, useState } from 'react';
import type { LaidText } from '../../core/pdf/pdf.ts';
import type { Book } from '../../ui/book/book.ts';
import type { BookFollower } from '../../ui/book/book-follower.ts';
import { PdfBookReader } from '../../ui/book/pdf-book-reader.tsx';
import type { PdfPlace } from '../../ui/book/use-pdf-book.ts';
import { type OnBook, useToldBook } from '../../ui/book/use-told-book.ts';
import { useToken } from '../account/account.store.ts';
import { lookUpIn } from './desk/look-up-in.ts';
import { NotesLayer } from './notes-layer.tsx';
import { readLaid, type Surface } from './text/read-text.ts';

/** The words of pages, as far as they are laid; of the page that is read first. */
const useLaidPages = () => {
  const [laid, setLaid] = useState<ReadonlyMap<number, Surface>>(new Map());
  const [current, setCurrent] = useState(1);
  const onLaid = useCallback((page: number, pieces: readonly LaidText[] | null): void => {
    const root = pieces?.[0]?.element.closest<HTMLElement>('.book-text') ?? null;
    setLaid((before) => {
      if (root === null && !before.has(page)) return before;
      const next = new Map(before);
      if (root === null || pieces === null) next.delete(page);
      else next.set(page, { page, root, read: readLaid(pieces) });
      return next;
    });
  }, []);
  const surfaces = useMemo(() => {
    const away = ({ page }: Surface): number => Math.abs((page ?? 0) - current);
    return [...laid.values()].toSorted((one, other) => away(one) - away(other));
  }, [laid, current]);
  return { surfaces, onLaid, onRead: setCurrent };
};

interface NotedBookProps extends PdfPlace {
  readonly subject: NoteSubject;
  readonly title: string;
  readonly onBook: OnBook;
}

/** A PDF, and beside it one's own notes and those that others share. Visitors read it alone. */
export const NotedBook = ({ subject, title, onBook, ...place }: NotedBookProps) => {
  const token = useToken();
  const [book, setBook] = useState<Book | null>(null);
  const [wanted, setWanted] = useState<BookFollower['wanted']>(null);
  useToldBook(book, onBook);
  const { surfaces, onLaid, onRead } = useLaidPages();
  const lookUp = useMemo(() => (book === null ? null : lookUpIn(book)), [book]);
  const reader = (
    <PdfBookReader
      {...place}
      title={title}
      onBook={setBook}
      follower={{ onLaid, onRead, wanted }}
    />
  );
  if (token === null) return reader;
  return (
    <div className="grid grid-cols-1 gap-6 min-[80rem]:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">{reader}</div>
      <NotesLayer
        key={`${subject.kind}/${subject.id}`}
        {...{ subject, token, surfaces, lookUp }}
        goTo={(page) => setWanted({ page })}
        look="panel"
      />
    </div>
  );
};
