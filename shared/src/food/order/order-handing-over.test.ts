import { describe, expect, test } from 'vitest';
import { moneyIsGone } from './order-change.ts';
import type { OrderState } from './order-state.ts';
import {
  accept,
  after,
  ann,
  answer,
  cancel,
  courier,
  deliver,
  done,
  gateway,
  line,
  noon,
  orderOf,
  paidOrder,
  prepare,
  ready,
  readyOrder,
  refund,
  seen,
  setOut,
  takeMoney,
  undo,
  vendor,
} from './testing/orders.ts';

const refused = (code: string, msg?: string) => ({
  ok: false,
  error: msg === undefined ? { code } : { code, msg },
});
const isHere = (id: string, by = ann) => [{ id, type: 'here' as const }, by] as const;

test('a code is good once: whoever comes with a picture of it later is told', () => {
  const first = deliver('code');
  const order = after(readyOrder(), first);
  expect(order).toMatchObject({ status: 'delivered', code: { usedAt: noon } });
  expect(done(order, deliver('code'))).toMatchObject(
    refused('CONFLICT', 'This code was used before.'),
  );
  // The same scan sent again is no second one.
  expect(after(order, first)).toBe(order);
  expect(after(order, deliver(null))).toBe(order);
});

test('a code of another order hands over nothing', () => {
  const order = readyOrder();
  expect(done(order, deliver('another'))).toMatchObject(refused('FORBIDDEN'));
  expect(done(after(order, deliver('code')), deliver('another'))).toMatchObject(
    refused('FORBIDDEN'),
  );
});

test('a code that comes after it was handed over without one finds it gone', () => {
  const order = after(readyOrder(), deliver());
  expect(order.code.usedAt).toBeNull();
  expect(done(order, deliver('code'))).toMatchObject(refused('TOO_LATE'));
});

test('a code does not replace the money, nor the kitchen', () => {
  const order = paidOrder();
  expect(done(order, deliver('code'))).toMatchObject(refused('WRONG_PHASE'));
  expect(done(after(order, cancel(ann)), deliver('code'))).toMatchObject(refused('TOO_LATE'));
});

test('what is handed over has an invoice, one', () => {
  const given = done(readyOrder(), deliver('code'));
  expect(given).toMatchObject({
    value: { effects: [{ type: 'tell', what: 'delivered' }, { type: 'invoice' }] },
  });
});

test('the vendor is told that a student is there, once', () => {
  const order = after(paidOrder(), accept());
  const told = done(order, isHere('one'));
  expect(told).toMatchObject({
    value: {
      order: { here: { student: noon, courier: null } },
      effects: [{ type: 'tell', whom: 'vendor', what: 'here', notBefore: noon }],
    },
  });
  const there = after(order, isHere('one'));
  expect(after(there, isHere('two'))).toBe(there);
});

test('the student is told that the courier is there, who brings it', () => {
  const had = { type: 'delivery', place: 'Library' } as const;
  const order = readyOrder({ had });
  expect(done(order, isHere('s'))).toMatchObject(refused('WRONG_PHASE'));
  expect(done(order, isHere('c', courier))).toMatchObject(refused('NOT_FOUND'));
  expect(done(after(order, setOut()), isHere('c', courier))).toMatchObject({
    value: {
      order: { here: { student: null, courier: noon } },
      effects: [{ whom: 'student', what: 'here' }],
    },
  });
});

test('nobody is there for what is over', () => {
  expect(done(after(readyOrder(), deliver()), isHere('h'))).toMatchObject(refused('TOO_LATE'));
  expect(done(after(orderOf(), cancel(vendor)), isHere('h'))).toMatchObject(refused('TOO_LATE'));
});

test('what somebody wanted to cancel and took all the same is not cancelled any more', () => {
  const asked = after(readyOrder(), cancel(ann));
  const order = after(asked, deliver());
  // Nor is a yes taken as done.
  expect(done(order, answer('cancel', true))).toMatchObject(refused('TOO_LATE'));
  expect(after(order, undo(order, noon)).asked).toEqual(asked.asked);
  expect(after(order, refund(ann)).asked).toMatchObject({ type: 'refund' });
});

describe('what a card has paid, and is gone', () => {
  const delivery = { had: { type: 'delivery', place: 'Library' } } as const;
  const { total } = orderOf();
  const back = (order: OrderState) =>
    seen(order.total, {
      refunds: [{ refundid: 'hand', key: null, amount: order.total, status: 'succeeded' }],
    });
  const dispute = (order: OrderState, status: 'open' | 'won' | 'lost') =>
    seen(order.total, { disputes: [{ disputeid: 'd', amount: order.total, status }] });
  const unpaid = refused('WRONG_PHASE', moneyIsGone);

  test.each([
    ['went back by hand', back],
    ['is disputed', (order: OrderState) => dispute(order, 'open')],
    ['was lost to a bank', (order: OrderState) => dispute(order, 'lost')],
  ])('as it %s: it is not handed over, with a code or without', (_how, look) => {
    const made = readyOrder();
    const gone = after(made, [look(made), gateway]);
    expect(done(gone, deliver('code'))).toMatchObject(unpaid);
    expect(done(gone, deliver())).toMatchObject(unpaid);
    // Its code was not used by that.
    expect(gone.code.usedAt).toBeNull();
    const brought = after(readyOrder(delivery), setOut());
    const disputed = after(brought, [look(brought), gateway]);
    expect(done(disputed, deliver('code', courier))).toMatchObject(unpaid);
  });

  test('and is there again, as a dispute is won: it is handed over', () => {
    const made = readyOrder();
    const gone = after(made, [dispute(made, 'open'), gateway]);
    const won = after(gone, [dispute(made, 'won'), gateway]);
    expect(after(won, deliver('code')).status).toBe('delivered');
  });

  test.each([
    ['a student to a counter', ann, readyOrder()],
    ['a courier to a door', courier, after(readyOrder(delivery), setOut())],
  ])('and calls nobody: %s', (_who, by, made) => {
    const gone = after(made, [dispute(made, 'open'), gateway]);
    expect(done(gone, isHere('h', by))).toMatchObject(unpaid);
    // Nor are they called by whoever had come before; sent again it is what was done before.
    const there = after(made, isHere('h', by), [dispute(made, 'open'), gateway]);
    expect(there.here).toEqual({ student: null, courier: null });
    expect(after(there, isHere('h', by))).toBe(there);
    const won = after(gone, [dispute(made, 'won'), gateway]);
    expect(after(won, isHere('h', by)).here).not.toEqual(gone.here);
  });

  test('but for a part: the rest is handed over, and so is what costs nothing', () => {
    const part = { refundid: 'hand', key: null, amount: total - 1, status: 'succeeded' as const };
    const less = after(readyOrder(), [seen(total, { refunds: [part] }), gateway]);
    expect(after(less, deliver('code')).status).toBe('delivered');
    const free = orderOf({ lines: [line({ price: 0 })], tip: 0 });
    expect(after(free, accept(), prepare(), ready(), deliver()).status).toBe('delivered');
  });

  test('went back from hand to hand, at the counter: what is left of the order is handed over', () => {
    const lines = [line(), line({ itemid: 'a', price: 0 })];
    const placed = orderOf({ pay: 'counter', lines, tip: 0 });
    const made = after(placed, accept(), prepare(), ready(), takeMoney(), refund(vendor, [0]));
    expect(after(made, deliver('code')).status).toBe('delivered');
  });
});
