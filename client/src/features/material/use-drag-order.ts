import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { dropPlace } from './drop-place.ts';

/** What is dragged, and the place that it would get. */
interface Drag {
  readonly from: number;
  readonly to: number;
}

/** A hand trembles, in px. */
const slack = 6;
/** So near to the edge of a list the list moves on, in px. */
const edge = 40;

const stepAt = (at: number, start: number, end: number): number => {
  if (at < start + edge) return -12;
  return at > end - edge ? 12 : 0;
};

const scrollAt = (list: HTMLElement, { clientX, clientY }: MouseEvent): void => {
  const { top, bottom, left, right } = list.getBoundingClientRect();
  list.scrollBy(stepAt(clientX, left, right), stepAt(clientY, top, bottom));
};

const placeOf = (list: HTMLElement, { clientX, clientY }: MouseEvent, from: number): number => {
  const boxes = [...list.children].map((child) => child.getBoundingClientRect());
  const isRow = boxes.length > 1 && boxes[0]?.top === boxes[1]?.top;
  const middles = boxes.map((box) => (isRow ? box.left + box.width / 2 : box.top + box.height / 2));
  return dropPlace(middles, isRow ? clientX : clientY, from);
};

const swallow = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** After a drag the button under the pointer was not clicked. */
const swallowClick = (): void => {
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
};

/**
 * Puts the items of a list into another order with a mouse or a pen. A finger scrolls the list: it has
 * buttons, as the keyboard has keys. Escape leaves all as it was.
 */
export const useDragOrder = (onMove: (from: number, to: number) => void) => {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  const begin = (event: PointerEvent, from: number): void => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    let to: number | null = null;
    const move = (moved: MouseEvent): void => {
      const isFar = Math.hypot(moved.clientX - start.x, moved.clientY - start.y) > slack;
      if (list.current === null || (to === null && !isFar)) return;
      scrollAt(list.current, moved);
      to = placeOf(list.current, moved, from);
      setDrag({ from, to });
    };
    const stop = (): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', escape);
      end.current = null;
      setDrag(null);
    };
    const drop = (): void => {
      stop();
      if (to === null) return;
      swallowClick();
      if (to !== from) onMove(from, to);
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      if (to !== null) swallowClick();
      stop();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', escape);
    end.current = stop;
  };
  return { list, drag, begin };
};
