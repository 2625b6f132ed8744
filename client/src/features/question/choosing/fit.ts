import { useLayoutEffect, useRef } from 'react';
import { typesetEvent } from '../../../ui/math/math-text.tsx';
import { firstThat } from './first-that.ts';

/** One way to set a question on the screen: sizes in pixels of a 1920 by 1080 projector. */
interface Setting {
  readonly question: number;
  readonly option: number;
  readonly columns: 1 | 2;
}

const sizes: readonly (readonly [question: number, option: number])[] = [
  [116, 72],
  [104, 64],
  [92, 56],
  [80, 52],
  [72, 48],
  [64, 44],
  [56, 40],
  [50, 36],
  [48, 32],
  [40, 30],
  [34, 28],
  [28, 28],
  [26, 26],
  [24, 24],
  [22, 22],
  [20, 20],
  [14, 14],
];
const smallest = [14, 14] as const;
const middle = Math.floor(sizes.length / 2);
/** From here on the lines move together. */
const tightBelow = 44;
/** From so many options on, two columns read better than one of smaller letters. */
const manyOptions = 6;

/** One pixel of the projector, in pixels here; see screen.css. */
const projectorPixel = (box: HTMLElement): number => {
  const screen = box.closest('.screen') ?? document.documentElement;
  const { clientWidth: width, clientHeight: height } = screen;
  return width < height ? width / 900 : Math.min(width / 1920, height / 1080);
};

const set = (box: HTMLElement, setting: Setting, pixel: number): void => {
  const { question, option, columns } = setting;
  box.style.fontSize = `${option * pixel}px`;
  box.style.setProperty('--question', String(question / option));
  box.dataset.columns = String(columns);
  box.dataset.tight = String(question < tightBelow);
};

const isWithin = (box: Element): boolean =>
  box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;

/** No word is too long for its line. */
const keepsWords = (box: HTMLElement): boolean =>
  [...box.querySelectorAll('.screen-question, th > span:last-child')].every(
    (text) => text.scrollWidth <= text.clientWidth + 1,
  );

/** What fitted last, per box: most of the time it still does, or nearly. */
const lastSize = new WeakMap<HTMLElement, number>();

/**
 * Takes the largest setting in which everything in the box can be seen; of two columns and one, the
 * two. Words are broken only where no setting keeps them whole. Each try is a layout, so there are few.
 */
export const fitScreen = (box: HTMLElement, options: number): void => {
  const pixel = projectorPixel(box);
  const columns = options >= manyOptions ? ([2, 1] as const) : ([1] as const);
  for (const words of ['whole', 'broken'] as const) {
    box.dataset.words = words;
    let fitting: Setting | undefined;
    const holds = (index: number): boolean => {
      const [question, option] = sizes[index] ?? smallest;
      const found = columns
        .map((count) => ({ question, option, columns: count }))
        .find((setting) => {
          set(box, setting, pixel);
          return isWithin(box) && (words === 'broken' || keepsWords(box));
        });
      fitting = found ?? fitting;
      return found !== undefined;
    };
    const index = firstThat(sizes.length, holds, lastSize.get(box) ?? middle);
    if (index !== null && fitting !== undefined) {
      lastSize.set(box, index);
      set(box, fitting, pixel);
      return;
    }
  }
};

/** What a fitting depends on: as long as it stays the same, so does what fits. */
const caseOf = (box: HTMLElement, content: string): string =>
  `${box.clientWidth} ${box.clientHeight} ${content}`;

/**
 * Keeps what is in the box as large as fits: when `content`, the box or the font changes.
 * @param content says all that is in the box, as far as it matters to its size.
 */
export const useFit = (options: number, content: string) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    if (shown === null) return;
    let isGone = false;
    let fitted = '';
    const fit = (): void => {
      if (isGone) return;
      fitScreen(shown, options);
      fitted = caseOf(shown, content);
    };
    fit();
    // It tells of the fitting's own doing, too: that is none of its business.
    const watcher = new ResizeObserver(() => {
      if (caseOf(shown, content) !== fitted) fit();
    });
    watcher.observe(shown);
    // A formula is set after the text around it, and takes another room than its source.
    shown.addEventListener(typesetEvent, fit);
    // Letters come after the text, those of formulas later still: each batch is as wide as it is.
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      isGone = true;
      watcher.disconnect();
      shown.removeEventListener(typesetEvent, fit);
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [options, content]);
  return box;
};
