import { type RefObject, useLayoutEffect, useRef } from 'react';

const smallest = 16;
/** Below it a word that is too long is broken rather than made smaller. */
const smallestUnbroken = 36;
/** A short name is as large as one of two lines: this part of the height. */
const mostOfHeight = 0.34;

/** The largest size from `smallest` up at which `fits`, which is so for all sizes below it, in px. */
export const largestFitting = (most: number, fits: (size: number) => boolean): number => {
  let [low, high] = [smallest, Math.max(smallest, Math.floor(most))];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
};

const fit = (box: HTMLElement): void => {
  const fits = (size: number): boolean => {
    box.style.fontSize = `${size}px`;
    return box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
  };
  const most = box.clientHeight * mostOfHeight;
  box.style.overflowWrap = 'normal';
  if (!fits(smallestUnbroken)) box.style.overflowWrap = 'anywhere';
  box.style.fontSize = `${largestFitting(most, fits)}px`;
};

/** A box whose text is as large as it can be read from far away, whatever it says. */
export const useFit = (): RefObject<HTMLParagraphElement | null> => {
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null) fit(box.current);
  });
  useLayoutEffect(() => {
    const shown = box.current;
    if (shown === null) return undefined;
    const again = new ResizeObserver(() => fit(shown));
    again.observe(shown);
    return () => again.disconnect();
  }, []);
  return box;
};
