import { mostMoney } from '@sets/shared/food/money.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tipsFor } from './tips.ts';

it('tips are three round amounts, each more than the one before', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: mostMoney }),
      fc.constantFrom('EUR', 'JPY', 'KWD'),
      (items, currency) => {
        const tips = tipsFor(items, currency);
        expect(tips).toHaveLength(3);
        expect(tips).toEqual([...new Set(tips)].toSorted((a, b) => a - b));
        for (const tip of tips) expect(`${tip}`).toMatch(/^[125]0+$/);
        expect(tips[0]).toBeGreaterThanOrEqual(items * 0.05);
      },
    ),
  );
});

it.each([
  [750, 'EUR', [50, 100, 200]],
  [0, 'EUR', [10, 20, 50]],
  [900, 'JPY', [50, 100, 200]],
  [2_500, 'KWD', [200, 500, 1_000]],
])('of %i in %s they are %j', (items, currency, tips) => {
  expect(tipsFor(items, currency)).toEqual(tips);
});
