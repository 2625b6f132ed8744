import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Book, PageSize } from './book.ts';
import {
  fitting,
  gap,
  layOut,
  pagesIn,
  type Place,
  placeAt,
  type Strip,
  topOf,
} from './page-layout.ts';
import { within } from './zoom.ts';

/** What stays where it is when everything around it changes its size: a place, and where in the window it is seen. */
interface Anchor {
  readonly place: Place;
  readonly y: number;
  /** Of the width of the strip. */
  readonly across: number;
  readonly x: number;
}

/** The window that a book is read in: how large it is inside, and how far down one is. */
interface Window {
  readonly width: number;
  readonly height: number;
  readonly top: number;
}

interface Shown {
  readonly first: number;
  readonly last: number;
  /** The page that is read. */
  readonly current: number;
}

export interface BookView {
  readonly strip: Strip;
  readonly shown: Shown;
  /** In pixels a point. */
  readonly scale: number;
  readonly isFit: boolean;
  /** To the scale, or to the width of the window; around a point of the window, its middle where none is given. */
  readonly zoom: (to: number | 'fit', around?: { readonly x: number; readonly y: number }) => void;
  readonly goTo: (page: number) => void;
}

/** How much of what is read is above the line of a page that counts as the one that is read. */
const readingLine = 1 / 3;

const anchorAt = (window: HTMLElement, strip: Strip, x: number, y: number): Anchor => ({
  place: placeAt(strip.boxes, window.scrollTop + y),
  y,
  across: (window.scrollLeft + x) / Math.max(1, strip.width),
  x,
});

const nowhere: Window = { width: 0, height: 0, top: 0 };

/** The window as it is now; `onScroll` is called before what follows from a scroll is drawn. */
const useWindow = (
  place: RefObject<HTMLElement | null>,
  onScroll: (window: HTMLElement) => void,
): Window => {
  const [seen, setSeen] = useState(nowhere);
  useLayoutEffect(() => {
    const window = place.current;
    if (window === null) return;
    let frame = 0;
    const look = (): void => {
      const { clientWidth: width, clientHeight: height, scrollTop: top } = window;
      setSeen({ width, height, top });
    };
    const scrolled = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        onScroll(window);
        look();
      });
    };
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(window);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      window.removeEventListener('scroll', scrolled);
    };
  }, [place, onScroll]);
  return seen;
};

/** The sizes of pages: the first one's for all, until those that are shown are known. */
const useSizes = (book: Book, first: PageSize) => {
  const [known, setKnown] = useState<ReadonlyMap<number, PageSize>>(() => new Map([[1, first]]));
  const sizes = useMemo(
    () => Array.from({ length: book.pages }, (_none, at) => known.get(at + 1) ?? first),
    [book, known, first],
  );
  const learn = useCallback(
    (from: number, to: number): (() => void) => {
      let isGone = false;
      for (let page = from; page <= to; page += 1) {
        if (known.has(page)) continue;
        const take = (size: PageSize): void => {
          if (!isGone) setKnown((all) => new Map(all).set(page, size));
        };
        // A page that is broken stays as large as the first.
        book.sizeOf(page).then(take, () => undefined);
      }
      return () => {
        isGone = true;
      };
    },
    [book, known],
  );
  return { sizes, learn };
};

const shownIn = ({ boxes, height: all }: Strip, { top, height }: Window): Shown => {
  const { first, last } = pagesIn(boxes, top, top + height);
  const isAtEnd = top > 0 && top + height >= all - 2;
  const { page } = placeAt(boxes, top + height * readingLine);
  return { first, last, current: isAtEnd ? last : page };
};

/** What of a book is seen in its window, how large, and going to a page. */
export const useBookView = (
  book: Book,
  firstSize: PageSize,
  place: RefObject<HTMLElement | null>,
): BookView => {
  const [zoomed, setZoomed] = useState<number | null>(null);
  const { sizes, learn } = useSizes(book, firstSize);
  const anchor = useRef<Anchor | null>(null);
  const latest = useRef<Strip | null>(null);
  const onScroll = useCallback((window: HTMLElement) => {
    const strip = latest.current;
    if (strip !== null) anchor.current = anchorAt(window, strip, window.clientWidth / 2, gap);
  }, []);
  const seen = useWindow(place, onScroll);
  const scale = zoomed ?? fitting(sizes, seen.width);
  const strip = useMemo(() => layOut(sizes, scale, seen.width), [sizes, scale, seen.width]);
  const shown = shownIn(strip, seen);
  const { first, last } = shown;
  useEffect(() => learn(first, last), [learn, first, last]);

  // What was read stays in its place when pages get another size.
  useLayoutEffect(() => {
    latest.current = strip;
    const kept = anchor.current;
    if (kept === null) return;
    place.current?.scrollTo({
      top: topOf(strip.boxes, kept.place) - kept.y,
      left: kept.across * strip.width - kept.x,
    });
  }, [place, strip]);

  const zoom = useCallback<BookView['zoom']>(
    (to, around) => {
      const [window, before] = [place.current, latest.current];
      if (window === null || before === null) return;
      const { x, y } = around ?? { x: window.clientWidth / 2, y: window.clientHeight / 2 };
      anchor.current = anchorAt(window, before, x, y);
      setZoomed(to === 'fit' ? null : within(to));
    },
    [place],
  );
  const goTo = useCallback(
    (page: number) => {
      const box = latest.current?.boxes[page - 1];
      if (box !== undefined) place.current?.scrollTo({ top: box.top - gap });
    },
    [place],
  );
  return { strip, shown, scale, isFit: zoomed === null, zoom, goTo };
};
