import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from './colour.ts';
import { difference, fromOklch, toOklch } from './oklch.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('every colour comes back from OKLCH as it was', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      expect(fromOklch(toOklch(colour))).toBe(colour);
    }),
  );
});

test('whatever is asked for is a colour, of that hue and about that lightness', () => {
  const wanted = fc.record({
    lightness: fc.double({ min: 0.1, max: 0.95, noNaN: true }),
    chroma: fc.double({ min: 0, max: 0.4, noNaN: true }),
    hue: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
  });
  fc.assert(
    fc.property(wanted, (colour) => {
      const made = fromOklch(colour);
      expect(made).toMatch(/^#[\da-f]{6}$/);
      expect(toOklch(made).lightness).toBeCloseTo(colour.lightness, 1);
      expect(toOklch(made).chroma).toBeLessThan(colour.chroma + 0.01);
    }),
  );
});

test('contrast and difference are those of WCAG and OKLab', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#767676')).toBe(contrast('#767676', '#ffffff'));
  expect(difference('#000000', '#ffffff')).toBeCloseTo(1, 3);
  expect(toOklch('#ff0000')).toMatchObject({
    lightness: expect.closeTo(0.628, 3),
    chroma: expect.closeTo(0.2577, 3),
  });
});
