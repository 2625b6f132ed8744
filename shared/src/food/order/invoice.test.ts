import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiced, sharedOut } from './invoice.ts';
import { after, deliver, readyOrder, refund, vendor } from './testing/orders.ts';

test('a sum is shared out to the last unit, and no share is more than there is', () => {
  const weights = fc.array(fc.nat(100_000_000), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
      const sum = all.reduce((whole, each) => whole + each, 0);
      const wanted = Math.floor(sum * part);
      const shares = sharedOut(wanted, all);
      expect(shares.reduce((whole, each) => whole + each, 0)).toBe(wanted);
      expect(shares.every((each, place) => each >= 0 && each <= (all[place] ?? 0))).toBe(true);
    }),
  );
  expect(sharedOut(10, [0, 0])).toEqual([0, 0]);
  expect(sharedOut(50, [75, 25])).toEqual([37, 13]);
});

test('what had gone back before it was handed over is not in the invoice', () => {
  const order = after(readyOrder(), refund(vendor, [1]), deliver('code'));
  expect(order.invoiced).toEqual([0]);
  expect(invoiced(readyOrder()).totals.total).toBe(0);
  expect(invoiced(order).totals).toMatchObject({ items: 400, tip: 50, total: 450 });
});
