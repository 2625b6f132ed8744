import type { Page } from 'playwright-core';

/** Frames a second, and the longest time from one to the next, in ms. */
export interface Frames {
  readonly frames: number;
  readonly longest: number;
}

/** Frames of the page from now on, for so many ms. */
export const framesOf = (page: Page, ms: number): Promise<Frames> =>
  page.evaluate(
    (lasts) =>
      new Promise((done) => {
        const begin = performance.now();
        let [count, last, longest] = [0, begin, 0];
        const onFrame = (): void => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          if (now - begin >= lasts) done({ frames: (1_000 * count) / (now - begin), longest });
          else requestAnimationFrame(onFrame);
          count += 1;
        };
        requestAnimationFrame(onFrame);
      }),
    ms,
  );
