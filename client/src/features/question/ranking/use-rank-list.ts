import { type RefObject, useLayoutEffect, useRef } from 'react';

type Button = 'place' | 'up' | 'down';

interface RankList {
  readonly list: RefObject<HTMLOListElement | null>;
  /** After the next drawing the focus is on this row: on that button, or on the one that it has. */
  readonly focusNext: (item: string, button?: Button) => void;
}

const slideTime = 180;

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Rows glide to their new places, and the focus stays with what was moved. */
export const useRankList = (): RankList => {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ item: string; button: Button } | null>(null);
  const tops = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const before = tops.current;
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    tops.current = new Map(rows.map((row) => [row.dataset.id ?? '', row.offsetTop]));
    for (const row of rows) {
      const away = (before.get(row.dataset.id ?? '') ?? row.offsetTop) - row.offsetTop;
      if (away === 0 || isCalm()) continue;
      // Not everywhere; without it rows are there at once.
      row.animate?.([{ transform: `translateY(${away}px)` }, { transform: 'none' }], {
        duration: slideTime,
        easing: 'ease-out',
      });
    }
    const next = wanted.current;
    wanted.current = null;
    if (next === null) return;
    const row = rows.find((each) => each.dataset.id === next.item);
    const button =
      row?.querySelector<HTMLElement>(`[data-at=${next.button}]`) ??
      row?.querySelector<HTMLElement>('button');
    button?.focus({ preventScroll: true });
  });
  return {
    list,
    focusNext: (item, button = 'place') => {
      wanted.current = { item, button };
    },
  };
};
