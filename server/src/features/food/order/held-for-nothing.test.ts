import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import {
  accept,
  after,
  ann,
  answer,
  cancel,
  deliveredOrder,
  gateway,
  noon,
  orderOf,
  paidOrder,
  seen,
  server,
  vendor,
} from '@sets/shared/food/order/testing/orders.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { awaitsCard, letGoAt, mayPlaceAt } from './held-for-nothing.ts';

const { letGo, letGoWithin, unpaid, unanswered, changeOfMind } = orderLimits;
const expired = (order: OrderState, at: number) =>
  after(order, [{ id: 'late', type: 'expire' }, server, at]);
const cancelled = (order = orderOf({ pay: 'counter' }), at = noon + changeOfMind) =>
  after(order, [cancel(ann)[0], ann, at]);
const notPaid = () => expired(orderOf(), noon + unpaid);
const withoutPage = () => after(orderOf(), [{ id: '', type: 'page-failed' }, server]);
const timesOf = (orders: readonly OrderState[]) => orders.map(letGoAt).filter((at) => at !== null);
const thrice = (order: OrderState) => timesOf(Array.from({ length: letGo }, () => order));

test.each<[string, () => OrderState]>([
  ['cancelled by whoever placed it', cancelled],
  ['the same, of what was paid', () => cancelled(paidOrder())],
  ['not paid by card in time', notPaid],
])('let go: %s', (_what, make) => {
  const order = make();
  expect(order.status).toBe('cancelled');
  const end = order.steps.at(-1)?.at ?? 0;
  expect(mayPlaceAt(thrice(order), end)).toBe(end + letGoWithin);
  expect(mayPlaceAt(thrice(order).slice(1), end)).toBeNull();
});

test.each<[string, () => OrderState]>([
  ['cancelled by its stall', () => after(orderOf({ pay: 'counter' }), cancel(vendor))],
  [
    'cancelled as its stall agreed',
    () => after(orderOf({ pay: 'counter' }), accept(), cancel(ann), answer('cancel', true)),
  ],
  ['not answered at the counter', () => expired(orderOf({ pay: 'counter' }), noon + unanswered)],
  ['paid, and not answered', () => expired(paidOrder(), noon + unanswered)],
  ['paid too late', () => after(notPaid(), [seen(orderOf().total), gateway])],
  [
    'free, sent as by card, and not answered',
    () => expired({ ...orderOf(), status: 'paid', paidAt: noon, total: 0 }, noon + unanswered),
  ],
  ['cancelled at once', () => cancelled(orderOf({ pay: 'counter' }), noon + changeOfMind - 1)],
  ['not paid, as there was no page to pay on', () => expired(withoutPage(), noon + unpaid)],
  ['cancelled, as there was no page to pay on', () => cancelled(withoutPage())],
  ['handed over', deliveredOrder],
  ['still open', orderOf],
])('not let go: %s', (_what, make) => {
  expect(mayPlaceAt(thrice(make()), noon + unanswered)).toBeNull();
});

test('whenever they were let go: more are possible from the moment on at which fewer than that are of the last day', () => {
  const now = noon + 2 * letGoWithin;
  const moments = fc.integer({ min: noon + changeOfMind, max: now });
  fc.assert(
    fc.property(fc.array(moments, { maxLength: 8 }), (times) => {
      const orders = timesOf(times.map((at) => cancelled(orderOf({ pay: 'counter' }), at)));
      const late = (at: number) => times.filter((time) => time > at - letGoWithin).length;
      const mayAt = mayPlaceAt(orders, now);
      expect(mayAt === null).toBe(late(now) < letGo);
      if (mayAt === null) return;
      expect(mayAt).toBeGreaterThan(now);
      expect(late(mayAt)).toBeLessThan(letGo);
      expect(mayPlaceAt(orders, mayAt)).toBeNull();
      expect(mayPlaceAt(orders, mayAt - 1)).toBe(mayAt);
    }),
  );
});

test('that there was no page is noted once, and counts no more once it is paid', () => {
  const order = withoutPage();
  expect(order.steps.filter(({ type }) => type === 'page-failed')).toHaveLength(1);
  expect(after(order, [{ id: '', type: 'page-failed' }, server])).toBe(order);
  const paid = after(order, [seen(order.total), gateway]);
  expect(paid.status).toBe('paid');
  expect(letGoAt(cancelled(paid))).toBe(noon + changeOfMind);
  const counter = orderOf({ pay: 'counter' });
  expect(after(counter, [{ id: '', type: 'page-failed' }, server])).toBe(counter);
});

test('by card it waits for its payment until that is there, or it is called off', () => {
  expect(awaitsCard(orderOf())).toBe(true);
  expect(awaitsCard(orderOf({ pay: 'counter' }))).toBe(false);
  expect(awaitsCard(paidOrder())).toBe(false);
  expect(awaitsCard(notPaid())).toBe(false);
});
