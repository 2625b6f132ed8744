import { useEffect } from 'react';
import type { Book } from './book.ts';

/** Told the book once it is open, and null when it is no longer. */
export type OnBook = (book: Book | null) => void;

export const useToldBook = (book: Book | null, onBook: OnBook): void => {
  useEffect(() => {
    onBook(book);
    return () => onBook(null);
  }, [book, onBook]);
};
