import type { DotSet } from '../../../../ui/dots/seats.ts';
import { formatCount } from '../../../../ui/number-format.ts';
import { heartHole } from '../../../stage/screen/screen-room.tsx';
import { answeredLabel } from '../../../stage/screen/screen-count.tsx';
import type { SheetSize } from '../../../stage/screen/sheet-size.ts';
import type { ScreenGrid } from './screen-grid.ts';

/** Between the line around a room and its seats. */
export const insideLine = 34;

/** Where people sit while they vote. */
export const roomSet = ({ room }: ScreenGrid, joined: number): DotSet => ({
  x: room.x,
  y: room.y,
  radius: Math.max(30, room.radius - insideLine),
  hole: heartHole(room.radius, joined),
  widest: 116,
});

/** About as wide as a letter of the line beside the small set is, in pixels of the screen. */
const letter = 15.6;
const figure = 41;
const smallRadius = 56;

/** The set beside the count, left of its words. */
export const smallSet = (
  { width, height, isPart }: SheetSize,
  { joined, answered }: { readonly joined: number; readonly answered: number },
): DotSet => {
  const words = Math.max(
    answeredLabel(joined).length * letter,
    formatCount(answered).length * figure,
  );
  const x = width - 72 - words - 28 - smallRadius;
  // A part of a sheet has no count, and nobody beside it.
  if (isPart) return { x: -1_000, y: -1_000, radius: smallRadius, hole: 0, widest: 20 };
  return { x: Math.round(x), y: height - 104, radius: smallRadius, hole: 0, widest: 20 };
};
