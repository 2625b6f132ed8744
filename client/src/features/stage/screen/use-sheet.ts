import { type RefObject, useLayoutEffect, useState } from 'react';
import { boxAround, sheetAround } from './sheet-around.ts';
import { sheetSize } from './sheet-size.ts';

/** The sheet around an element; `part` as for `sheetAround`. */
export const useSheet = (inside: RefObject<HTMLElement | null>, part: number | null = null) => {
  const [sheet, setSheet] = useState(() => sheetSize(0, 0));
  useLayoutEffect(() => {
    const box = boxAround(inside.current);
    if (box === null) return;
    const measure = (): void => setSheet(sheetAround(inside.current, part));
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [inside, part]);
  return sheet;
};
