import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNoteDesk } from '../desk/note-desk.ts';
import { noteMessages as words } from '../note.messages.ts';
import { boxesOf } from '../text/paint.ts';
import type { Surface } from '../text/read-text.ts';
import { GoneNotes, isGone, Line, linesOf, NoNotes, type NoteLine } from './note-list.tsx';

/** Between notes, in pixels. */
const gap = 12;

interface MarginProps {
  readonly surface: Surface | null;
  readonly ranges: ReadonlyMap<string, Range>;
  readonly head: ReactNode;
}

/** How far down in the text the words of each line are. */
const useTops = (
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
      const top = root.getBoundingClientRect().top;
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
  }, [surface, ranges, lines]);
  return tops;
};

/** Puts each line beside its words, and below the line before. */
const useStacked = (tops: ReadonlyMap<string, number>) => {
  const column = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = column.current;
    if (place === null) return;
    const stack = (): void => {
      let end = 0;
      for (const child of place.children) {
        if (!(child instanceof HTMLElement)) continue;
        const top = Math.max(end, tops.get(child.dataset['key'] ?? '') ?? end);
        child.style.insetBlockStart = `${top}px`;
        end = top + child.offsetHeight + gap;
      }
      place.style.blockSize = `${end}px`;
    };
    stack();
    const watcher = new ResizeObserver(stack);
    for (const child of place.children) watcher.observe(child);
    return () => watcher.disconnect();
  });
  return column;
};

/** Notes beside their words, where there is room for a margin. */
export const Margin = ({ surface, ranges, head }: MarginProps) => {
  const { notes, writing } = useNoteDesk();
  const all = useMemo(() => linesOf(notes, writing), [notes, writing]);
  const lines = useMemo(() => all.filter((line) => !isGone(line)), [all]);
  const column = useStacked(useTops(surface, lines, ranges));
  return (
    <aside
      aria-label={words.notes}
      data-no-notes
      className="absolute start-full top-0 ms-6 w-64 text-base print:hidden min-[96rem]:w-80"
    >
      <div className="absolute inset-x-0 bottom-full pb-3">{head}</div>
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
