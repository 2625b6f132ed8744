import { type RefObject, useLayoutEffect, useRef } from 'react';

const smallest = 16;

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
  // A short name is as large as a long one of two lines: the room reads the same size.
  box.style.fontSize = `${largestFitting(box.clientHeight * 0.42, fits)}px`;
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
