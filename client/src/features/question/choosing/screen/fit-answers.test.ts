import { expect, it } from 'vitest';
import { pictureHeight, ringWithin } from './fit-answers.ts';

const pictured = [{ mark: 1, isPictured: true, text: [] }];

it.each([40, 60, 75, 110, 163, 240, 320])(
  'in a row of %i a picture keeps clear of the line around what is right',
  (row) => {
    const above = (row - pictureHeight(pictured, row)) / 2;
    // Half of the line is within the middle of it.
    expect(above - ringWithin(row) - 3).toBeGreaterThanOrEqual(row < 60 ? 2 : 4);
    // And two of these lines, one below the other, do not touch.
    expect(ringWithin(row) - 3).toBeGreaterThanOrEqual(0);
  },
);

it('without a picture nothing is kept for one', () => {
  expect(pictureHeight([{ mark: 1, text: [] }], 100)).toBe(0);
});
