import { describe, expect, test } from 'vitest';
import { creditsOf } from './crediting.ts';
import { sumsOf } from './ledger.ts';
import { claimed, dueOf, nextDueOf } from './order-machine.ts';
import { orderLimits } from './order.limits.ts';
import type { OrderState } from './order-state.ts';
import {
  after,
  ann,
  cancel,
  deliveredOrder,
  done,
  gateway,
  noon,
  orderid,
  orderOf,
  paidOrder,
  refund,
  seen,
  server,
  vendor,
} from './testing/orders.ts';

const { total } = orderOf();
const look = (...given: Parameters<typeof seen>) => [seen(...given), gateway] as const;
const sums = ({ ledger, paymentid, deliveredAt }: OrderState) =>
  sumsOf(ledger, { paymentid, isDelivered: deliveredAt !== null });
const back = (key: string | null, amount: number, status: 'pending' | 'succeeded' | 'failed') => ({
  refundid: `re_${key}`,
  key,
  amount,
  status,
});
const refunds = (order: OrderState) =>
  order.outbox.flatMap((effect) => (effect.type === 'refund' ? [effect] : []));

test('a payment counts once, however often it is seen', () => {
  const paid = paidOrder();
  expect(after(paid, look(total), look(total), look(0))).toBe(paid);
  expect(sums(paid)).toMatchObject({ paid: total, open: total });
});

test('a second payment goes back whole, and so does one of another amount', () => {
  const twice = after(paidOrder(), look(total, { paymentid: 'second' }));
  expect(refunds(twice)).toMatchObject([{ paymentid: 'second', amount: total }]);
  expect(sums(twice)).toMatchObject({ paid: 2 * total, open: total, returning: total });
  const wrong = after(orderOf(), look(total + 1));
  expect(wrong.status).toBe('placed');
  expect(refunds(wrong)).toMatchObject([{ paymentid: 'pi', amount: total + 1 }]);
});

test('a payment of which something went back before it was seen pays nothing: the rest follows', () => {
  const gone = (amount: number) => ({ refunds: [back(null, amount, 'succeeded')] });
  const all = after(orderOf(), look(total, gone(total)));
  expect(all).toMatchObject({ status: 'placed', paidAt: null });
  expect(refunds(all)).toEqual([]);
  const part = after(orderOf(), look(total, gone(100)));
  expect(part.status).toBe('placed');
  expect(refunds(part)).toMatchObject([{ amount: total - 100 }]);
  // Nor does one of another amount that comes to the right one so.
  expect(after(orderOf(), look(total + 1, gone(1))).status).toBe('placed');
});

test('what went back before it was handed over has no credit note', () => {
  const given = refund(vendor, [1]);
  const order = after(paidOrder(), given);
  const refunded = [back(`${orderid}:${given[0].id}`, 600, 'succeeded')];
  const arrived = after(order, look(total, { refunds: refunded }));
  expect(arrived.outbox.at(-1)).toMatchObject({ type: 'tell', what: 'money-back' });
  expect(arrived.outbox.some(({ type }) => type === 'credit')).toBe(false);
});

test('a second payment of what was handed over goes back without a credit note', () => {
  const twice = after(deliveredOrder(), look(total, { paymentid: 'second' }));
  const refunded = [back(`${orderid}:back:second:1`, total, 'succeeded')];
  const order = after(twice, look(total, { paymentid: 'second', refunds: refunded }));
  expect(order.outbox.some(({ type }) => type === 'credit')).toBe(false);
  expect(creditsOf(order)).toEqual([]);
});

test('a payment by card of an order that is paid at the counter goes back', () => {
  const order = after(orderOf({ pay: 'counter' }), look(total));
  expect(order).toMatchObject({ status: 'placed', paidAt: null });
  expect(refunds(order)).toHaveLength(1);
});

test('the payment that was begun pays, no other one', () => {
  const begin = (paymentid: string) =>
    [{ id: 'b', type: 'payment-begun' as const, paymentid }, server] as const;
  const begun = after(orderOf(), begin('pi'));
  expect(after(begun, begin('pi'))).toBe(begun);
  expect(done(begun, begin('other'))).toMatchObject({ error: { code: 'CONFLICT' } });
  expect(after(begun, look(total, { paymentid: 'other' }))).toMatchObject({
    status: 'placed',
    paymentid: 'pi',
  });
  expect(after(begun, look(total)).status).toBe('paid');
  expect(done(orderOf({ pay: 'counter' }), begin('pi'))).toMatchObject({
    error: { code: 'WRONG_PHASE' },
  });
});

test('what is paid after it was cancelled goes back, once', () => {
  const cancelled = after(orderOf(), cancel(ann));
  const late = after(cancelled, look(total));
  expect(late).toMatchObject({ status: 'cancelled', paidAt: null });
  expect(refunds(late)).toMatchObject([{ key: `${orderid}:back:pi:1`, amount: total }]);
  expect(after(late, look(total))).toBe(late);
  const key = refunds(late)[0]?.key ?? '';
  const arrived = after(late, look(total, { refunds: [back(key, total, 'succeeded')] }));
  expect(sums(arrived)).toMatchObject({ paid: total, refunded: total, open: 0 });
  expect(refunds(arrived)).toHaveLength(1);
});

describe('a refund', () => {
  const cancelled = after(paidOrder(), cancel(ann));
  const key = (attempt: number): string => `${orderid}:back:pi:${attempt}`;

  test('that failed is tried again under another name, three times in all', () => {
    let order = cancelled;
    const failed = [];
    for (const attempt of [1, 2, 3, 4, 5]) {
      failed.push(back(key(attempt), total, 'failed'));
      order = after(order, look(total, { refunds: failed.slice(0, 3) }));
    }
    expect(refunds(order).map((each) => each.key)).toEqual([key(1), key(2), key(3)]);
    // What the gateway lacked is not there a moment later: the second waits for an hour, the third for a day.
    const hour = 3_600_000;
    expect(refunds(order).map(({ notBefore }) => notBefore - noon)).toEqual([0, hour, 24 * hour]);
    expect(sums(order)).toMatchObject({ open: total, refunded: 0 });
    const byHand = after(order, refund(vendor));
    expect(refunds(byHand)).toHaveLength(4);
    expect(sums(byHand)).toMatchObject({ returning: total, open: 0 });
    expect(after(byHand, refund(vendor))).toBe(byHand);
  });

  test('of a second payment that failed three times is tried again by hand, with the order or alone', () => {
    const second = (attempt: number): string => `${orderid}:back:second:${attempt}`;
    const twice = (tries: ReturnType<typeof back>[]) =>
      look(total, { paymentid: 'second', refunds: tries });
    const failed = [1, 2, 3].map((attempt) => back(second(attempt), total, 'failed'));
    const stuck = [0, 1, 2, 3].reduce(
      (order, count) => after(order, twice(failed.slice(0, count))),
      deliveredOrder(),
    );
    expect(sums(stuck)).toMatchObject({ open: total, delivered: total });
    const wanted = (order: OrderState, lines: number[] | null) => {
      const decided = done(order, refund(vendor, lines));
      return decided.ok ? decided.value.effects.filter(({ type }) => type === 'refund') : decided;
    };
    const owed = { paymentid: 'second', amount: total };
    expect(wanted(stuck, [])).toMatchObject([owed]);
    expect(after(stuck, refund(vendor, []))).toMatchObject({ status: 'delivered', paidAt: noon });
    expect(wanted(stuck, [0])).toMatchObject([{ paymentid: 'pi', amount: 400 }, owed]);
    expect(wanted(stuck, null)).toMatchObject([owed, { paymentid: 'pi', amount: total }]);
    // A dispute over what paid it, or half a year, does not keep what is not the stall's.
    const disputes = [{ disputeid: 'd', amount: total, status: 'open' as const }];
    expect(wanted(after(stuck, look(total, { disputes })), [])).toMatchObject([owed]);
    // It is tried once: what is on its way is not owed any more, and a student asks for nothing so.
    const again = after(stuck, refund(vendor, []));
    expect(after(again, refund(vendor, []))).toBe(again);
    expect(after(stuck, refund(ann, []))).toBe(stuck);
  });

  test('of a payment that paid nothing, as it was of another amount, is tried again by hand, too', () => {
    const wrong = total + 1;
    const failed = [1, 2, 3].map((attempt) => back(key(attempt), wrong, 'failed'));
    const begun = after(orderOf(), [{ id: 'b', type: 'payment-begun', paymentid: 'pi' }, server]);
    const stuck = [0, 1, 2, 3].reduce(
      (order, count) => after(order, look(wrong, { refunds: failed.slice(0, count) })),
      begun,
    );
    expect(stuck).toMatchObject({ status: 'placed', paidAt: null });
    expect(refunds(after(stuck, refund(vendor))).at(-1)).toMatchObject({ amount: wrong });
  });

  test('that the gateway would not do is not tried again before it was looked at', () => {
    const no = [{ id: 'n', type: 'refund-failed' as const, key: key(1) }, gateway] as const;
    const refused = done(cancelled, no);
    expect(refused).toMatchObject({
      value: {
        effects: [
          { type: 'look', paymentid: 'pi' },
          { type: 'tell', what: 'refund-failed' },
        ],
      },
    });
    const order = after(cancelled, no);
    expect(after(order, no)).toBe(order);
    // Somebody had given a part back at the gateway itself.
    const looked = after(order, look(total, { refunds: [back(null, 100, 'succeeded')] }));
    expect(refunds(looked).at(-1)).toMatchObject({ key: key(2), amount: total - 100 });
    // Nothing is new there: then it was a passing fault, and it goes out again.
    expect(refunds(after(order, look(total))).at(-1)).toMatchObject({ key: key(2), amount: total });
    // It was done after all.
    const did = after(order, look(total, { refunds: [back(key(1), total, 'succeeded')] }));
    expect(refunds(did)).toEqual([]);
    expect(sums(did)).toMatchObject({ refunded: total, open: 0 });
  });

  test('that succeeded may fail still: it goes out again', () => {
    const arrived = after(cancelled, look(total, { refunds: [back(key(1), total, 'succeeded')] }));
    const bounced = after(arrived, look(total, { refunds: [back(key(1), total, 'failed')] }));
    expect(refunds(bounced)).toHaveLength(2);
    const told = ({ outbox }: OrderState) =>
      outbox.flatMap((each) => (each.type === 'tell' ? [[each.whom, each.what]] : []));
    expect(told(bounced).slice(told(arrived).length)).toEqual([
      ['vendor', 'refund-failed'],
      ['student', 'refund-failed'],
    ]);
    // What never arrived they were not told of.
    const failed = after(cancelled, look(total, { refunds: [back(key(1), total, 'failed')] }));
    expect(told(failed)).not.toContainEqual(['student', 'refund-failed']);
    // An older look that comes late is not news.
    const late = look(total, { refunds: [back(key(1), total, 'succeeded')] });
    expect(after(bounced, late)).toBe(bounced);
  });

  test('made at the gateway by hand counts, in parts', () => {
    const one = after(deliveredOrder(), look(total, { refunds: [back(null, 100, 'succeeded')] }));
    expect(sums(one)).toMatchObject({ delivered: total - 100, refunded: 100 });
    expect(one.outbox.at(-1)).toMatchObject({ type: 'credit', amount: 100 });
    expect(done(one, refund(vendor))).toMatchObject({
      value: { effects: [{ type: 'tell' }, { type: 'tell' }, { amount: total - 100 }] },
    });
  });
});

describe('a dispute', () => {
  const dispute = (status: 'open' | 'won' | 'lost') =>
    look(total, { disputes: [{ disputeid: 'dp', amount: total, status }] });

  test('holds the money, and is told to the vendor', () => {
    const told = done(deliveredOrder(), dispute('open'));
    expect(told).toMatchObject({
      value: { effects: [{ type: 'tell', whom: 'vendor', what: 'disputed' }] },
    });
    const order = after(deliveredOrder(), dispute('open'));
    expect(sums(order)).toMatchObject({ delivered: 0, disputed: total });
    expect(done(order, refund(vendor))).toMatchObject({ error: { code: 'WRONG_PHASE' } });
    expect(sums(after(order, dispute('won')))).toMatchObject({ delivered: total, disputed: 0 });
    expect(sums(after(order, dispute('lost')))).toMatchObject({ refunded: total, disputed: 0 });
    expect(done(order, dispute('won'))).toMatchObject({
      value: { effects: [{ type: 'tell', whom: 'vendor', what: 'dispute-over' }] },
    });
    const over = after(order, dispute('lost'));
    expect(after(over, dispute('open'))).toBe(over);
  });

  test('of an order that was cancelled since: what comes of it goes back', () => {
    const order = after(paidOrder(), dispute('open'), cancel(vendor));
    expect(refunds(order)).toHaveLength(0);
    expect(refunds(after(order, dispute('lost')))).toHaveLength(0);
    expect(refunds(after(order, dispute('won')))).toMatchObject([{ amount: total }]);
  });

  const part = (status: 'open' | 'won' | 'lost') =>
    look(total, { disputes: [{ disputeid: 'dp', amount: 500, status }] });

  test('of a part uses up no try, by itself or by hand: all goes back once it is won', () => {
    const order = after(paidOrder(), part('open'), cancel(ann));
    expect(order.ledger.refunds).toEqual([]);
    expect(done(order, refund(vendor, []))).toMatchObject({ error: { code: 'WRONG_PHASE' } });
    expect(refunds(after(order, part('won')))).toMatchObject([{ amount: total, notBefore: noon }]);
    expect(refunds(after(order, part('lost')))).toMatchObject([{ amount: total - 500 }]);
  });

  test('of which nobody had heard costs one try: the next one waits until it is over', () => {
    const key = (attempt: number): string => `${orderid}:back:pi:${attempt}`;
    const no = [{ id: 'n', type: 'refund-failed' as const, key: key(1) }, gateway] as const;
    const order = after(paidOrder(), cancel(ann), no, part('open'));
    expect(refunds(order)).toEqual([]);
    expect(refunds(after(order, part('won'))).at(-1)).toMatchObject({ key: key(2), amount: total });
  });

  test('that begins while a try waits takes it back: it goes out once the bank has decided, of what is left then', () => {
    const key = (attempt: number): string => `${orderid}:back:pi:${attempt}`;
    const no = [{ id: 'n', type: 'refund-failed' as const, key: key(1) }, gateway] as const;
    const waits = after(paidOrder(), cancel(ann), no, look(total));
    const next = { key: key(2), notBefore: noon + 3_600_000 };
    expect(refunds(waits)).toMatchObject([{ ...next, amount: total }]);
    const held = after(waits, part('open'));
    expect(refunds(held)).toEqual([]);
    expect(held.ledger.refunds).toHaveLength(1);
    expect(refunds(after(held, part('won')))).toMatchObject([{ ...next, amount: total }]);
    expect(refunds(after(held, part('lost')))).toMatchObject([{ ...next, amount: total - 500 }]);
  });

  test('holds back what somebody has begun to ask for, until the bank has decided', () => {
    const order = after(paidOrder(), cancel(ann));
    const [asked] = refunds(order);
    const held = after(claimed(order, asked!.key, 'one', noon), part('open'));
    expect(refunds(held)).toMatchObject([{ key: asked!.key }]);
    const due = (state: OrderState) =>
      dueOf(state, noon + orderLimits.refund).filter(({ type }) => type === 'refund');
    expect(due(held)).toEqual([]);
    expect(nextDueOf({ ...held, outbox: refunds(held) })).toBeNull();
    expect(due(after(held, part('won')))).toMatchObject([{ key: asked!.key }]);
  });
});
