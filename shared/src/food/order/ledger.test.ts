import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  disputeStatuses,
  emptyLedger,
  leftOf,
  type Ledger,
  type PaymentSeen,
  sumsOf,
  withPayment,
} from './ledger.ts';

/* What a gateway may show, also what none should: more back than was taken, or the same refund twice. */
const seen: fc.Arbitrary<PaymentSeen> = fc.record({
  paymentid: fc.constantFrom('one', 'two'),
  amount: fc.constantFrom(0, 500, 500, 500),
  refunds: fc.array(
    fc
      .tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('pending', 'succeeded', 'failed'))
      .map(([refundid, status]) => ({
        refundid,
        key: refundid === 'c' ? null : refundid,
        amount: 200,
        status: status as 'pending',
      })),
    { maxLength: 3 },
  ),
  disputes: fc.array(
    fc.constantFrom(...disputeStatuses).map((status) => ({ disputeid: 'd', amount: 300, status })),
    { maxLength: 1 },
  ),
});
/** Refunds are of one payment at a gateway. */
const ofItsPayment = (given: PaymentSeen): PaymentSeen => ({
  ...given,
  refunds: given.refunds.map((each) => ({
    ...each,
    refundid: `${given.paymentid}-${each.refundid}`,
    key: each.key === null ? null : `${given.paymentid}-${each.key}`,
  })),
  disputes: given.disputes.map((each) => ({
    ...each,
    disputeid: `${given.paymentid}-${each.disputeid}`,
  })),
});
const looks = fc.array(seen.map(ofItsPayment), { maxLength: 8 });

const known = (given: readonly PaymentSeen[]): Ledger =>
  given.reduce((ledger, each) => withPayment(ledger, each), emptyLedger);
const byName = ({ payments, refunds, disputes }: Ledger) => ({
  payments: payments.toSorted((a, b) => (a.paymentid < b.paymentid ? -1 : 1)),
  refunds: refunds.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  disputes: disputes.toSorted((a, b) => (a.disputeid < b.disputeid ? -1 : 1)),
});

test('what is known is the same in whatever order it came, and however often', () => {
  fc.assert(
    fc.property(looks, fc.infiniteStream(fc.nat()), (given, chance) => {
      const mixed = [...given, ...given].toSorted(() => (chance.next().value % 2 === 0 ? 1 : -1));
      expect(byName(known(mixed))).toEqual(byName(known(given)));
    }),
    { numRuns: 300 },
  );
});

test('where the money is comes to what was paid, and nothing is less than nothing', () => {
  fc.assert(
    fc.property(looks, fc.boolean(), (given, isDelivered) => {
      const ledger = known(given);
      const { paid, ...parts } = sumsOf(ledger, { paymentid: 'one', isDelivered });
      const all = Object.values(parts);
      expect(all.reduce((sum, each) => sum + each, 0)).toBe(paid);
      expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
      expect(leftOf(ledger, 'one')).toBeGreaterThanOrEqual(0);
      expect(isDelivered || parts.delivered === 0).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('what is left is neither back, nor on its way, nor disputed', () => {
  const refund = (
    refundid: string,
    amount: number,
    status: 'pending' | 'succeeded' | 'failed',
  ) => ({
    refundid,
    key: null,
    amount,
    status,
  });
  const ledger = known([
    {
      paymentid: 'one',
      amount: 1_000,
      refunds: [
        refund('a', 100, 'succeeded'),
        refund('b', 20, 'pending'),
        refund('c', 3, 'failed'),
      ],
      disputes: [
        { disputeid: 'd', amount: 400, status: 'open' },
        { disputeid: 'e', amount: 50, status: 'won' },
        { disputeid: 'f', amount: 70, status: 'lost' },
      ],
    },
  ]);
  expect(leftOf(ledger, 'one')).toBe(410);
  expect(leftOf(ledger, 'none')).toBe(0);
  expect(sumsOf(ledger, { paymentid: 'one', isDelivered: true })).toEqual({
    paid: 1_000,
    delivered: 410,
    refunded: 170,
    returning: 20,
    disputed: 400,
    open: 0,
  });
});

test('what was paid a second time was handed over for nothing', () => {
  const nothing = { refunds: [], disputes: [] };
  const ledger = known([
    { paymentid: 'one', amount: 500, ...nothing },
    { paymentid: 'two', amount: 500, ...nothing },
  ]);
  expect(sumsOf(ledger, { paymentid: 'one', isDelivered: true })).toMatchObject({
    paid: 1_000,
    delivered: 500,
    open: 500,
  });
});
