import { type RefObject, useEffect, useRef } from 'react';
import type { BookView } from './use-book-view.ts';
import { turned } from './zoom.ts';

interface Pinch {
  readonly apart: number;
  readonly scale: number;
}

const apartOf = (one: Touch, other: Touch): number =>
  Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));

/** Zooms with two fingers, and with the wheel and Ctrl, which is also what a pinch on a touchpad is. */
export const usePinch = (place: RefObject<HTMLElement | null>, view: BookView): void => {
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  useEffect(() => {
    const window = place.current;
    if (window === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    let pinch: Pinch | null = null;
    const inWindow = (x: number, y: number) => {
      const { left, top } = window.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { scale, zoom } = latest.current;
      zoom(turned(scale, event.deltaY), inWindow(event.clientX, event.clientY));
    };
    const onBegin = ({ touches: [one, other] }: TouchEvent): void => {
      pinch =
        one === undefined || other === undefined
          ? null
          : { apart: apartOf(one, other), scale: latest.current.scale };
    };
    const onMove = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (pinch === null || one === undefined || other === undefined) return;
      // The page around it is not to grow as well.
      event.preventDefault();
      const to = (pinch.scale * apartOf(one, other)) / pinch.apart;
      const x = (one.clientX + other.clientX) / 2;
      const y = (one.clientY + other.clientY) / 2;
      latest.current.zoom(to, inWindow(x, y));
    };
    window.addEventListener('wheel', onWheel, { passive: false, signal });
    window.addEventListener('touchstart', onBegin, { passive: true, signal });
    window.addEventListener('touchmove', onMove, { passive: false, signal });
    window.addEventListener('touchend', onBegin, { passive: true, signal });
    return () => stop.abort();
  }, [place]);
};
