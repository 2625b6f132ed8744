import type { NoteAnchor, NoteSubject } from '@sets/shared/note/note.contract.ts';
import { useCallback, useMemo, useState } from 'react';
import type { LaidText } from '../../core/pdf/pdf.ts';
import type { Book } from '../../ui/book/book.ts';
import type { BookFollower } from '../../ui/book/book-follower.ts';
import { PdfBookReader } from '../../ui/book/pdf-book-reader.tsx';
import type { PdfPlace } from '../../ui/book/use-pdf-book.ts';
import { useToken } from '../account/account.store.ts';
import { findAnchor } from './anchor/find-anchor.ts';
import { plainText } from './anchor/plain-text.ts';
import type { NotePlace } from './desk/note-desk.ts';
import type { LookUp } from './desk/use-places.ts';
import { NotesLayer } from './notes-layer.tsx';
import { readLaid, type Surface } from './text/read-text.ts';

/** Words that are not on their page any more are looked for on so many before and behind it. */
const nearby = 12;

/** The page of a note, and those around it, the nearest first. */
const pagesFrom = (page: number, pages: number): readonly number[] =>
  Array.from({ length: 2 * nearby + 1 }, (_none, at) =>
    at % 2 === 1 ? page + (at + 1) / 2 : page - at / 2,
  ).filter((each) => each >= 1 && each <= pages);

const lookUpIn = (book: Book): LookUp => {
  const texts = new Map<number, Promise<string>>();
  const textOf = (page: number): Promise<string> => {
    const text = texts.get(page) ?? book.textOf(page).then((raw) => plainText(raw).text);
    texts.set(page, text);
    return text;
  };
  return async (anchor: NoteAnchor): Promise<NotePlace | null> => {
    for (const page of pagesFrom(anchor.page ?? 1, book.pages)) {
      // oxlint-disable-next-line no-await-in-loop -- mostly it is on the first of them
      const found = findAnchor(await textOf(page), anchor);
      if (found !== null) return { page, from: found.from, to: found.to };
    }
    return null;
  };
};

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
}

/** A PDF, and beside it one's own notes and those that others share. Visitors read it alone. */
export const NotedBook = ({ subject, title, ...place }: NotedBookProps) => {
  const token = useToken();
  const [book, setBook] = useState<Book | null>(null);
  const [wanted, setWanted] = useState<BookFollower['wanted']>(null);
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
