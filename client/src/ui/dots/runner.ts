import type { Paper } from './brush.ts';
import { pageTime } from './page-time.ts';
import { fullPace, givesUp, type Pace, paced } from './pace.ts';

/** A picture that moves: every frame of it is a function of the time alone, so any may be left out. */
export interface DotMotion {
  /** When it began, in ms of `performance.now()`. */
  readonly from: number;
  /** For so long it moves, in ms; what is drawn at that time is the final picture. */
  readonly lasts: number;
  /** Whether something else was to be seen before: then it fades in. */
  readonly isFresh?: boolean;
  /** Draws the frame at `ms`; every `stride`-th of the dots that move. */
  readonly draw: (paper: Paper, ms: number, stride: number) => void;
  /** Moves what belongs to it and is not drawn here. */
  readonly move?: (ms: number) => void;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether nothing is to move: the person asks for it, or nobody looks. */
export const isCalm = (): boolean =>
  document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays motions on a canvas, one at a time, and wakes only while one of them moves. */
export class DotRunner {
  readonly #canvas: HTMLCanvasElement;
  readonly #paper: Paper | null;
  #motion: DotMotion | null = null;
  #box: Box = { x: 0, y: 0, width: 0, height: 0 };
  #frame: number | null = null;
  #last = 0;
  #pace: Pace = fullPace;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    // Without one, words and bars say it all.
    this.#paper = canvas.getContext('2d');
  }

  /** The part of the screen that the canvas shows, in pixels of the screen, each `scale` of the device's. */
  place(box: Box, scale: number): void {
    const width = Math.max(1, Math.round(box.width * scale));
    const height = Math.max(1, Math.round(box.height * scale));
    this.#box = box;
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    this.#paper?.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
    this.repaint();
  }

  play(motion: DotMotion): void {
    if (motion.isFresh === true && motion.from !== this.#motion?.from) this.#fade();
    this.#motion = motion;
    if (isCalm() || givesUp(this.#pace)) this.finish();
    else this.#wake();
  }

  /** The final picture at once. */
  finish(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
    if (this.#motion !== null) this.#paint(this.#motion, this.#motion.lasts);
  }

  /** What is seen once more: in another size, or in other colours. */
  repaint(): void {
    if (this.#frame === null) this.finish();
  }

  stop(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
    this.#motion = null;
  }

  #fade(): void {
    // Not everywhere; without it the picture is there at once.
    this.#canvas.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: 250 });
  }

  #wake(): void {
    if (this.#frame !== null) return;
    this.#last = 0;
    this.#frame = requestAnimationFrame(this.#step);
  }

  readonly #step = (): void => {
    this.#frame = null;
    const motion = this.#motion;
    if (motion === null) return;
    const now = pageTime();
    if (this.#last > 0) this.#pace = paced(this.#pace, now - this.#last);
    this.#last = now;
    const ms = now - motion.from;
    if (ms >= motion.lasts || isCalm() || givesUp(this.#pace)) {
      this.finish();
      return;
    }
    this.#paint(motion, ms);
    this.#frame = requestAnimationFrame(this.#step);
  };

  #paint(motion: DotMotion, ms: number): void {
    const isAtRest = ms >= motion.lasts;
    const { x, y, width, height } = this.#box;
    this.#paper?.clearRect(x, y, width, height);
    if (this.#paper !== null) motion.draw(this.#paper, ms, isAtRest ? 1 : this.#pace.stride);
    motion.move?.(ms);
  }
}
