import { type BoardLine, boardRows } from '@sets/shared/quiz/quiz.tallies.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardFrame, boardLasts, boardRowsOf, dotWorth, trackOf } from './board-frames.ts';

const line = (place: number, before: number, points = 1_000, gained = 0): BoardLine => ({
  name: `n${place}`,
  place,
  before,
  points,
  gained,
  streak: 0,
  team: null,
});
const moves = (board: readonly BoardLine[]) => boardRowsOf(board).map(({ from, to }) => [from, to]);

describe('the rows of a board', () => {
  it('are where people stood before; who stood below it comes from below', () => {
    const board = [line(1, 4), line(2, 1), line(3, 3), line(4, 9), line(5, 5)];
    expect(moves(board)).toEqual([
      [3, 0],
      [0, 1],
      [2, 2],
      [5, 3],
      [4, 4],
    ]);
    expect(boardRowsOf(board).map(({ rose }) => rose)).toEqual([3, -1, 0, 5, 0]);
  });

  it('are one for each of those who had the same place', () => {
    expect(moves([line(1, 2), line(2, 1), line(2, 2)])).toEqual([
      [1, 0],
      [0, 1],
      [2, 2],
    ]);
  });

  it('do not move after the first question: before it nobody had a place', () => {
    const board = [line(1, 1, 900, 900), line(2, 1, 700, 700), line(3, 1, 0, 0)];
    expect(moves(board)).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
    expect(boardRowsOf(board).every(({ rose }) => rose === 0)).toBe(true);
  });
});

describe('a frame', () => {
  const places = fc.record({ before: fc.integer({ min: 1, max: 600 }), gained: fc.nat(2_000) });
  it('begins with the points and the place of before, and ends with those of now', () => {
    fc.assert(
      fc.property(fc.array(places, { minLength: 1, maxLength: boardRows }), (all) => {
        const board = all.map(({ before, gained }, at) => line(at + 1, before, 3_000, gained));
        for (const row of boardRowsOf(board)) {
          const first = boardFrame(row, 0);
          expect(first).toMatchObject({ y: row.from, points: 3_000 - row.line.gained });
          const last = boardFrame(row, boardLasts);
          expect(last).toEqual({ y: row.to, opacity: 1, points: 3_000, counted: 1 });
        }
      }),
    );
  });
});

describe('a track', () => {
  it('has a dot for so many points that the longest has room, and all of them of one worth', () => {
    expect(dotWorth([line(1, 1, 3_410)], 36)).toBe(100);
    expect(dotWorth([line(1, 1, 3_410)], 20)).toBe(200);
    expect(dotWorth([line(1, 1, 181_000)], 36)).toBe(5_050);
    expect(dotWorth([], 36)).toBe(100);
    expect(trackOf(line(1, 1, 3_410, 870), 100)).toEqual({ old: 25, fresh: 9 });
    expect(trackOf(line(1, 1, 40, 40), 100)).toEqual({ old: 0, fresh: 0 });
  });
});
