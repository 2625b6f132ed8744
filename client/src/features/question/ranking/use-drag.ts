import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface Drag {
  /** What is held now, or null. */
  readonly held: string | null;
  readonly grab: (event: PointerEvent<HTMLElement>, item: string) => void;
}

/** Where among the placed rows a pointer is, not counting the one that is held; rows may be on their way. */
const placeAt = (list: HTMLElement, item: string, y: number): number => {
  const top = list.getBoundingClientRect().top;
  return [...list.querySelectorAll<HTMLElement>('[data-placed=true]')].filter(
    (row) => row.dataset.id !== item && top + row.offsetTop + row.offsetHeight / 2 < y,
  ).length;
};

/** A row follows the pointer that holds it: each time it passes the middle of another one, they change places. */
export const useDrag = (
  list: RefObject<HTMLElement | null>,
  onMove: (item: string, to: number) => void,
): Drag => {
  const [held, setHeld] = useState<string | null>(null);
  const move = useRef(onMove);
  const last = useRef(-1);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    if (held === null) return undefined;
    const onPointer = (event: globalThis.PointerEvent): void => {
      if (list.current === null) return;
      const to = placeAt(list.current, held, event.clientY);
      if (to !== last.current) move.current(held, to);
      last.current = to;
    };
    const onEnd = (): void => setHeld(null);
    window.addEventListener('pointermove', onPointer);
    window.addEventListener('pointerup', onEnd);
    window.addEventListener('pointercancel', onEnd);
    return () => {
      window.removeEventListener('pointermove', onPointer);
      window.removeEventListener('pointerup', onEnd);
      window.removeEventListener('pointercancel', onEnd);
    };
  }, [held, list]);
  return {
    held,
    grab: (event, item) => {
      if (event.button !== 0) return;
      event.preventDefault();
      last.current = -1;
      setHeld(item);
    },
  };
};
