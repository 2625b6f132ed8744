import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LaidText } from '../../../core/pdf/pdf.ts';
import { useSettled } from '../../../core/use-settled.ts';
import { Button } from '../../button.tsx';
import type { Book } from '../book.ts';
import type { BookFollower } from '../book-follower.ts';
import type { Found } from '../find-text.ts';
import { markText } from '../mark-text.ts';
import type { PageBox } from '../page-layout.ts';
import { readerMessages as words } from '../reader.messages.ts';
import { useDrawn } from './use-drawn.ts';

/** While one zooms, a page is drawn anew once the zoom rests for so long, in ms. */
const pause = 120;

interface TextLayerProps {
  readonly book: Book;
  readonly page: number;
  readonly scale: number;
  readonly width: number;
  /** On any page. */
  readonly found: readonly Found[];
  readonly current: Found | null;
  /** Given the mark of what is current, once it is there. */
  readonly onCurrent: (mark: HTMLElement, place: Found) => void;
  readonly onLaid: BookFollower['onLaid'] | undefined;
}

/** The words of a page, unseen, where they are drawn: to be selected, heard, and marked where they were searched for. */
const TextLayer = (props: TextLayerProps) => {
  const { book, page, scale, width, found, current, onCurrent, onLaid } = props;
  const place = useRef<HTMLDivElement>(null);
  const [laid, setLaid] = useState<readonly LaidText[]>([]);
  const firstWidth = useRef(width);
  const here = useMemo(() => found.filter((each) => each.page === page), [found, page]);
  useEffect(() => {
    const into = place.current;
    if (into === null) return;
    let isGone = false;
    const take = (pieces: readonly LaidText[]): void => {
      if (!isGone) setLaid(pieces);
    };
    // Without it, the page is a picture.
    book.layText(page, into, firstWidth.current).then(take, () => undefined);
    return () => {
      isGone = true;
      into.replaceChildren();
    };
  }, [book, page]);
  useEffect(() => {
    const mark = markText(laid, here, current);
    if (mark !== null && current?.page === page) onCurrent(mark, current);
    // Marks take the place of the words that they are around.
    onLaid?.(page, laid);
  }, [laid, here, page, current, onCurrent, onLaid]);
  useEffect(() => () => onLaid?.(page, null), [onLaid, page]);
  useLayoutEffect(() => {
    place.current?.style.setProperty('--total-scale-factor', String(scale));
  }, [scale]);
  return <div ref={place} className="book-text" />;
};

interface BookPageProps extends Omit<TextLayerProps, 'width'> {
  readonly box: PageBox;
}

/** A page as it is read, in its place in the strip. */
export const BookPage = ({ box, ...props }: BookPageProps) => {
  const { book, page } = props;
  const place = useRef<HTMLDivElement>(null);
  const { isBroken, retry } = useDrawn(book, page, place, useSettled(box.width, pause));
  const { top, left, width, height } = box;
  return (
    <article
      aria-label={words.page(page, book.pages)}
      className="book-sheet absolute overflow-hidden rounded-[3px] shadow-raised"
      style={{ top, left, width, height }}
    >
      <div ref={place} aria-hidden="true" className="book-paper" />
      {isBroken && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-sunken p-4 text-center text-ink">
          <p>{words.broken}</p>
          <Button size="small" onClick={retry}>
            {words.retry}
          </Button>
        </div>
      )}
      {book.hasText && <TextLayer {...props} width={width} />}
    </article>
  );
};
