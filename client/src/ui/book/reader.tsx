import './reader.css';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { plainMath } from '../math/plain-math.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import type { Book, PageSize } from './book.ts';
import type { BookFollower } from './book-follower.ts';
import type { Found } from './find-text.ts';
import type { PageBox } from './page-layout.ts';
import { BookPage } from './parts/book-page.tsx';
import { ReaderBar } from './parts/reader-bar.tsx';
import { SearchBar } from './parts/search-bar.tsx';
import { Thumbs } from './parts/thumbs.tsx';
import { readerMessages as words } from './reader.messages.ts';
import { type BookSearch, useBookSearch } from './use-book-search.ts';
import { type BookView, useBookView } from './use-book-view.ts';
import { useAlone } from './use-alone.ts';
import { usePinch } from './use-pinch.ts';
import { useReaderOptions } from './use-reader-options.ts';
import { stepped } from './zoom.ts';

/** Pages above and below what is seen are drawn ahead. */
const ahead = 1;

/** Brings a mark into the window, and leaves the page around it where it is. */
const showMark = (window: HTMLElement, mark: HTMLElement): void => {
  const [outer, inner] = [window.getBoundingClientRect(), mark.getBoundingClientRect()];
  const isSeen =
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom &&
    inner.left >= outer.left &&
    inner.right <= outer.right;
  if (isSeen) return;
  window.scrollBy({
    top: inner.top - outer.top - outer.height / 3,
    left: Math.min(0, inner.left - outer.left - 24) + Math.max(0, inner.right - outer.right + 24),
  });
};

/** The place that is current: its page comes into the window, and then its mark, once. */
const useShownPlace = (
  { found, at }: BookSearch,
  { goTo, shown }: BookView,
  window: RefObject<HTMLElement | null>,
) => {
  const current = at === null ? null : (found[at] ?? null);
  const brought = useRef<Found | null>(null);
  const { first, last } = shown;
  const seen = useRef({ first, last });
  useEffect(() => {
    seen.current = { first, last };
  });
  useEffect(() => {
    if (current === null) return;
    if (current.page < seen.current.first || current.page > seen.current.last) goTo(current.page);
  }, [current, goTo]);
  const onCurrent = useCallback(
    (mark: HTMLElement, place: Found) => {
      // Who scrolls on is not pulled back.
      if (brought.current === place || window.current === null) return;
      brought.current = place;
      showMark(window.current, mark);
    },
    [window],
  );
  return { current, onCurrent };
};

interface Options {
  readonly isFull: boolean;
  readonly set: ReturnType<typeof useReaderOptions>['set'];
  readonly toggle: ReturnType<typeof useReaderOptions>['toggle'];
}

/** Keys: single ones anywhere on the page; in its fields Escape, and within it the browser's own search. */
const useReaderKeys = (
  frame: RefObject<HTMLElement | null>,
  book: Book,
  { shown, scale, isFit, goTo, zoom }: BookView,
  { isFull, set, toggle }: Options,
): void => {
  const search = (): void => set({ isSearching: true });
  useShortcuts({
    '+': () => zoom(stepped(scale, 1)),
    '=': () => zoom(stepped(scale, 1)),
    '-': () => zoom(stepped(scale, -1)),
    '0': () => zoom('fit'),
    // Where a page is wider than the window, they scroll it.
    ...(isFit && {
      arrowright: () => goTo(Math.min(book.pages, shown.current + 1)),
      arrowleft: () => goTo(Math.max(1, shown.current - 1)),
    }),
    t: () => toggle('hasThumbs'),
    d: () => toggle('isDark'),
    f: () => toggle('isFull'),
    ...(isFull && { escape: () => set({ isFull: false }) }),
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isFull) set({ isFull: false });
    const isSearch = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey);
    // The browser would find only the pages that are drawn.
    if (!isSearch || !book.hasText) return;
    event.preventDefault();
    search();
  });
  useEffect(() => {
    const stop = new AbortController();
    frame.current?.addEventListener('keydown', (event) => onKey(event), { signal: stop.signal });
    return () => stop.abort();
  }, [frame]);
};

const numbered = (boxes: readonly PageBox[]) => boxes.map((box, at) => ({ page: at + 1, box }));

interface PagesProps {
  readonly book: Book;
  readonly view: BookView;
  readonly search: BookSearch;
  readonly place: RefObject<HTMLDivElement | null>;
  readonly onLaid: BookFollower['onLaid'] | undefined;
}

/** The pages below each other, in a window that scrolls; those that are seen are drawn. */
const Pages = ({ book, view, search, place, onLaid }: PagesProps) => {
  const { current, onCurrent } = useShownPlace(search, view, place);
  const { shown, strip, scale } = view;
  const from = Math.max(1, shown.first - ahead);
  const to = Math.min(book.pages, shown.last + ahead);
  return (
    <section
      ref={place}
      aria-label={words.pages}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
      tabIndex={0}
      className="relative min-h-0 min-w-0 grow touch-pan-x touch-pan-y overflow-auto -outline-offset-3 [overflow-anchor:none]"
    >
      <div className="relative" style={{ width: strip.width, height: strip.height }}>
        {numbered(strip.boxes)
          .slice(from - 1, to)
          .map(({ page, box }) => (
            <BookPage
              key={page}
              book={book}
              page={page}
              box={box}
              scale={scale}
              found={search.found}
              current={current}
              onCurrent={onCurrent}
              onLaid={onLaid}
            />
          ))}
      </div>
    </section>
  );
};

const inPage =
  'h-[max(24rem,calc(100dvh-var(--app-bar-height)-5rem))] max-narrow:-mx-4 max-narrow:border-y narrow:rounded-lg narrow:border';

/** What stands beside the book knows where one is, and can lead to another page. */
const useFollower = (
  { goTo, shown: { current } }: BookView,
  follower: BookFollower | undefined,
): void => {
  const { wanted = null, onRead } = follower ?? {};
  useEffect(() => onRead?.(current), [onRead, current]);
  useEffect(() => {
    if (wanted !== null) goTo(wanted.page);
  }, [wanted, goTo]);
};

interface ReaderProps {
  readonly book: Book;
  readonly firstSize: PageSize;
  readonly title: string;
  /** Pages that are not here yet cannot be fetched. */
  readonly isAway: boolean;
  readonly follower?: BookFollower | undefined;
}

/** Reads a book: its pages in a window of their own, drawn where they are seen. */
export const Reader = ({ book, firstSize, title, isAway, follower }: ReaderProps) => {
  const frame = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const view = useBookView(book, firstSize, place);
  const { options, set, toggle } = useReaderOptions();
  const { hasThumbs, isSearching, isDark, isFull } = options;
  const search = useBookSearch(book, view.shown.current);
  useFollower(view, follower);
  usePinch(place, view);
  useReaderKeys(frame, book, view, { isFull, set, toggle });
  useAlone(frame, isFull);
  useEffect(() => {
    // Who is elsewhere and presses its key reads on here.
    if (isFull && frame.current?.contains(document.activeElement) !== true) place.current?.focus();
  }, [isFull]);
  const closeSearch = (): void => {
    search.type('');
    set({ isSearching: false });
    place.current?.focus();
  };
  return (
    <section
      ref={frame}
      aria-label={words.reader(title)}
      data-dark-paper={isDark ? '' : undefined}
      className={classNames(
        'flex flex-col overflow-hidden border-line bg-sunken print:hidden',
        isFull ? 'fixed inset-0 z-15 h-dvh' : inPage,
      )}
    >
      {/* That of the page is behind it. */}
      {isFull && <h1 className="only-spoken">{plainMath(title)}</h1>}
      <ReaderBar
        view={view}
        pages={book.pages}
        hasText={book.hasText}
        options={options}
        onToggle={(option) =>
          option === 'isSearching' && isSearching ? closeSearch() : toggle(option)
        }
      />
      {isSearching && <SearchBar search={search} onClose={closeSearch} />}
      {isAway && (
        <output className="block flex-none bg-warn-tint px-4 py-2 text-sm text-warn">
          {words.offline}
        </output>
      )}
      <div className="flex min-h-0 grow flex-col narrow:flex-row">
        {hasThumbs && (
          <Thumbs book={book} size={firstSize} current={view.shown.current} onChoose={view.goTo} />
        )}
        <Pages {...{ book, view, search, place }} onLaid={follower?.onLaid} />
      </div>
    </section>
  );
};
