import { memo, useEffect, useRef, useState } from 'react';
import { formatCount } from '../../number-format.ts';
import { canTellNear, useNear } from '../../use-near.ts';
import type { Book, PageSize } from '../book.ts';
import { readerMessages as words } from '../reader.messages.ts';
import { useDrawn } from './use-drawn.ts';

/** In pixels of CSS. */
const width = 84;

const Drawn = ({ book, page }: { book: Book; page: number }) => {
  const place = useRef<HTMLSpanElement>(null);
  useDrawn(book, page, place, width);
  return <span ref={place} className="book-paper absolute inset-0" />;
};

interface ThumbProps {
  readonly book: Book;
  readonly page: number;
  readonly isCurrent: boolean;
  readonly size: PageSize;
  readonly onChoose: () => void;
}

const Thumb = ({ book, page, isCurrent, size, onChoose }: ThumbProps) => {
  const [isNear, setNear] = useState(!canTellNear());
  const place = useNear<HTMLButtonElement>(!isNear, () => setNear(true));
  useEffect(() => {
    // Only the panel moves: the page around it is not to jump.
    const button = place.current;
    const panel = button?.closest<HTMLElement>('[data-thumbs]');
    if (!isCurrent || button === null || panel === null || panel === undefined) return;
    const middle = (all: number, one: number): number => (all - one) / 2;
    panel.scrollTo({
      top: button.offsetTop - middle(panel.clientHeight, button.offsetHeight),
      left: button.offsetLeft - middle(panel.clientWidth, button.offsetWidth),
    });
  }, [isCurrent, place]);
  return (
    <li className="flex-none">
      <button
        ref={place}
        type="button"
        aria-label={words.page(page, book.pages)}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChoose}
        className="group grid justify-items-center gap-1 rounded-sm p-1.5 text-xs text-ink-soft hover:bg-sunken aria-[current]:bg-people-tint aria-[current]:font-semibold aria-[current]:text-people-ink"
      >
        <span
          className="book-sheet relative block overflow-hidden rounded-[2px] outline outline-line group-aria-[current]:outline-2 group-aria-[current]:outline-people"
          style={{ width, height: Math.min(200, (width * size.height) / size.width) }}
        >
          {isNear && <Drawn book={book} page={page} />}
        </span>
        {formatCount(page)}
      </button>
    </li>
  );
};

interface ThumbsProps {
  readonly book: Book;
  readonly size: PageSize;
  readonly current: number;
  readonly onChoose: (page: number) => void;
}

const AllThumbs = ({ book, size, current, onChoose }: ThumbsProps) => (
  <nav
    aria-label={words.thumbs}
    data-thumbs
    className="relative flex-none overflow-auto overscroll-contain border-line bg-raised max-narrow:order-last max-narrow:border-t narrow:w-28 narrow:border-r"
  >
    <ol className="flex gap-1 p-1.5 narrow:flex-col narrow:items-center">
      {Array.from({ length: book.pages }, (_none, at) => (
        <Thumb
          key={at}
          book={book}
          page={at + 1}
          size={size}
          isCurrent={at + 1 === current}
          onChoose={() => onChoose(at + 1)}
        />
      ))}
    </ol>
  </nav>
);

/**
 * All pages in small: beside the large ones, on a phone below them. There may be hundreds: they are not drawn again
 * for each place that a search finds.
 */
export const Thumbs = memo(AllThumbs);
