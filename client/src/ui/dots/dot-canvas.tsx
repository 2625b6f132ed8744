import './dot-canvas.css';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { type Box, type DotMotion, DotRunner, isCalm } from './runner.ts';

interface DotCanvasProps {
  /** The part of the screen that it draws on, in pixels of the screen. */
  readonly box: Box;
  /** Pixels of the page for each of them. */
  readonly pixel: number;
  /** What is to be seen; another one takes over at once. Made anew where colours change. */
  readonly motion: (colourOf: (token: string) => string) => DotMotion;
}

/**
 * Colours as they are where the canvas stands: a token by its name, as a canvas understands it.
 * `_seen`: how often they have changed; what is drawn in them is drawn anew.
 */
const coloursAt =
  (canvas: HTMLCanvasElement, _seen: number) =>
  (name: string): string => {
    canvas.style.color = `var(--${name})`;
    return getComputedStyle(canvas).color;
  };

const scaleOf = (pixel: number): number => pixel * Math.min(2, window.devicePixelRatio || 1);

/** Draws anew when the page has other colours, and finishes what moves when nobody looks. */
const useSurroundings = (
  canvas: RefObject<HTMLCanvasElement | null>,
  runner: RefObject<DotRunner | null>,
  again: () => void,
): void => {
  useEffect(() => {
    const onVisibility = (): void => {
      if (isCalm()) runner.current?.finish();
    };
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const themes = new MutationObserver(again);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const dressed = canvas.current?.closest('.screen');
    if (dressed) themes.observe(dressed, { attributeFilter: ['data-theme', 'style'] });
    dark.addEventListener('change', again);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      themes.disconnect();
      dark.removeEventListener('change', again);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [canvas, runner, again]);
};

/** The dots of a screen. They only show what words, bars and figures say: nobody hears them. */
export const DotCanvas = ({ box, pixel, motion }: DotCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const runner = useRef<DotRunner | null>(null);
  const [colours, again] = useReducer((seen: number) => seen + 1, 0);
  useSurroundings(canvas, runner, again);
  useLayoutEffect(() => {
    const drawn = canvas.current;
    if (drawn === null) return;
    runner.current ??= new DotRunner(drawn);
    runner.current.play(motion(coloursAt(drawn, colours)));
  }, [motion, colours]);
  const { x, y, width, height } = box;
  useLayoutEffect(() => {
    runner.current?.place({ x, y, width, height }, scaleOf(pixel));
  }, [x, y, width, height, pixel]);
  useEffect(() => () => runner.current?.stop(), []);
  return (
    <canvas
      ref={canvas}
      className="dot-canvas"
      aria-hidden="true"
      style={{
        left: `calc(${x} * var(--px))`,
        top: `calc(${y} * var(--px))`,
        width: `calc(${width} * var(--px))`,
        height: `calc(${height} * var(--px))`,
      }}
    />
  );
};
