import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import type { Sheet, SheetContents } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { pathWith } from '@sets/shared/core/call.ts';
import { useMemo } from 'react';
import { ask } from '../../../core/api.ts';
import { Refused } from '../../../core/use-asked.ts';
import { tokenNow } from '../../account/account.store.ts';
import { pictureBook, pictureSize } from '../../../ui/book/picture-book.ts';
import { Reader } from '../../../ui/book/reader.tsx';
import { PdfBookReader } from '../../../ui/book/pdf-book-reader.tsx';
import { type OnBook, useToldBook } from '../../../ui/book/use-told-book.ts';
import { ownHeaders } from '../../account/own-headers.ts';

type ContentsOf<Kind> = Extract<SheetContents, { kind: Kind }>;

interface OfSheet {
  readonly sheet: Pick<Sheet, 'sheetid' | 'version' | 'title'>;
  readonly onBook: OnBook;
}

type OfPdf = OfSheet & { readonly contents: ContentsOf<'pdf'> };

/** A PDF, read in pieces. */
export const PdfReader = ({ sheet, contents, onBook }: OfPdf) => {
  const { sheetid, version, title } = sheet;
  const url = pathWith(cheatsheetCalls.pdf.path, { sheetid, version: String(version) });
  const { bytes } = contents;
  return <PdfBookReader {...{ url, bytes, title, onBook }} headers={ownHeaders} />;
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
