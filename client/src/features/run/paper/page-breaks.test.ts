import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageBreaks } from './page-breaks.ts';

const paper = { page: 1000, gap: 10 };

it('fills a page before it begins the next', () => {
  const pages = pageBreaks([400, 590, 1, 999], paper);
  expect(pages.map((page) => page.map(({ block, top }) => [block, top]))).toEqual([
    [
      [0, 0],
      [1, 410],
    ],
    [[2, 0]],
    [[3, 0]],
  ]);
});

it('a block that is higher than a page has one of its own, and is made to fit', () => {
  expect(pageBreaks([10, 4000, 10], paper)).toEqual([
    [{ block: 0, top: 0, scale: 1 }],
    [{ block: 1, top: 0, scale: 0.25 }],
    [{ block: 2, top: 0, scale: 1 }],
  ]);
});

it('every block is there once, in its order, within its page, and over no other', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3000 })), (heights) => {
      const pages = pageBreaks(heights, paper);
      expect(pages.flat().map(({ block }) => block)).toEqual(heights.map((_, at) => at));
      for (const page of pages) {
        let bottom = -paper.gap;
        for (const { block, top, scale } of page) {
          expect(top).toBeCloseTo(bottom + paper.gap, 6);
          bottom = top + (heights[block] ?? 0) * scale;
        }
        expect(bottom).toBeLessThanOrEqual(paper.page + 1e-6);
      }
    }),
  );
});
