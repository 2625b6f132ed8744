import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNoteDesk } from '../desk/note-desk.ts';
import { noteMessages as words } from '../note.messages.ts';
import { boxesOf } from '../text/paint.ts';
import type { Surface } from '../text/read-text.ts';
import { useNotesFocus } from './use-notes-focus.ts';
import { GoneNotes, isGone, Line, linesOf, NoNotes, type NoteLine } from './note-list.tsx';

/** Between notes, in pixels. */
const gap = 12;

interface MarginProps {
  readonly surface: Surface | null;
  readonly ranges: ReadonlyMap<string, Range>;
  readonly head: ReactNode;
}

/** How far down in the column the words of each line are. */
const useTops = (
  column: RefObject<HTMLElement | null>,
  surface: Surface | null,
  lines: readonly NoteLine[],
  ranges: MarginProps['ranges'],
) => {
  const [tops, setTops] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    if (surface === null) return;
    const { root, read } = surface;
    const rangeOf = (line: NoteLine): Range | null => {
      if (line.kind === 'note') return ranges.get(line.key) ?? null;
      return line.writing.place === null ? null : read.rangeOf(line.writing.place);
    };
    const look = (): void => {
      const top = column.current?.getBoundingClientRect().top ?? 0;
      const found = lines.flatMap((line) => {
        const range = rangeOf(line);
        const [box] = range === null ? [] : boxesOf(range);
        return box === undefined ? [] : [[line.key, box.top - top] as const];
      });
      setTops(new Map(found));
    };
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(root);
    return () => watcher.disconnect();
  }, [column, surface, ranges, lines]);
  return tops;
};

const stackIn = (column: HTMLElement, tops: ReadonlyMap<string, number>): void => {
  let end = 0;
  for (const child of column.children) {
    if (!(child instanceof HTMLElement)) continue;
    const top = Math.max(end, tops.get(child.dataset['key'] ?? '') ?? end);
    child.style.setProperty('inset-block-start', `${top}px`);
    end = top + child.offsetHeight + gap;
  }
  column.style.setProperty('block-size', `${end}px`);
};

/** Puts each line beside its words, and below the line before. */
const useStacked = (
  column: RefObject<HTMLElement | null>,
  tops: ReadonlyMap<string, number>,
): void => {
  useLayoutEffect(() => {
    const place = column.current;
    if (place === null) return;
    const stack = (): void => stackIn(place, tops);
    stack();
    const watcher = new ResizeObserver(stack);
    for (const child of place.children) watcher.observe(child);
    return () => watcher.disconnect();
  });
};

/** Notes beside their words, where there is room for a margin. */
export const Margin = ({ surface, ranges, head }: MarginProps) => {
  const { notes, writing } = useNoteDesk();
  const all = useMemo(() => linesOf(notes, writing), [notes, writing]);
  const lines = useMemo(() => all.filter((line) => !isGone(line)), [all]);
  const column = useRef<HTMLDivElement>(null);
  const keep = useNotesFocus<HTMLElement>();
  useStacked(column, useTops(column, surface, lines, ranges));
  return (
    <aside
      ref={keep}
      aria-label={words.notes}
      data-no-notes
      className="flex max-w-80 flex-col gap-4 text-base print:hidden"
    >
      <div>{head}</div>
      <NoNotes />
      <div ref={column} className="relative">
        {lines.map((line) => (
          <div key={line.key} data-key={line.key} className="absolute inset-x-0">
            <Line line={line} />
          </div>
        ))}
      </div>
      <GoneNotes lines={all.filter(isGone)} />
    </aside>
  );
};
