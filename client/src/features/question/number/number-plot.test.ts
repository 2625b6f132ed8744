import fc from 'fast-check';
import { expect, it } from 'vitest';
import { screenGrid } from '../choosing/screen/screen-grid.ts';
import { sheetSize } from '../../stage/screen/sheet-size.ts';
import { cellsOfColumns, dotsGrid, heightOf, plotOf, shareAt, ticksOf } from './number-plot.ts';

const placedIn = (width: number, height: number) => {
  const sheet = sheetSize(width, height);
  const question = [{ width: 20, height: 0, space: 0, isAlone: false }];
  const given = { sheet, question, answers: [], isTimed: false, hasCorrect: false, isBare: false };
  return { sheet, grid: screenGrid(given), heads: [] };
};
const sheets = fc.constantFrom(
  placedIn(1920, 1080),
  placedIn(1440, 1080),
  placedIn(390, 844),
  placedIn(0, 0),
);
const columns = fc.array(fc.nat({ max: 3_000 }), { minLength: 1, maxLength: 40 });

it('every answer is a dot between the base line and the flags, in its own column', () => {
  fc.assert(
    fc.property(sheets, columns, (placed, counts) => {
      const plot = plotOf(placed, counts.length);
      const grid = dotsGrid(plot, counts);
      const cells = cellsOfColumns(plot, grid, counts);
      cells.forEach(({ count, places }, at) => {
        expect(count).toBe(Math.ceil(counts[at]! / grid.each));
        const across = places.filter((_place, index) => index < 2 * count && index % 2 === 0);
        const down = places.filter((_place, index) => index < 2 * count && index % 2 === 1);
        if (count > 0) {
          expect(Math.min(...across)).toBeGreaterThanOrEqual(plot.left + at * plot.column - 1e-2);
          expect(Math.max(...across)).toBeLessThanOrEqual(
            plot.left + (at + 1) * plot.column + 1e-2,
          );
          expect(Math.max(...down)).toBeLessThan(plot.base);
          expect(Math.min(...down)).toBeGreaterThan(plot.base - plot.height - 8);
        }
        expect(heightOf(grid, counts[at]!)).toBeLessThanOrEqual(plot.height + grid.pitch);
      });
    }),
    { numRuns: 40 },
  );
});

it('a number stands in the middle of its column, and a mean between two', () => {
  const each = { from: 0, width: 1, counts: [0, 0, 0, 0] };
  expect(shareAt({ step: 1 }, each, 0)).toBe(0.125);
  expect(shareAt({ step: 1 }, each, 1.5)).toBe(0.5);
  expect(shareAt({ step: 1 }, { from: 0, width: 10, counts: [1, 1] }, 9.5)).toBe(0.5);
});

it('numbers are written as often as there is room, and are round', () => {
  const each = { from: 3, width: 1, counts: Array.from({ length: 20 }, () => 0) };
  expect(ticksOf({ step: 1, min: 0, max: 100 }, each, 1)).toHaveLength(20);
  expect(ticksOf({ step: 1, min: 0, max: 100 }, each, 3).map(({ number }) => number)).toEqual([
    5, 10, 15, 20,
  ]);
  const wide = { from: 0.1, width: 0.1, counts: [0, 0, 0] };
  expect(ticksOf({ step: 0.05, min: 0, max: 1_000 }, wide, 1).map(({ number }) => number)).toEqual([
    0.1, 0.2, 0.3, 0.4,
  ]);
  // The last column begins at the most that can be given, and would end at 120.
  const past = { from: 0, width: 20, counts: [0, 0, 0, 0, 0, 1] };
  expect(ticksOf({ step: 1, min: 0, max: 100 }, past, 1).map(({ number }) => number)).toEqual([
    0, 20, 40, 60, 80, 100,
  ]);
  // Nor does the first column of a range from 30 on say that 20 can be given.
  const before = { from: 20, width: 20, counts: [1, 0, 0, 0] };
  expect(ticksOf({ step: 1, min: 30, max: 99 }, before, 1).map(({ number }) => number)).toEqual([
    40, 60, 80,
  ]);
});
