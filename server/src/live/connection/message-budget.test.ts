import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MessageBudget } from './message-budget.ts';

const rate = { atOnce: 10, perSecond: 5, kilobyte: 1, refused: 4 };

test('so many at once, then so many a second', () => {
  const budget = new MessageBudget(rate, 0);
  const taken = Array.from({ length: 12 }, () => budget.take(0, 0));
  expect(taken.filter(Boolean)).toHaveLength(10);
  const later = new MessageBudget(rate, 0);
  for (let sent = 0; sent < 10; sent += 1) later.take(0, 0);
  expect(later.take(0, 200)).toBe(true);
  expect(later.take(0, 300)).toBe(false);
});

test('a long message counts as several', () => {
  const budget = new MessageBudget(rate, 0);
  expect(budget.take(8 * 1_024, 0)).toBe(true);
  expect(budget.take(1_024, 0)).toBe(false);
});

test('a refused request counts as several', () => {
  const budget = new MessageBudget(rate, 0);
  for (let sent = 0; sent < 2; sent += 1) {
    expect(budget.take(0, 0)).toBe(true);
    budget.takeRefused();
  }
  expect(budget.take(0, 0)).toBe(false);
});

test('CN8: whatever the pace, and also where the clock goes back, no more is let through than the rate', () => {
  const step = fc.record({ after: fc.integer({ min: -500, max: 2_000 }), length: fc.nat(4_096) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const budget = new MessageBudget(rate, 0);
      let [now, forward, units] = [0, 0, 0];
      for (const { after, length } of steps) {
        now += after;
        forward += Math.max(0, after);
        if (!budget.take(length, now)) return;
        units += 1 + length / 1_024;
      }
      expect(units).toBeLessThanOrEqual(rate.atOnce + (forward * rate.perSecond) / 1_000 + 1e-6);
    }),
  );
});
