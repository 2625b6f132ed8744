import { type Paper, stampAll } from '../../../ui/dots/brush.ts';
import { clamp, hash } from '../../../ui/dots/curves.ts';
import { optionShape } from '../../../ui/option-mark.tsx';
import type { SheetSize } from '../../stage/screen/sheet-size.ts';

/** The shapes that fall: those of answers B to G, each in its own colour. */
export const fallingShapes = [1, 2, 3, 4, 5, 6];
/** No more of them fall, however many people there are, and no fewer. */
const most = 170;
const fewest = 40;
/** How long they fall, in ms: then all of them are gone. */
export const fallingTime = 4_000;
/** In pixels of the screen for each ms: the slowest, and how much faster the fastest. */
const slowest = 0.42;
const faster = 0.3;
const size = 12;

export interface Falling {
  readonly sheet: Pick<SheetSize, 'width' | 'height'>;
  /** How many are in the room: as many shapes fall. */
  readonly joined: number;
  /** A colour for each of `fallingShapes`. */
  readonly colours: readonly string[];
}

/** Where a shape is after `ms`. */
export const fallenTo = (at: number, ms: number, { width, height }: Falling['sheet']) => ({
  x: width * hash(at) + 34 * Math.sin(ms / 420 + at),
  y: (height / 1_080) * ((slowest + faster * hash(at + 500)) * ms - 380 * hash(at + 77)) - 40,
});

/** The room's own shapes, which fall once. */
export const drawFalling = (paper: Paper, look: Falling, ms: number, stride = 1): void => {
  if (ms <= 0 || ms >= fallingTime) return;
  const { sheet, joined, colours } = look;
  const count = Math.min(most, Math.max(fewest, joined));
  const alpha = clamp((fallingTime - ms) / 700);
  for (const [nth, shape] of fallingShapes.entries()) {
    const places: number[] = [];
    for (let at = nth; at < count; at += fallingShapes.length * stride) {
      const { x, y } = fallenTo(at, ms, sheet);
      places.push(x, y);
    }
    const stamp = { shape: optionShape(shape), colour: colours[nth] ?? '', alpha };
    stampAll(paper, stamp, { places: Float32Array.from(places), size, count: places.length / 2 });
  }
};
