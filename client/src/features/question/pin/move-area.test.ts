import { type Area, areaLimits, areaSort } from '@sets/shared/question/rights/right-area.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { areaAfterKey, areaBetween, areaInTheMiddle, movedBy, sizedBy } from './move-area.ts';

const far = fc.record({
  x: fc.double({ min: -3, max: 3, noNaN: true }),
  y: fc.double({ min: -3, max: 3, noNaN: true }),
});
const shape = fc.constantFrom('oval' as const, 'rectangle' as const);
const isArea = (area: Area): boolean =>
  z.safeParse(areaSort.schema, { type: 'area', areas: [area] }).success;

test('an area stays on its picture, and large enough, wherever it is drawn, moved and pulled', () => {
  fc.assert(
    fc.property(shape, far, far, far, far, (kind, one, other, by, pulled) => {
      const drawn = areaBetween(kind, one, other);
      expect(isArea(drawn)).toBe(true);
      const moved = movedBy(drawn, by);
      expect(isArea(moved)).toBe(true);
      expect([moved.width, moved.height]).toEqual([drawn.width, drawn.height]);
      const sized = sizedBy(moved, pulled);
      expect(isArea(sized)).toBe(true);
      expect([sized.left, sized.top]).toEqual([moved.left, moved.top]);
    }),
  );
});

test('it is drawn from any corner to the other', () => {
  const area = { shape: 'oval', left: 0.25, top: 0.5, width: 0.5, height: 0.125 };
  expect(areaBetween('oval', { x: 0.25, y: 0.5 }, { x: 0.75, y: 0.625 })).toEqual(area);
  expect(areaBetween('oval', { x: 0.75, y: 0.5 }, { x: 0.25, y: 0.625 })).toEqual(area);
});

test('a new one is round on the picture, and not too small to be one', () => {
  const { width, height } = areaInTheMiddle('oval', 2);
  expect(height / width).toBeCloseTo(2, 1);
  for (const aspect of [0.01, 0.5, 1, 2, 100]) {
    expect(isArea(areaInTheMiddle('oval', aspect))).toBe(true);
  }
});

test('arrow keys move it, with Alt they change its size; other keys do nothing', () => {
  const area: Area = { shape: 'oval', left: 0.5, top: 0.5, width: 0.25, height: areaLimits.side };
  const after = (key: string, more: { shiftKey?: boolean; altKey?: boolean } = {}) =>
    areaAfterKey(area, { key, shiftKey: false, altKey: false, ...more });
  expect(after('ArrowLeft')).toEqual({ ...area, left: 0.5 - 1 / 128 });
  expect(after('ArrowDown', { shiftKey: true })?.top).toBe(0.5625);
  expect(after('ArrowRight', { altKey: true })?.width).toBe(0.25 + 1 / 128);
  expect(after('Enter')).toBeNull();
  expect(after('constructor')).toBeNull();
});
