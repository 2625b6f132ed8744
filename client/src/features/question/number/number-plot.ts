import type { NumberCounts, NumberQuestion } from '@sets/shared/question/kinds/number.ts';
import type { Cells } from '../../../ui/dots/cells.ts';
import { peoplePerDot } from '../../../ui/dots/seats.ts';
import type { SheetSize } from '../../stage/screen/sheet-size.ts';
import type { Placed } from '../choosing/screen/use-screen-grid.ts';

/** Where the columns of a histogram stand, in pixels of the screen. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  /** Where columns begin, and how high they may be. */
  readonly base: number;
  readonly height: number;
  /** The line of the flags that name mean and median. */
  readonly flags: number;
  readonly column: number;
}

const side = 72;
const widestColumn = 300;
/** A row of flags; and what is between them and the highest column, which has its count above it. */
const flagRow = 76;
const belowFlags = 60;
const belowBase = 76;

const bottomOf = ({ height, isUpright, isPart }: SheetSize): number => {
  if (isPart) return height;
  return isUpright ? height - 260 : 884;
};

/**
 * Where the columns stand: of the texts and the size of the sheet alone. Mean and median need two
 * rows of flags; where a number is right it has one as well.
 */
export const plotOf = ({ sheet, grid }: Placed, columns: number, rows: 2 | 3 = 2): Plot => {
  const { question } = grid;
  const bottom = bottomOf(sheet);
  const flags = question.y + question.height + 28;
  const base = bottom - belowBase;
  const width = Math.min(sheet.width - 2 * side, widestColumn * columns);
  const left = (sheet.width - width) / 2;
  const height = Math.max(80, base - flags - belowFlags - rows * flagRow);
  return { left, right: left + width, base, height, flags, column: width / Math.max(1, columns) };
};

/** Distances of dots: they change seldom while answers come. */
const pitches = [
  54, 46, 40, 34, 29, 25, 21, 18, 15, 12.5, 10.5, 9, 7.5, 6.2, 5.2, 4.4, 3.6, 3, 2.4,
];
/** Of a column, so much is dots; the rest tells it from the next. */
const filled = 0.88;

const sumOf = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** How dots stand in all columns: so far from each other, and so many in a row. */
export interface Grid {
  readonly pitch: number;
  readonly across: number;
  /** What one of them stands for. */
  readonly each: number;
}

/** Of counts, and of those that are drawn beside them in dots of the same size. */
export const dotsGrid = (
  plot: Plot,
  counts: readonly number[],
  beside: readonly number[] = [],
): Grid => {
  const answers = Math.max(sumOf(counts), sumOf(beside));
  const each = peoplePerDot(answers);
  const most = Math.ceil(Math.max(1, ...counts, ...beside) / each);
  const width = plot.column * filled;
  const acrossAt = (pitch: number): number => Math.max(1, Math.floor(width / pitch));
  const holds = (pitch: number): boolean =>
    pitch <= plot.column && Math.floor(plot.height / pitch) * acrossAt(pitch) >= most;
  const pitch = pitches.find(holds) ?? Math.min(2, width);
  return { pitch, across: Math.min(acrossAt(pitch), most), each };
};

/** The middle of a column. */
export const middleOf = ({ left, column }: Plot, at: number): number => left + (at + 0.5) * column;

/** How high a column is, in pixels of the screen: its dots, row by row. */
export const heightOf = ({ pitch, across, each }: Grid, count: number): number =>
  Math.ceil(Math.ceil(count / each) / across) * pitch;

/** The place of every answer: from the base line up, row by row. */
export const cellsOfColumns = (plot: Plot, grid: Grid, counts: readonly number[]): Cells[] => {
  const { pitch, across, each } = grid;
  return counts.map((count, at) => {
    const dots = Math.ceil(count / each);
    const wide = Math.min(across, Math.max(1, dots));
    const left = middleOf(plot, at) - (wide * pitch) / 2;
    const places = new Float32Array(2 * dots);
    for (let dot = 0; dot < dots; dot += 1) {
      places[2 * dot] = left + ((dot % wide) + 0.5) * pitch;
      places[2 * dot + 1] = plot.base - 6 - (Math.floor(dot / wide) + 0.5) * pitch;
    }
    return { count: dots, size: Math.max(0.9, pitch * 0.4), places };
  });
};

/** Where a number stands, as a part of the whole width: in the middle of its column, where each has one. */
export const shareAt = (
  { step }: Pick<NumberQuestion, 'step'>,
  { from, width, counts }: NumberCounts['histogram'],
  number: number,
): number => Math.min(1, Math.max(0, (number - from + step / 2) / (width * counts.length)));

/** What is written below the base line. */
export interface Tick {
  readonly number: number;
  /** As a part of the whole width. */
  readonly share: number;
}

/** Numbers below the columns, as many as there is room for: `room` is the least from one to the next, in columns. */
export const ticksOf = (
  { step, min, max }: Pick<NumberQuestion, 'step' | 'min' | 'max'>,
  { from, width, counts }: NumberCounts['histogram'],
  room: number,
): Tick[] => {
  const columns = counts.length;
  const isEach = Math.abs(width - step) < step / 1_000;
  const every = [1, 2, 5, 10, 20, 50].find((each) => each >= room) ?? columns;
  // Round numbers of what is written: 0, 10, 20, and not 3, 13, 23.
  const first = Math.round(from / width);
  const offset = (((-first % every) + every) % every) % every;
  const ticks: Tick[] = [];
  const last = isEach ? columns - 1 : columns;
  for (let at = offset; at <= last; at += every) {
    const number = Number((from + at * width).toPrecision(12));
    // Columns begin at round numbers, so the first and the last may hold what cannot be given.
    if (number > max + width / 1_000) break;
    if (number < min - width / 1_000) continue;
    ticks.push({
      number,
      share: (at + (isEach ? 0.5 : 0)) / columns,
    });
  }
  return ticks;
};
