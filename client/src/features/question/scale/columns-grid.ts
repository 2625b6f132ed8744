import type { Step } from '@sets/shared/question/kinds/scale.ts';
import type { Circle } from '../../stage/screen/screen-room.tsx';
import type { SheetSize } from '../../stage/screen/sheet-size.ts';
import type { Placed } from '../choosing/screen/use-screen-grid.ts';
import { fitHeads } from '../sets/fit-heads.ts';

/** Where the columns of a scale stand, in pixels of the screen. */
export interface ColumnsGrid {
  /** The line below them. */
  readonly base: number;
  readonly left: number;
  readonly width: number;
  /** The middle of each column, and from one to the next. */
  readonly xs: readonly number[];
  readonly column: number;
  /** So high may columns be; above them are their figures, then the flag. */
  readonly height: number;
  readonly top: number;
  /** Of the words below the line; null where only those at the ends find room. */
  readonly size: number | null;
  readonly room: Circle;
}

/** So much is left for the columns however long the question is. */
export const leastHeight = 430;
const side = 72;
const below = { words: 118, numbers: 104 } as const;
const flag = 64;
const figure = 62;
const belowQuestion = 36;
const sizes = [56, 48, 40, 36, 34, 32, 30, 28];

const roomFor = (base: number, top: number, width: number): Circle => {
  const radius = Math.max(60, Math.min((base - 24 - top) / 2, 400));
  return { x: width / 2, y: base - 24 - radius, radius };
};

const endOf = ({ height, isUpright, isPart }: SheetSize, isBare: boolean): number => {
  if (isPart) return height;
  if (isBare) return height - side;
  return isUpright ? height - 700 : 884;
};

/** Places the columns below the question, of its place and the words alone. */
export const columnsGrid = (
  { sheet, grid, heads }: Placed,
  steps: readonly Step[],
  isBare: boolean,
): ColumnsGrid => {
  const { question, isStacked } = grid;
  const end = endOf(sheet, isBare);
  const top = question.y + question.height + belowQuestion;
  const areNumbers = steps.every(({ name }) => name.length <= 2);
  const base = end - (areNumbers ? below.numbers : below.words);
  const width = sheet.width - 2 * side;
  const column = width / Math.max(1, steps.length);
  const given = { heads, width: column - 16, height: areNumbers ? 62 : 104, sizes };
  return {
    base,
    left: side,
    width,
    xs: steps.map((_, at) => side + (at + 0.5) * column),
    column,
    height: Math.max(40, base - top - flag - figure),
    top,
    size: fitHeads(given),
    room: isStacked ? grid.room : roomFor(base, top, sheet.width),
  };
};
