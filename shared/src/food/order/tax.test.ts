import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxIn, taxLinesOf } from './tax.ts';

const taxed = fc.record({ gross: fc.nat(100_000_000), rate: fc.nat(5_000) });
const ofFewRates = fc.record({
  gross: fc.nat(100_000),
  rate: fc.constantFrom(0, 550, 700, 1_900, 2_000),
});

test('tax is what it is', () => {
  expect(taxIn({ gross: 119, rate: 1_900 })).toBe(19);
  expect(taxIn({ gross: 107, rate: 700 })).toBe(7);
  expect(taxIn({ gross: 100, rate: 0 })).toBe(0);
  // Of a half, the larger: 3 of 50 % would be 1 exactly, 9 of 20 % is 1.5.
  expect(taxIn({ gross: 3, rate: 5_000 })).toBe(1);
  expect(taxIn({ gross: 9, rate: 2_000 })).toBe(2);
});

test('tax is never off by more than half a unit', () => {
  fc.assert(
    fc.property(taxed, ({ gross, rate }) => {
      const tax = BigInt(taxIn({ gross, rate }));
      const whole = 10_000n + BigInt(rate);
      const twice = 2n * (tax * whole - BigInt(gross) * BigInt(rate));
      expect(twice <= whole && twice > -whole).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('net and tax of all rates make what was paid, and each rate stands once', () => {
  fc.assert(
    fc.property(fc.array(ofFewRates, { maxLength: 20 }), (parts) => {
      const lines = taxLinesOf(parts);
      const sum = (of: (line: (typeof lines)[number]) => number): number =>
        lines.reduce((total, line) => total + of(line), 0);
      expect(sum(({ gross }) => gross)).toBe(parts.reduce((total, { gross }) => total + gross, 0));
      for (const { net, tax, gross } of lines) expect(net + tax).toBe(gross);
      const rates = lines.map(({ rate }) => rate);
      expect(rates).toEqual([...new Set(rates)].toSorted((one, other) => one - other));
    }),
  );
});

test('it is rounded once for each rate: a hundred small things are taxed as one large one', () => {
  const small = Array.from({ length: 100 }, () => ({ gross: 7, rate: 1_900 }));
  expect(taxLinesOf(small)).toEqual([{ rate: 1_900, net: 588, tax: 112, gross: 700 }]);
});
