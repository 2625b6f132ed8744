import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  columnCells,
  columnHeights,
  columnStep,
  peopleForDot,
  roundCells,
} from './cells-of-groups.ts';

const counts = fc.array(fc.oneof(fc.nat(5), fc.nat(20_000)), { minLength: 1, maxLength: 100 });

test('dots are at most as many as a screen draws, and whoever is alone is one of them', () => {
  fc.assert(
    fc.property(counts, (all) => {
      const middles = all.map((_, at) => ({ x: at * 100, y: 50 }));
      const cells = roundCells(all, middles, 40);
      const each = peopleForDot(all);
      expect(cells.map(({ count }) => count)).toEqual(all.map((one) => Math.ceil(one / each)));
      const drawn = cells.reduce((sum, { count }) => sum + count, 0);
      expect(drawn).toBeLessThanOrEqual(2_500 + all.length);
    }),
  );
});

test('small sets stay around their middles, and dots are equal in all of them', () => {
  fc.assert(
    fc.property(counts, (all) => {
      const cells = roundCells(
        all,
        all.map((_, at) => ({ x: at * 100, y: 50 })),
        40,
      );
      expect(new Set(cells.map(({ size }) => size)).size).toBe(1);
      for (const [at, { count, places }] of cells.entries())
        for (let dot = 0; dot < count; dot += 1) {
          const away = Math.hypot(places[2 * dot]! - at * 100, places[2 * dot + 1]! - 50);
          expect(away).toBeLessThanOrEqual(40.01);
        }
    }),
  );
});

test('what stands beside each other has dots of the same size', () => {
  const place = { base: 800, width: 130, height: 380 };
  fc.assert(
    fc.property(counts, counts, (some, others) => {
      const middles = [...some, ...others].map((_, at) => ({ x: at * 100, y: 50 }));
      const [xs, ys] = [some, others].map((all) => all.map((_, at) => 100 + at * 150));
      for (const [one, other] of [
        [roundCells(some, middles, 40, others), roundCells(others, middles, 40, some)],
        [
          columnCells(some, { ...place, xs: xs! }, others),
          columnCells(others, { ...place, xs: ys! }, some),
        ],
      ]) {
        expect(one![0]!.size).toBe(other![0]!.size);
      }
      expect(peopleForDot(some, others)).toBe(peopleForDot(others, some));
    }),
  );
});

test('columns stand on their line, within their width and below what is above them', () => {
  const place = { base: 800, width: 130, height: 380 };
  const few = fc.array(fc.nat(3_000), { minLength: 2, maxLength: 11 });
  fc.assert(
    fc.property(few, (all) => {
      const xs = all.map((_, at) => 100 + at * 160);
      const cells = columnCells(all, { ...place, xs });
      for (const [at, { count, places }] of cells.entries())
        for (let dot = 0; dot < count; dot += 1) {
          expect(Math.abs(places[2 * dot]! - xs[at]!)).toBeLessThanOrEqual(place.width / 2);
          expect(places[2 * dot + 1]).toBeLessThan(place.base);
        }
      const heights = columnHeights(cells, place.base);
      expect(Math.max(...heights)).toBeLessThanOrEqual(place.height + 3);
      for (const [at, height] of heights.entries()) expect(height > 0).toBe(all[at]! > 0);
    }),
  );
});

test('few people make towers of large dots, many as many beside each other as it takes', () => {
  expect(columnStep(3, { width: 200, height: 380 })).toEqual({ step: 46, across: 1 });
  expect(columnStep(24, { width: 200, height: 380 })).toEqual({ step: 46, across: 3 });
  const many = columnStep(900, { width: 200, height: 380 });
  expect(many.across * many.step).toBeLessThanOrEqual(200);
  expect(Math.ceil(900 / many.across) * many.step).toBeLessThanOrEqual(380 + many.step);
});
