import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditsOf, invoiced, sharedOut } from './invoice.ts';
import type { OrderState } from './order-state.ts';
import { happenings, OrderWorld } from './testing/order-world.ts';
import {
  after,
  deliver,
  deliveredOrder,
  gateway,
  line,
  orderid,
  orderOf,
  readyOrder,
  refund,
  seen,
  vendor,
} from './testing/orders.ts';

const { total } = orderOf();
/** All that was asked for has arrived. */
const arrived = (order: OrderState): OrderState => ({
  ...order,
  ledger: {
    ...order.ledger,
    refunds: order.ledger.refunds.map((each) => Object.assign({}, each, { status: 'succeeded' })),
  },
});

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
  expect(creditsOf(arrived(order))).toEqual([]);
});

test('a credit note of a line takes back its tax, and the whole takes back all of it', () => {
  const one = after(deliveredOrder(), refund(vendor, [1]));
  expect(creditsOf(one)).toEqual([]);
  expect(creditsOf(arrived(one))).toMatchObject([
    { amount: 600, taxes: [{ rate: 700, net: 561, tax: 39, gross: 600 }] },
  ]);
  const all = creditsOf(arrived(after(one, refund(vendor, [0]))));
  expect(all[1]).toMatchObject({
    amount: total - 600,
    taxes: [{ rate: 1_900, net: 336, tax: 64, gross: 400 }],
  });
});

test('what was not in the invoice is taken back by no credit note, though its refund failed at first', () => {
  const early = refund(vendor, [1]);
  const order = after(readyOrder(), early, deliver('code'));
  const key = `${orderid}:${early[0].id}`;
  const failed = { refundid: 're', key, amount: 600, status: 'failed' as const };
  const open = after(order, [seen(total, { refunds: [failed] }), gateway]);
  const again = after(open, refund(vendor, [1]));
  expect(again.ledger.refunds.at(-1)).toMatchObject({ isAfter: false, amount: 600 });
  expect(invoiced(again).totals.total).toBe(450);
  // With the rest, it goes back without its tax: that was never told.
  const all = after(open, refund(vendor));
  expect(creditsOf(arrived(all)).at(-1)).toMatchObject({ taxes: [{ rate: 1_900, gross: 400 }] });
});

test('of lines that go back together only those that were in the invoice are credited', () => {
  const early = refund(vendor, [1]);
  const order = after(readyOrder({ lines: [line(), line(), line()] }), early, deliver('code'));
  const key = `${orderid}:${early[0].id}`;
  const refunds = [{ refundid: 're', key, amount: 400, status: 'failed' as const }];
  const open = after(order, [seen(order.total, { refunds }), gateway], refund(vendor, [0, 1]));
  const late = { ...open.ledger.refunds.at(-1)!, status: 'succeeded' as const };
  const told = creditsOf({ ...open, ledger: { ...open.ledger, refunds: [late] } });
  expect(told).toMatchObject([{ amount: 800, taxes: [{ rate: 1_900, gross: 400 }] }]);
});

test('a mere sum takes back of each rate its part, and of the tip', () => {
  const refunds = [{ refundid: 're', key: null, amount: total / 2, status: 'succeeded' as const }];
  const half = after(deliveredOrder(), [seen(total, { refunds }), gateway]);
  expect(creditsOf(half)).toMatchObject([
    {
      amount: 525,
      taxes: [
        { rate: 700, gross: 300 },
        { rate: 1_900, gross: 200 },
      ],
    },
  ]);
});

test('whatever went back: taxes of the invoice less those of its credits are those of what is left', () => {
  fc.assert(
    fc.property(happenings, (all) => {
      const world = new OrderWorld(orderOf());
      for (const each of all) world.happens(each);
      world.comesToRest();
      const { order } = world;
      const credits = creditsOf(order);
      const { totals } = invoiced(order);
      for (const { rate, gross, tax } of totals.taxes) {
        const back = credits.flatMap(({ taxes }) => taxes.filter((each) => each.rate === rate));
        const grossBack = back.reduce((sum, each) => sum + each.gross, 0);
        const taxBack = back.reduce((sum, each) => sum + each.tax, 0);
        expect(grossBack).toBeLessThanOrEqual(gross);
        expect(taxBack).toBeLessThanOrEqual(tax);
        if (grossBack === gross) expect(taxBack).toBe(tax);
        for (const each of back) expect(each.net + each.tax).toBe(each.gross);
      }
      for (const { amount, taxes } of credits) {
        expect(taxes.reduce((sum, each) => sum + each.gross, 0)).toBeLessThanOrEqual(amount);
      }
    }),
    { numRuns: 150 },
  );
});
