import { expect, test } from 'vitest';
import type { OrderEventType } from './order-events.ts';
import { decide } from './order-machine.ts';
import type { OrderEvent } from './order-events.ts';
import { orderLimits } from './order.limits.ts';
import {
  accept,
  after,
  ann,
  courier,
  deliver,
  done,
  gateway,
  noon,
  orderOf,
  prepare,
  ready,
  readyOrder,
  refund,
  seen,
  server,
  setOut,
  undo,
  vendor,
} from './testing/orders.ts';

const had = { type: 'delivery', place: 'Library' } as const;
const underWay = () => after(readyOrder({ had }), setOut());

const may: Record<OrderEventType, string> = {
  accept: 'vendor',
  prepare: 'vendor',
  ready: 'vendor',
  'set-out': 'vendor',
  'take-money': 'vendor courier',
  deliver: 'vendor courier',
  undo: 'vendor',
  here: 'student courier',
  cancel: 'student vendor',
  refund: 'student vendor',
  answer: 'vendor',
  'payment-begun': 'server',
  'page-failed': 'server',
  'payment-seen': 'gateway',
  'refund-failed': 'gateway',
  expire: 'server',
};
const given: Record<OrderEventType, object> = {
  accept: {},
  prepare: {},
  ready: {},
  'set-out': { courier: 'cora' },
  'take-money': {},
  deliver: { code: null },
  undo: { step: 'none' },
  here: {},
  cancel: { paymentid: null, reason: '' },
  refund: { lines: null, reason: '' },
  answer: { asked: 'cancel', agrees: true, reason: '' },
  'payment-begun': { paymentid: 'pi' },
  'page-failed': {},
  'payment-seen': { payment: { paymentid: 'pi', amount: 1, refunds: [], disputes: [] } },
  'refund-failed': { key: 'none' },
  expire: {},
};
const everybody = [ann, vendor, courier, gateway, server];

test.each(Object.entries(may))('who may do: %s', (type, roles) => {
  const order = underWay();
  const event = { id: 'e', type, ...given[type as OrderEventType] } as OrderEvent;
  for (const by of everybody) {
    const decided = decide(order, event, by, noon);
    const isForbidden = !decided.ok && decided.error.code === 'FORBIDDEN';
    expect([by.role, isForbidden]).toEqual([by.role, !roles.split(' ').includes(by.role)]);
  }
});

test('of others nobody finds an order', () => {
  const notFound = { ok: false, error: { code: 'NOT_FOUND' } };
  const here = { id: 'e', type: 'here' } as const;
  expect(decide(underWay(), here, { role: 'student', userid: 'bob' }, noon)).toMatchObject(
    notFound,
  );
  expect(decide(underWay(), here, { role: 'courier', userid: 'carl' }, noon)).toMatchObject(
    notFound,
  );
  const nobodys = { ...orderOf(), userid: '' };
  expect(decide(nobodys, here, { role: 'student', userid: '' }, noon)).toMatchObject(notFound);
});

test('buttons that are pressed for ever come to an end, money does not', () => {
  let order = after(orderOf(), [seen(orderOf().total), gateway]);
  while (order.steps.length < orderLimits.steps) {
    order = after(order, accept());
    if (order.steps.length < orderLimits.steps) order = after(order, undo(order, noon));
  }
  const press = order.status === 'accepted' ? undo(order, noon) : accept();
  expect(done(order, press)).toMatchObject({ ok: false, error: { code: 'FULL' } });
  const called = { id: 'c', type: 'cancel', paymentid: null, reason: '' } as const;
  expect(after(order, [called, vendor])).toMatchObject({
    status: 'cancelled',
    ledger: { refunds: [{ amount: order.total }] },
  });
  const back = { refundid: 're', key: null, amount: 1, status: 'succeeded' } as const;
  const told = done(order, [seen(order.total, { refunds: [back] }), gateway]);
  expect(told).toMatchObject({
    ok: true,
    value: { order: { ledger: { refunds: [{ amount: 1 }] } } },
  });
});

test('however much was done with an order, money of what was handed over can go back', () => {
  const kitchen = [accept(), prepare(), ready(), deliver()] as const;
  let order = after(orderOf(), [seen(orderOf().total), gateway]);
  while (order.steps.length < orderLimits.steps - kitchen.length) {
    const accepted = after(order, accept());
    order = after(accepted, undo(accepted, noon));
  }
  for (const step of kitchen)
    if (order.steps.length < orderLimits.steps) order = after(order, step);
  expect(order.status).toBe('delivered');
  expect(after(order, refund(vendor, null)).status).toBe('refunded');
});
