import { expect, it } from 'vitest';
import { without } from './judge-beside.ts';

const slot = { question: 0, round: 1 };

it('takes a tally apart by the option that only hostile answers are for', () => {
  const tally = { ...slot, answered: 9, counts: { a: 3, b: 2, d: 4 } };
  expect(without(tally, 'd')).toEqual({
    honest: { ...slot, answered: 5, counts: { a: 3, b: 2 } },
    hostile: 4,
  });
  expect(without({ ...slot, answered: 1, counts: { a: 1 } }, 'd').hostile).toBe(0);
});
