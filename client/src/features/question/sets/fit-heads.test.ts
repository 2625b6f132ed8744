import { expect, test } from 'vitest';
import { fitHeads } from './fit-heads.ts';

const word = (width: number, space = 0.26) => ({ width, height: 0, space, isAlone: false });
const sizes = [40, 30, 20, 10];

test('heads are as large as fits without breaking a word, and all of one size', () => {
  const heads = [[word(2)], [word(4), word(5)]];
  expect(fitHeads({ heads, width: 400, height: 100, sizes })).toBe(40);
  expect(fitHeads({ heads, width: 160, height: 100, sizes })).toBe(30);
  expect(fitHeads({ heads, width: 102, height: 100, sizes })).toBe(20);
  expect(fitHeads({ heads, width: 400, height: 12, sizes })).toBe(10);
});

test('what fits nowhere has none', () => {
  expect(fitHeads({ heads: [[word(90)]], width: 100, height: 100, sizes })).toBeNull();
  expect(fitHeads({ heads: [], width: 100, height: 100, sizes })).toBe(40);
});
