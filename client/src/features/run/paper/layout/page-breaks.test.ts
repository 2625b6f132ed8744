import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { gapsBetween } from './cuts-of.ts';
import { pageBreaks } from './page-breaks.ts';
import { onPaper, printed } from './places.ts';

const paper = { page: 1000, gap: 10 };
const whole = (height: number) => ({ height, cuts: [] });

it('fills a page before it begins the next', () => {
  const pages = pageBreaks([400, 590, 1, 999].map(whole), paper);
  expect(pages.map((page) => page.map(({ block, top }) => [block, top]))).toEqual([
    [
      [0, 0],
      [1, 410],
    ],
    [[2, 0]],
    [[3, 0]],
  ]);
});

it('a block that is higher than a page goes on over pages, cut between its lines', () => {
  const cuts = Array.from({ length: 24 }, (_, at) => (at + 1) * 100);
  const pages = pageBreaks([whole(390), { height: 2_450, cuts }, whole(10)], paper);
  expect(
    pages.map((page) => page.map(({ block, from, to, top }) => [block, from, to, top])),
  ).toEqual([
    [
      [0, 0, 390, 0],
      [1, 0, 600, 400],
    ],
    [[1, 600, 1_600, 0]],
    [
      [1, 1_600, 2_450, 0],
      [2, 0, 10, 860],
    ],
  ]);
});

it('what can be cut nowhere is made to fit', () => {
  expect(pageBreaks([whole(10), whole(4000), whole(10)], paper)).toEqual([
    [{ block: 0, from: 0, to: 10, top: 0, scale: 1 }],
    [{ block: 1, from: 0, to: 4000, top: 0, scale: 0.25 }],
    [{ block: 2, from: 0, to: 10, top: 0, scale: 1 }],
  ]);
});

const block = fc
  .tuple(
    fc.integer({ min: 1, max: 4_000 }),
    fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true })),
  )
  .map(([height, parts]) => ({
    height,
    cuts: [...new Set(parts.map((part) => part * height))].toSorted((one, other) => one - other),
  }));

it('all of every block is there once, in its order, within its page, and over no other', () => {
  fc.assert(
    fc.property(fc.array(block), (blocks) => {
      const pages = pageBreaks(blocks, paper);
      for (const [at, { height, cuts }] of blocks.entries()) {
        const parts = pages.flat().filter((part) => part.block === at);
        expect(parts.map(({ from }) => from)).toEqual([
          0,
          ...parts.slice(0, -1).map(({ to }) => to),
        ]);
        expect(parts.at(-1)?.to).toBe(height);
        for (const { to } of parts) expect([...cuts, height]).toContain(to);
      }
      const order = pages.flat().map((part) => part.block);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      for (const page of pages) {
        let bottom = -paper.gap;
        for (const { from, to, top, scale } of page) {
          expect(top).toBeCloseTo(bottom + paper.gap, 6);
          bottom = top + (to - from) * scale;
        }
        expect(bottom).toBeLessThanOrEqual(paper.page + 1e-6);
      }
    }),
  );
});

it('lines that stand beside each other are cut together', () => {
  const lines = [
    [0, 20],
    [0, 50],
    [30, 60],
    [70, 90],
  ] as const;
  expect(gapsBetween(lines)).toEqual([65]);
  expect(gapsBetween([])).toEqual([]);
});

it('a box of a part comes to the page of that part', () => {
  const part = { block: 0, top: 0, scale: 0.5 };
  const pages = [[{ ...part, from: 0, to: 600 }], [{ ...part, from: 600, to: 900, top: 100 }]];
  const box = { x: 0, width: 718, height: 20 };
  const placed = { x: printed.left + 718 / 4, width: 359, height: 10 };
  expect(onPaper(pages, 0, { ...box, y: 100 })).toEqual({
    ...placed,
    page: 0,
    y: printed.top + 50,
  });
  expect(onPaper(pages, 0, { ...box, y: 700 })).toEqual({
    ...placed,
    page: 1,
    y: printed.top + 150,
  });
  // Beyond its lower edge.
  expect(onPaper(pages, 0, { ...box, y: 950 })?.page).toBe(1);
  expect(onPaper(pages, 1, { ...box, y: 0 })).toBeNull();
});
