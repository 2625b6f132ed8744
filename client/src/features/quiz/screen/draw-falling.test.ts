import { expect, it } from 'vitest';
import { fallenTo, fallingTime } from './draw-falling.ts';

it.each([
  { width: 1_920, height: 1_080 },
  { width: 900, height: 1_950 },
])('what falls comes from above a sheet of $width by $height, and ends below it', (sheet) => {
  for (let at = 0; at < 170; at += 1) {
    expect(fallenTo(at, 0, sheet).y).toBeLessThan(0);
    expect(fallenTo(at, fallingTime, sheet).y).toBeGreaterThan(sheet.height);
  }
});
