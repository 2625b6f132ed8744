import { expect, test } from 'vitest';
import { folded } from '../search/search-words.ts';
import { withFewMarks } from './few-marks.ts';
import { oneLine } from './text.ts';

/** Two marks in turns, each of which belongs before the other. */
const pile = `a${'\u0301\u0316'.repeat(15_000)}`;

test.each([
  ['a line', oneLine],
  ['what is searched', folded],
])('%s is made of thirty thousand marks in a moment', (_name, make) => {
  const begun = Date.now();
  make(pile);
  expect(Date.now() - begun).toBeLessThan(1_000);
});

test('of what languages write nothing is lost', () => {
  for (const text of ['Ngô Bảo Châu', 'สวัสดี', 'שָׁלוֹם', `a${'\u0301'.repeat(30)}b`, '\n\t ']) {
    expect(withFewMarks(text.normalize('NFD'))).toBe(text.normalize('NFD'));
  }
  expect(withFewMarks(`${pile}b`)).toHaveLength(32);
});
