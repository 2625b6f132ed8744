import { type RefObject, useLayoutEffect, useState } from 'react';
import { sheetSize } from './sheet-size.ts';

/** The sheet around an element. */
export const useSheet = (inside: RefObject<HTMLElement | null>) => {
  const [sheet, setSheet] = useState(() => sheetSize(0, 0));
  useLayoutEffect(() => {
    const screen = inside.current?.closest('.screen');
    if (screen === null || screen === undefined) return;
    const measure = (): void => setSheet(sheetSize(screen.clientWidth, screen.clientHeight));
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(screen);
    return () => watcher.disconnect();
  }, [inside]);
  return sheet;
};
