import { describe, expect, test } from 'vitest';
import { deadlineOf } from './order-calling-off.ts';
import { moneyIsGone } from './order-change.ts';
import { orderLimits } from './order.limits.ts';
import {
  accept,
  after,
  ann,
  answer,
  cancel,
  done,
  gateway,
  line,
  nameOf,
  noon,
  orderid,
  orderOf,
  paidOrder,
  prepare,
  readyOrder,
  seen,
  server,
  setOut,
  vendor,
} from './testing/orders.ts';

const refused = (code: string) => ({ ok: false, error: { code } });
const expire = (at: number) => [{ id: 'x', type: 'expire' as const }, server, at] as const;
const both = [
  { itemid: nameOf('item'), count: 1 },
  { itemid: nameOf('other'), count: 2 },
];

describe('a student cancels', () => {
  test('at once until it is accepted; what was paid goes back, and what was taken', () => {
    const paid = paidOrder();
    expect(done(paid, cancel(ann))).toMatchObject({
      value: {
        order: { status: 'cancelled' },
        effects: [
          { type: 'give-back-stock', items: both },
          { type: 'tell', whom: 'student', what: 'cancelled' },
          { type: 'tell', whom: 'vendor', what: 'cancelled' },
          { type: 'refund', key: `${orderid}:back:pi:1`, paymentid: 'pi', amount: paid.total },
        ],
      },
    });
    const cancelled = after(paid, cancel(ann));
    expect(after(cancelled, cancel(ann))).toBe(cancelled);
  });

  test('an order that is not paid: the gateway takes nothing for it any more', () => {
    const begun = after(orderOf(), [{ id: 'b', type: 'payment-begun', paymentid: 'pi' }, server]);
    const stop = { type: 'stop-payment', paymentid: 'pi' };
    const effects = (order: typeof begun) => order.outbox.map(({ type }) => type);
    expect(effects(after(begun, cancel(ann)))).toContain('stop-payment');
    const cancelled = after(orderOf(), cancel(ann));
    expect(effects(cancelled)).not.toContain('stop-payment');
    const late = done(cancelled, [{ id: 'b', type: 'payment-begun', paymentid: 'pi' }, server]);
    expect(late).toMatchObject({ value: { effects: [stop] } });
  });

  test('by asking once it is accepted: the vendor must agree', () => {
    const accepted = after(paidOrder(), accept());
    const asked = after(accepted, cancel(ann));
    expect(asked).toMatchObject({ status: 'accepted', asked: { type: 'cancel' } });
    expect(after(asked, cancel(ann))).toBe(asked);
    expect(after(asked, answer('cancel', true))).toMatchObject({
      status: 'cancelled',
      asked: null,
    });
    const not = after(asked, answer('cancel', false));
    expect(not).toMatchObject({ status: 'accepted', asked: null });
    expect(done(not, cancel(ann))).toMatchObject(refused('TOO_LATE'));
    expect(done(asked, answer('refund', true))).toMatchObject(refused('CONFLICT'));
    expect(done(accepted, answer('cancel', true))).toMatchObject(refused('CONFLICT'));
    const yes = after(asked, answer('cancel', true));
    expect(after(yes, answer('cancel', true))).toBe(yes);
  });

  test('nothing that is under way', () => {
    const had = { type: 'delivery', place: 'Library' } as const;
    const order = after(readyOrder({ had }), setOut());
    expect(done(order, cancel(ann))).toMatchObject(refused('TOO_LATE'));
    expect(after(order, cancel(vendor)).status).toBe('cancelled');
  });

  test('what they saw: of another payment it is told', () => {
    const paid = paidOrder();
    expect(done(paid, cancel(ann, ''))).toMatchObject(refused('CONFLICT'));
    expect(done(paid, cancel(ann, 'other'))).toMatchObject(refused('CONFLICT'));
    expect(after(paid, cancel(ann, 'pi')).status).toBe('cancelled');
    expect(after(orderOf(), cancel(ann, '')).status).toBe('cancelled');
  });
});

test('what was begun to be cooked is not sold again', () => {
  const effects = (order: ReturnType<typeof paidOrder>) =>
    after(order, cancel(vendor)).outbox.filter(({ type }) => type === 'give-back-stock');
  expect(effects(after(paidOrder(), accept()))).toHaveLength(1);
  expect(effects(after(paidOrder(), accept(), prepare()))).toHaveLength(0);
});

test('of what nobody counts nothing is given back but the time to pick it up', () => {
  const lines = [line({ holdsStock: false })];
  const cancelled = after(orderOf({ lines }), cancel(ann));
  const back = cancelled.outbox.filter(({ type }) => type === 'give-back-stock');
  expect(back).toMatchObject([{ items: [] }]);
});

describe('an order that waits too long', () => {
  test('for its payment', () => {
    const end = noon + orderLimits.unpaid;
    const order = orderOf();
    expect(deadlineOf(order)).toBe(end);
    expect(after(order, expire(end - 1))).toBe(order);
    expect(after(order, expire(end)).status).toBe('cancelled');
  });

  test('for its vendor, from the time for which it is', () => {
    const slot = new Date(noon + 7_200_000).toISOString();
    expect(deadlineOf(orderOf({ pay: 'counter' }))).toBe(noon + orderLimits.unanswered);
    const later = after(orderOf({ slot }), [seen(orderOf().total), gateway]);
    const end = noon + 7_200_000 + orderLimits.unanswered;
    expect(deadlineOf(later)).toBe(end);
    expect(after(later, expire(end - 1))).toBe(later);
    expect(after(later, expire(end))).toMatchObject({
      status: 'cancelled',
      ledger: { refunds: [{ status: 'asked', amount: later.total }] },
    });
  });

  test('though its stall could not answer, as its money is gone: it says so', () => {
    const paid = paidOrder();
    const end = noon + orderLimits.unanswered;
    const dispute = (status: 'open' | 'won') =>
      [
        seen(paid.total, { disputes: [{ disputeid: 'd', amount: paid.total, status }] }),
        gateway,
      ] as const;
    const off = after(paid, dispute('open'), expire(end));
    expect(off).toMatchObject({ status: 'cancelled', reason: moneyIsGone });
    const all = [{ refundid: 'hand', key: null, amount: paid.total, status: 'succeeded' as const }];
    const back = after(paid, [seen(paid.total, { refunds: all }), gateway], expire(end));
    expect(back.reason).toBe(moneyIsGone);
    // What is won goes back: nobody cooks it any more.
    expect(after(off, dispute('won'))).toMatchObject({
      status: 'cancelled',
      ledger: { refunds: [{ status: 'asked', amount: paid.total }] },
    });
    for (const order of [orderOf(), paid, after(paid, dispute('open'), dispute('won'))]) {
      expect(after(order, expire(end)).reason).toBe('');
    }
  });

  test('is never one that was accepted', () => {
    const accepted = after(paidOrder(), accept());
    expect(deadlineOf(accepted)).toBeNull();
    expect(after(accepted, expire(noon + 100 * orderLimits.unanswered))).toBe(accepted);
  });
});
