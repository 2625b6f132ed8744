import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sheetPart, sheetSize, wideness } from './sheet-size.ts';

it.each([
  [1920, 1080, 1920, 1],
  [1280, 720, 1920, 1],
  [1440, 1080, 1440, 0],
  [1024, 768, 1440, 0],
  [1680, 1080, 1680, 0.5],
  [2560, 1080, 1920, 1],
])('a screen of %d by %d is %d wide', (width, height, wide, share) => {
  const sheet = sheetSize(width, height);
  expect(sheet.width).toBeCloseTo(wide, 6);
  expect(sheet.height).toBe(1_080);
  expect(wideness(sheet)).toBeCloseTo(share, 6);
});

it('the sheet is never larger than what it is drawn on', () => {
  const pixels = fc.integer({ min: 100, max: 4_000 });
  fc.assert(
    fc.property(pixels, pixels, (width, height) => {
      const sheet = sheetSize(width, height);
      expect(sheet.width * sheet.pixel).toBeLessThanOrEqual(width + 0.01);
      expect(sheet.height * sheet.pixel).toBeLessThanOrEqual(height + 0.01);
    }),
  );
});

it('a part of a sheet has its pixels: what is drawn in it is as large as on all of it', () => {
  const { pixel } = sheetSize(1_280, 720);
  expect(sheetPart(640, 360, pixel)).toMatchObject({ width: 960, height: 540, pixel });
});
