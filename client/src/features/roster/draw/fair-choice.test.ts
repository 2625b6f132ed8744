import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, type Chance, cryptoChance, shuffled } from './fair-choice.ts';

/** Gives these one after the other, and then fails. */
const given = (span: number, numbers: readonly number[]): Chance & { used: () => number } => {
  let at = 0;
  return {
    span,
    used: () => at,
    next: () => {
      const number = numbers[at];
      if (number === undefined) throw new Error('More was drawn than was given.');
      at += 1;
      return number;
    },
  };
};

/** What comes of each number that the source may give; those that are drawn anew are left out. */
const outcomes = (span: number, count: number): number[] =>
  Array.from({ length: span }, (_none, number) => {
    const chance = given(span, [number, 0]);
    const drawn = below(count, chance);
    return chance.used() === 1 ? [drawn] : [];
  }).flat();

describe('below', () => {
  it('gives each as often as any other, however many there are: no remainder favours the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (span, any) => {
        const count = 1 + (any % span);
        const often = Array.from({ length: count }, () => 0);
        for (const drawn of outcomes(span, count)) often[drawn] = (often[drawn] ?? 0) + 1;
        expect(new Set(often)).toEqual(new Set([Math.floor(span / count)]));
      }),
    );
  });

  it('throws away as few as it must', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (span, any) => {
        const count = 1 + (any % span);
        expect(outcomes(span, count)).toHaveLength(span - (span % count));
      }),
    );
  });

  it('of the browser stays within the names', () => {
    const seen = new Set(Array.from({ length: 400 }, () => below(3, cryptoChance)));
    expect(seen).toEqual(new Set([0, 1, 2]));
  });
});

describe('shuffled', () => {
  it('comes out in each order exactly once over all that chance can give', () => {
    const orders = new Map<string, number>();
    for (let number = 0; number < 24; number += 1) {
      // A source of 12 has no remainder for 4, 3, 2 or 1.
      const digits = [number % 4, Math.floor(number / 4) % 3, Math.floor(number / 12), 0];
      const order = shuffled(['a', 'b', 'c', 'd'], given(12, digits)).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
  });

  it('loses nobody and doubles nobody', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 50 }), (names) => {
        expect(shuffled(names, cryptoChance).toSorted()).toEqual(names.toSorted());
      }),
    );
  });
});
