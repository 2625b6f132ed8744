import { dismissToast, toast } from '../toast.ts';
import type { Book } from './book.ts';
import { mostPrinted, printBook } from './print-book.ts';
import { readerMessages as words } from './reader.messages.ts';

/** Prints the pages of a book, and says how far it is, and why it cannot be. */
export const printPages = async (book: Book): Promise<void> => {
  if (book.pages > mostPrinted) {
    toast.error(words.tooManyToPrint(mostPrinted));
    return;
  }
  let shown: number | null = null;
  const clear = (): void => {
    if (shown !== null) dismissToast(shown);
  };
  try {
    await printBook(book, (page) => {
      clear();
      shown = toast.loading(words.printing(page, book.pages));
    });
  } catch {
    // The reader says of each page why it cannot be drawn.
    toast.error(words.notPrinted);
  } finally {
    clear();
  }
};
