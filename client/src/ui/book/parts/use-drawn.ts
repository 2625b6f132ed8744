import { type RefObject, useEffect, useState } from 'react';
import type { Book } from '../book.ts';

/** More dots a pixel than this are not seen, and cost as much again. */
const mostDots = 3;

/** What a page is drawn with, as wide as `width` pixels of CSS. */
const dotsOf = (width: number): number =>
  Math.max(1, Math.round(width * Math.min(mostDots, window.devicePixelRatio)));

/**
 * Keeps a page drawn in a place. What was drawn stays until it is drawn in its new size, so that nothing
 * flickers while one zooms. Gives whether the page is broken, and a way to try again.
 */
export const useDrawn = (
  book: Book,
  page: number,
  place: RefObject<HTMLElement | null>,
  width: number,
) => {
  const [tries, setTries] = useState(0);
  const [brokenIn, setBrokenIn] = useState<number | null>(null);
  useEffect(() => {
    if (width < 1) return;
    const canvas = document.createElement('canvas');
    const { done, stop } = book.draw(page, canvas, dotsOf(width));
    let isGone = false;
    done.then(
      (isDrawn) => {
        if (!isGone && isDrawn) place.current?.replaceChildren(canvas);
      },
      () => {
        if (!isGone) setBrokenIn(tries);
      },
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [book, page, place, width, tries]);
  return { isBroken: brokenIn === tries, retry: () => setTries((before) => before + 1) };
};
