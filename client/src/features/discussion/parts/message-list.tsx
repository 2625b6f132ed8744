import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../../ui/button.tsx';
import { discussionMessages as words } from '../discussion.messages.ts';

/** A line of the list; messages have ids that grow, what is not yet in the discussion has none. */
export interface Row {
  readonly key: string;
  readonly id: number | null;
  readonly draw: () => ReactNode;
}

interface MessageListProps {
  readonly rows: readonly Row[];
  readonly hasOlder: boolean;
  readonly onOlder: () => Promise<void>;
  /** The message that one came for; it is shown once it is there. */
  readonly target: number | null;
  /** How many of the rows are one's own and not sent yet: writing leads to the end. */
  readonly unsent: number;
}

/** So near the beginning, in pixels, older ones are asked for. */
const nearStart = 600;
/** So near the end one is at it. */
const nearEnd = 80;
/** Never more at once: whoever came for a message that is long gone stops looking. */
const mostPages = 30;

const lastIdOf = (rows: readonly Row[]): number =>
  rows.reduce((last, { id }) => Math.max(last, id ?? 0), 0);

/** Asks for older ones, one page at a time. */
const useOlder = (hasOlder: boolean, onOlder: () => Promise<void>) => {
  const isAsking = useRef(false);
  return useCallback(async (): Promise<void> => {
    if (!hasOlder || isAsking.current) return;
    isAsking.current = true;
    await onOlder().finally(() => {
      isAsking.current = false;
    });
  }, [hasOlder, onOlder]);
};

/**
 * Whether one is at the end, and stays there whatever comes: until one scrolls up. Sizes change while
 * rows are measured, so being at the end is what one does, not where the list happens to be.
 */
const useEnd = (box: RefObject<HTMLDivElement | null>, size: number) => {
  const sticks = useRef(true);
  const lastTop = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);
  const toEnd = useCallback(() => {
    sticks.current = true;
    setAtEnd(true);
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [box]);
  // Also the height of what is there changes, as rows are measured.
  useLayoutEffect(() => {
    if (sticks.current && size > 0) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [box, size]);
  // The line in which one writes grows, and a phone shows its keyboard: what was at the end stays in sight.
  useEffect(() => {
    const shown = box.current;
    if (shown === null) return undefined;
    const observer = new ResizeObserver(() => {
      if (sticks.current) shown.scrollTo({ top: shown.scrollHeight });
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [box]);
  const scrolled = ({ scrollTop, scrollHeight, clientHeight }: HTMLDivElement): void => {
    if (scrollHeight - scrollTop - clientHeight < nearEnd) sticks.current = true;
    else if (scrollTop < lastTop.current) sticks.current = false;
    lastTop.current = scrollTop;
    setAtEnd(sticks.current);
  };
  const letGo = (): void => {
    sticks.current = false;
    setAtEnd(false);
  };
  return { isAtEnd, toEnd, scrolled, letGo };
};

/**
 * The messages, of which only those in sight are drawn. What comes moves nothing where one reads
 * further up; at the end it stays at the end.
 */
export const MessageList = ({ rows, hasOlder, onOlder, target, unsent }: MessageListProps) => {
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- it changes by itself, so this is not memoised
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => 64,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    // Older ones that come in front move nothing.
    anchorTo: 'end',
    paddingEnd: 12,
  });
  const end = useEnd(box, list.getTotalSize());
  const { isAtEnd, toEnd } = end;
  const lastId = lastIdOf(rows);
  const [seenId, setSeenId] = useState(lastId);
  if (isAtEnd && seenId < lastId) setSeenId(lastId);
  const older = useOlder(hasOlder, onOlder);
  useTarget(target, rows, hasOlder, older, (index) => {
    end.letGo();
    list.scrollToIndex(index, { align: 'center' });
  });
  useEffect(() => {
    if (unsent > 0) toEnd();
  }, [unsent, toEnd]);
  const news = rows.filter(({ id }) => id !== null && id > seenId).length;
  return (
    <div className="relative min-h-[min(8rem,30dvh)] grow">
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label={words.messages}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        className="absolute inset-0 overflow-x-hidden overflow-y-auto overscroll-contain rounded-t-lg outline-offset-[-2px] [overflow-anchor:none]"
        onScroll={({ currentTarget }) => {
          end.scrolled(currentTarget);
          if (currentTarget.scrollTop < nearStart) void older();
        }}
      >
        {hasOlder && (
          <p className="py-2 text-center">
            <Button look="plain" size="small" onClick={() => void older()}>
              {words.older}
            </Button>
          </p>
        )}
        <Shown list={list} rows={rows} />
      </div>
      {!isAtEnd && <ToEnd news={news} onClick={toEnd} />}
    </div>
  );
};

interface ShownProps {
  readonly list: Virtualizer<HTMLDivElement, Element>;
  readonly rows: readonly Row[];
}

/** Those in sight, each where it belongs. */
const Shown = ({ list, rows }: ShownProps) => {
  'use no memo';
  return (
    <div className="relative w-full" style={{ height: list.getTotalSize() }}>
      {list.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={list.measureElement}
          data-index={index}
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${start}px)` }}
        >
          {rows[index]?.draw()}
        </div>
      ))}
    </div>
  );
};

/** The way back to the end, with how many have come there. */
const ToEnd = ({ news, onClick }: { news: number; onClick: () => void }) => (
  <Button
    size="small"
    look={news > 0 ? 'primary' : 'outline'}
    className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-raised"
    aria-label={news > 0 ? words.news(news) : words.toEnd}
    onClick={onClick}
  >
    <ArrowDown size={16} aria-hidden="true" />
    {news > 0 && words.news(news)}
  </Button>
);

/** Leads to the message that one came for, once: older ones are asked for until it is there. */
const useTarget = (
  target: number | null,
  rows: readonly Row[],
  hasOlder: boolean,
  older: () => Promise<void>,
  lead: (index: number) => void,
): void => {
  const pages = useRef(0);
  const isDone = useRef(target === null);
  useEffect(() => {
    if (isDone.current || target === null || rows.length === 0) return;
    const index = rows.findIndex(({ id }) => id === target);
    if (index !== -1) {
      isDone.current = true;
      // After the list has gone to its end, as it does when it is first drawn.
      requestAnimationFrame(() => lead(index));
    } else if (hasOlder && pages.current < mostPages) {
      pages.current += 1;
      void older();
    }
  });
};
