import { expect, it } from 'vitest';
import { changeSince, roundBefore, shareBefore } from './change-of.ts';

const before = { round: 1, answered: 3, counts: [1, 2, 0] };

it('is the difference of the figures that are read, in points of a hundred', () => {
  const now = { answered: 8, counts: [5, 3, 0] };
  // 33% became 63%, 67% became 38%.
  expect([0, 1, 2].map((bar) => changeSince(before, bar, now))).toEqual(['+30', '\u221229', '0']);
});

it('says nothing while nobody has answered one of both', () => {
  expect(changeSince(before, 0, { answered: 0, counts: [0, 0, 0] })).toBe('');
  expect(changeSince({ ...before, answered: 0 }, 0, { answered: 2, counts: [2, 0, 0] })).toBe('');
  expect(shareBefore({ ...before, answered: 0 }, 0)).toBe(0);
});

it('takes counts in the order of the options', () => {
  const options = [{ id: 'b' }, { id: 'a' }, { id: 'c' }];
  const of = roundBefore(options, { round: 1, answered: 3, counts: { a: 2, b: 1 } });
  expect(of).toEqual(before);
});
