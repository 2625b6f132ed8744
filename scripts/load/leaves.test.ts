import { expect, it } from 'vitest';
import { distance, leavesOf } from './leaves.ts';

const between = (wanted: unknown, got: unknown) => distance(leavesOf(wanted), leavesOf(got));
const none = { below: 0, above: 0 };

it('compares plain counts as they are, with 0 for what is not there', () => {
  expect(between({ a: 1, b: 2 }, { b: 2, a: 1, c: 0 })).toEqual(none);
  expect(between({ a: 1, b: 2 }, { a: 2, b: 0 })).toEqual({ below: 2, above: 1 });
  expect(between(JSON.parse('{"__proto__":1}'), {})).toEqual({ below: 1, above: 0 });
});

it('keeps the place of numbers in a list, and finds objects by what they say', () => {
  expect(between({ steps: [1, 0, 2] }, { steps: [1, 0, 2] })).toEqual(none);
  expect(between({ steps: [1, 0, 2] }, { steps: [0, 1, 2] })).toEqual({ below: 1, above: 1 });
  const word = { text: 'heap', count: 2 };
  const other = { text: 'stack', count: 2 };
  expect(between([word, other], [other, { count: 2, text: 'heap' }])).toEqual(none);
  expect(between([word, other], [other])).toEqual({ below: 1, above: 0 });
  expect(between([word], [word, word])).toEqual({ below: 0, above: 1 });
  expect(between([word], [{ ...word, count: 3 }])).toEqual({ below: 1, above: 1 });
});

it('sees what is no number', () => {
  const figures = { mean: 2.5, isRough: false, low: null };
  expect(between(figures, { ...figures })).toEqual(none);
  expect(between(figures, { ...figures, isRough: true })).toEqual({ below: 1, above: 1 });
  expect(between(figures, { ...figures, low: 0 })).toEqual({ below: 1, above: 0 });
});
