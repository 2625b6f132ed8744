import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstThat } from './first-that.ts';

const search = (count: number, first: number, guess: number) => {
  const asked: number[] = [];
  const holds = (index: number): boolean => {
    asked.push(index);
    return index >= first;
  };
  return { found: firstThat(count, holds, guess), asked };
};

describe('firstThat', () => {
  it('finds the first, asks nothing twice, and few times, whatever the guess', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(41), fc.integer(), (count, first, guess) => {
        const { found, asked } = search(count, first, guess);
        expect(found).toBe(first < count ? first : null);
        expect(new Set(asked).size).toBe(asked.length);
        expect(asked.length).toBeLessThanOrEqual(Math.ceil(Math.log2(count + 1)) + 2);
      }),
    );
  });

  it('asks twice where the guess is right', () => {
    expect(search(17, 9, 9).asked).toEqual([9, 8]);
  });
});
