import type { NoteAnchor } from '@sets/shared/note/note.contract.ts';
import type { Book } from '../../../ui/book/book.ts';
import { findAnchor } from '../anchor/find-anchor.ts';
import { plainText } from '../anchor/plain-text.ts';
import type { NotePlace } from './note-desk.ts';
import type { LookUp } from './use-places.ts';

/** Words that are not on their page any more are looked for on so many before and behind it. */
const nearby = 12;

/** The page of a note, and those around it, the nearest first. */
const pagesFrom = (page: number, pages: number): readonly number[] =>
  Array.from({ length: 2 * nearby + 1 }, (_none, at) =>
    at % 2 === 1 ? page + (at + 1) / 2 : page - at / 2,
  ).filter((each) => each >= 1 && each <= pages);

/** Looks for the words of notes in a book; rejects where a page that may have them cannot be read. */
export const lookUpIn = (book: Pick<Book, 'pages' | 'textOf'>): LookUp => {
  const texts = new Map<number, Promise<string>>();
  const textOf = (page: number): Promise<string> => {
    const known = texts.get(page);
    if (known !== undefined) return known;
    const text = book.textOf(page).then((raw) => plainText(raw).text);
    texts.set(page, text);
    // What did not come may come when it is asked for again.
    text.catch(() => texts.delete(page));
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
