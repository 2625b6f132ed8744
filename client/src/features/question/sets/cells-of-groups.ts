import type { Cells } from '../../../ui/dots/cells.ts';
import { mostDots, placeSeats } from '../../../ui/dots/seats.ts';

/** One dot may stand for so many people. */
const people = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Counts that are drawn on the scale of these: mostly none. */
const nothingBeside: readonly number[] = [];

/** How many people one dot stands for, so that all groups together are not too many dots. */
export const peopleForDot = (counts: readonly number[], beside = nothingBeside): number => {
  const all = Math.max(sumOf(counts), sumOf(beside));
  return people.find((each) => all <= each * mostDots) ?? 1_000;
};

/** Dots of a count: whoever is the only one is seen. */
const dotsOf = (count: number, each: number): number => Math.ceil(Math.max(0, count) / each);

export interface Middle {
  readonly x: number;
  readonly y: number;
}

/** The widest distance from dot to dot in a small set. */
const widest = 30;

/**
 * A small set for each count around its middle. Dots are equal in all of them, and in those of what is
 * drawn beside, so sets are compared by eye.
 */
export const roundCells = (
  counts: readonly number[],
  middles: readonly Middle[],
  radius: number,
  beside = nothingBeside,
): Cells[] => {
  const each = peopleForDot(counts, beside);
  const most = Math.max(1, ...[...counts, ...beside].map((count) => dotsOf(count, each)));
  const step = Math.min(widest, Math.sqrt((Math.PI * radius ** 2) / most) * 0.96);
  return counts.map((given, at) => {
    const count = dotsOf(given, each);
    const middle = middles[at] ?? { x: 0, y: 0 };
    const set = { ...middle, radius, hole: 0, widest };
    // Whoever is alone is in the middle.
    const places = count === 1 ? Float32Array.of(middle.x, middle.y) : placeSeats(set, count, step);
    return { count, size: Math.max(1.2, step * 0.42), places };
  });
};

/** Columns of dots on a line: as narrow as their height allows, so that few make towers too. */
export interface Columns {
  /** The line that they stand on. */
  readonly base: number;
  /** The middle of each column. */
  readonly xs: readonly number[];
  readonly width: number;
  readonly height: number;
}

const largest = 46;

/** From dot to dot, and how many stand beside each other. */
export const columnStep = (
  most: number,
  { width, height }: Pick<Columns, 'width' | 'height'>,
): { step: number; across: number } => {
  for (let step = largest; step > 2; step -= 0.5) {
    const rows = Math.max(1, Math.floor(height / step));
    const across = Math.max(1, Math.ceil(most / rows));
    if (across * step <= width) return { step, across };
  }
  return { step: 2, across: Math.max(1, Math.floor(width / 2)) };
};

export const columnCells = (
  counts: readonly number[],
  columns: Columns,
  beside = nothingBeside,
): Cells[] => {
  const each = peopleForDot(counts, beside);
  const dots = counts.map((count) => dotsOf(count, each));
  const most = Math.max(1, ...dots, ...beside.map((count) => dotsOf(count, each)));
  const { step, across } = columnStep(most, columns);
  return dots.map((count, at) => {
    // One line alone stands in the middle.
    const left = (columns.xs[at] ?? 0) - (Math.min(across, count) * step) / 2;
    const places = new Float32Array(2 * count);
    for (let dot = 0; dot < count; dot += 1) {
      places[2 * dot] = left + ((dot % across) + 0.5) * step;
      places[2 * dot + 1] = columns.base - (Math.floor(dot / across) + 0.5) * step;
    }
    return { count, size: step * 0.4, places };
  });
};

/** How high each column is. */
export const columnHeights = (cells: readonly Cells[], base: number): number[] =>
  cells.map(({ count, size, places }) =>
    count === 0 ? 0 : base - (places[2 * count - 1] ?? base) + size,
  );
