import { useLayoutEffect, useRef } from 'react';

/** One way to set a question on the wall: sizes in pixels of a 1920 by 1080 projector. */
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
/** From here on the lines move together. */
const tightBelow = 44;
/** From so many options on, two columns read better than one of smaller letters. */
const manyOptions = 6;

/** The settings to try, the best first. */
const settingsFor = (options: number): Setting[] =>
  sizes.flatMap(([question, option]) => {
    const columns = options >= manyOptions ? ([2, 1] as const) : ([1] as const);
    return columns.map((count) => ({ question, option, columns: count }));
  });

/** One pixel of the projector, in pixels here; see wall.css. */
const projectorPixel = (box: HTMLElement): number => {
  const wall = box.closest('.wall') ?? document.documentElement;
  const { clientWidth: width, clientHeight: height } = wall;
  return width < height ? width / 900 : Math.min(width / 1920, height / 1080);
};

const set = (box: HTMLElement, setting: Setting, pixel: number, options: number): void => {
  const { question, option, columns } = setting;
  box.style.fontSize = `${option * pixel}px`;
  box.style.setProperty('--question', String(question / option));
  box.style.setProperty('--half', String(Math.ceil(options / 2)));
  box.dataset.columns = String(columns);
  box.dataset.tight = String(question < tightBelow);
};

const isWithin = (box: Element): boolean =>
  box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;

/** No word is too long for its line. */
const keepsWords = (box: HTMLElement): boolean =>
  [...box.querySelectorAll('.wall-question, th > span:last-child')].every(
    (text) => text.scrollWidth <= text.clientWidth + 1,
  );

/**
 * Takes the first setting in which everything in the box can be seen. Words are broken only where
 * no setting keeps them whole.
 */
export const fitWall = (box: HTMLElement, options: number): void => {
  const pixel = projectorPixel(box);
  for (const words of ['whole', 'broken'] as const) {
    box.dataset.words = words;
    for (const setting of settingsFor(options)) {
      set(box, setting, pixel, options);
      if (isWithin(box) && (words === 'broken' || keepsWords(box))) return;
    }
  }
};

/** Keeps what is in the box as large as fits: when the text, the box or the font changes. */
export const useFit = (options: number) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null) fitWall(box.current, options);
  });
  useLayoutEffect(() => {
    const shown = box.current;
    if (shown === null) return;
    const fit = (): void => fitWall(shown, options);
    const watcher = new ResizeObserver(fit);
    watcher.observe(shown);
    void document.fonts.ready.then(fit);
    return () => watcher.disconnect();
  }, [options]);
  return box;
};
