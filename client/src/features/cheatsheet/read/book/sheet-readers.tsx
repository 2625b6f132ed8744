import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import type { Sheet, SheetContents } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { useEffect, useMemo, useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { Refused } from '../../../../core/use-asked.ts';
import { Button } from '../../../../ui/button.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { tokenNow } from '../../../account/account.store.ts';
import type { Book } from './book.ts';
import { pictureBook, pictureSize } from './picture-book.ts';
import { Reader } from './reader.tsx';
import { readerMessages as words } from './reader.messages.ts';
import { usePdfBook } from './use-pdf-book.ts';

type ContentsOf<Kind> = Extract<SheetContents, { kind: Kind }>;

interface OfSheet {
  readonly sheet: Pick<Sheet, 'sheetid' | 'version' | 'title'>;
  /** Told the book once it is open, and null when it is no longer. */
  readonly onBook: (book: Book | null) => void;
}

const useToldBook = (book: Book | null, onBook: OfSheet['onBook']): void => {
  useEffect(() => {
    onBook(book);
    return () => onBook(null);
  }, [book, onBook]);
};

const Opening = () => (
  <output
    aria-label={words.opening}
    data-waits
    className="grid h-[max(24rem,calc(100dvh-var(--app-bar-height)-5rem))] place-items-center bg-sunken max-narrow:-mx-4 narrow:rounded-lg"
  >
    <span className="block aspect-[1/1.414] h-3/4 max-w-4/5 animate-pulse rounded-sm bg-raised" />
  </output>
);

type OfPdf = OfSheet & { readonly contents: ContentsOf<'pdf'> };

const Opened = ({ sheet, contents, onBook, onRetry }: OfPdf & { onRetry: () => void }) => {
  const { sheetid, version, title } = sheet;
  const { open, fault, isAway } = usePdfBook({ sheetid, version, bytes: contents.bytes });
  useToldBook(open?.book ?? null, onBook);
  if (fault !== null) {
    const { title: what, text } = words.faults[fault];
    return (
      <div className="rounded-lg border border-line bg-raised">
        <PageNote title={what} text={text} level="h2">
          {(fault === 'away' || fault === 'refused') && (
            <Button onClick={onRetry}>{words.retry}</Button>
          )}
        </PageNote>
      </div>
    );
  }
  if (open === null) {
    return (
      <div>
        {isAway && (
          <output className="block rounded-md bg-warn-tint px-4 py-2 text-warn">
            {words.offline}
          </output>
        )}
        <Opening />
      </div>
    );
  }
  return <Reader {...open} title={title} isAway={isAway} />;
};

/** A PDF, read in pieces. */
export const PdfReader = (props: OfPdf) => {
  const [tries, setTries] = useState(0);
  return <Opened key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
};

/** Pictures, a page each. */
export const PictureReader = ({
  sheet,
  contents,
  onBook,
}: OfSheet & { contents: ContentsOf<'pictures'> }) => {
  const { sheetid, title } = sheet;
  // The same pages in another answer of the server are no other book.
  const inText = JSON.stringify(contents.pages);
  const open = useMemo(() => {
    const pages = JSON.parse(inText) as ContentsOf<'pictures'>['pages'];
    const kept = new Map<string, Promise<Blob>>();
    const fetchPicture = async (fileid: string): Promise<Blob> => {
      const told = await ask(cheatsheetCalls.picture, {
        token: tokenNow(),
        params: { sheetid, fileid },
      });
      if (!told.ok) throw new Refused(told.error);
      return told.value;
    };
    const book = pictureBook(pages, (fileid) => {
      const picture = kept.get(fileid) ?? fetchPicture(fileid);
      kept.set(fileid, picture);
      // One that did not come is asked for again when its page is drawn again.
      picture.catch(() => kept.delete(fileid));
      return picture;
    });
    return { book, firstSize: pictureSize(pages[0] ?? { width: 210, height: 297 }) };
  }, [sheetid, inText]);
  useToldBook(open.book, onBook);
  return <Reader {...open} title={title} isAway={false} />;
};
