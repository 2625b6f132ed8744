import { useEffect, useRef, useState } from 'react';
import type { Book } from './book.ts';
import { type Found, findIn, fold, mostFound } from './find-text.ts';

interface Search {
  readonly words: string;
  readonly found: readonly Found[];
  /** The one that is shown, in `found`; null where there is none. */
  readonly at: number | null;
  /** Not every page was read yet. */
  readonly isReading: boolean;
}

export interface BookSearch extends Search {
  readonly type: (words: string) => void;
  /** To the next one, or with -1 to the one before; around at the ends. */
  readonly step: (by: 1 | -1) => void;
}

/** How long the typing rests before it is searched for, in ms. */
const pause = 200;

const searchFor = (words: string): Search => ({
  words,
  found: [],
  at: null,
  isReading: words.trim() !== '',
});

/** The words of pages, read once. */
const pageTexts = (book: Book) => {
  const known = new Map<number, string>();
  return async (page: number): Promise<string> => {
    // What is on a page that is broken is not found.
    const text = known.get(page) ?? fold(await book.textOf(page).catch(() => ''));
    known.set(page, text);
    return text;
  };
};

/**
 * Finds words page by page, and tells what it has after each page that has some; `start` is the page
 * that is read: the first place from there on is the one that is shown.
 */
const findAll = async (
  book: Book,
  textOf: (page: number) => Promise<string>,
  words: string,
  start: number,
  tell: (change: Partial<Search>) => boolean,
): Promise<void> => {
  const all: Found[] = [];
  let at: number | null = null;
  for (let page = 1; page <= book.pages && all.length < mostFound; page += 1) {
    const here = findIn(page, await textOf(page), words);
    if (at === null && page >= start && here.length > 0) at = all.length;
    all.push(...here);
    const isWanted = tell(here.length > 0 ? { found: [...all], at } : {});
    if (!isWanted) return;
  }
  tell({ isReading: false, ...(at === null && all.length > 0 && { at: 0 }) });
};

/** Finds words in a book, from the page that is read on; pages come as they are read. */
export const useBookSearch = (book: Book, current: number): BookSearch => {
  const [search, setSearch] = useState(() => searchFor(''));
  const [textOf] = useState(() => pageTexts(book));
  const start = useRef(current);
  useEffect(() => {
    start.current = current;
  });
  const { words } = search;
  useEffect(() => {
    if (words.trim() === '') return;
    let isGone = false;
    const tell = (change: Partial<Search>): boolean => {
      if (!isGone) setSearch((before) => ({ ...before, ...change }));
      return !isGone;
    };
    const wait = setTimeout(() => void findAll(book, textOf, words, start.current, tell), pause);
    return () => {
      isGone = true;
      clearTimeout(wait);
    };
  }, [book, textOf, words]);
  return {
    ...search,
    type: (next) => setSearch(searchFor(next)),
    step: (by) =>
      setSearch((before) => {
        const { found, at } = before;
        const next = ((at ?? 0) + by + found.length) % found.length;
        return found.length === 0 ? before : { ...before, at: next };
      }),
  };
};
