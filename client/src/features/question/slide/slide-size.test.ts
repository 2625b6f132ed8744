import { expect, test } from 'vitest';
import { slideSize } from './slide-size.ts';

test('few words stand large, many smaller, and never too small to be read', () => {
  expect(slideSize('One line')).toBe(64);
  const middle = slideSize('A sentence of a slide that says what comes next. '.repeat(10));
  expect(middle).toBeLessThan(64);
  expect(slideSize('word '.repeat(160))).toBeGreaterThanOrEqual(30);
  expect(slideSize('a\n'.repeat(400))).toBe(30);
});
