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
import { awaitsCard, heldUntil, mayPlaceAt } from './held-for-nothing.ts';

const { letGo, letGoWithin, unpaid, unanswered, changeOfMind, changesOfMind } = orderLimits;
const expired = (order: OrderState, at: number) =>
  after(order, [{ id: 'late', type: 'expire' }, server, at]);
const cancelled = (order = orderOf({ pay: 'counter' }), at = noon + changeOfMind) =>
  after(order, [cancel(ann)[0], ann, at]);
const notPaid = () => expired(orderOf(), noon + unpaid);
const withoutPage = () => after(orderOf(), [{ id: '', type: 'page-failed' }, server]);
/** What they held for nothing, by when that ended. */
const heldBy = (orders: readonly OrderState[]) => ({
  letGo: orders.flatMap((order) => heldUntil(order).letGo ?? []),
  changedMind: orders.flatMap((order) => heldUntil(order).changedMind ?? []),
});
const soOften = (order: OrderState, count: number) =>
  heldBy(Array.from({ length: count }, () => order));
const cancelledAtOnce = (order = orderOf({ pay: 'counter' })) =>
  cancelled(order, noon + changeOfMind - 1);

test.each<[string, () => OrderState]>([
  ['cancelled by whoever placed it', cancelled],
  ['the same, of what was paid', () => cancelled(paidOrder())],
  ['not paid by card in time', notPaid],
])('let go: %s', (_what, make) => {
  const order = make();
  expect(order.status).toBe('cancelled');
  const end = order.steps.at(-1)?.at ?? 0;
  const refused = { because: 'letGo', at: end + letGoWithin };
  expect(mayPlaceAt(soOften(order, letGo), end)).toEqual(refused);
  expect(mayPlaceAt(soOften(order, letGo - 1), end)).toBeNull();
});

test.each<[string, () => OrderState]>([
  ['of what is paid at the counter', cancelledAtOnce],
  ['of what is paid by card', () => cancelledAtOnce(paidOrder())],
  ['at the moment of placing it', () => cancelled(orderOf(), noon)],
])('cancelled at once: forgiven some times, and no more: %s', (_what, make) => {
  const order = make();
  expect(order.status).toBe('cancelled');
  const end = order.steps.at(-1)?.at ?? 0;
  const refused = { because: 'changedMind', at: end + letGoWithin };
  expect(mayPlaceAt(soOften(order, changesOfMind), end)).toEqual(refused);
  expect(mayPlaceAt(soOften(order, changesOfMind - 1), end)).toBeNull();
});

test('of two reasons the one counts for which one waits longer', () => {
  const [early, late] = [cancelledAtOnce(), cancelled()];
  const both = [
    ...Array.from({ length: changesOfMind }, () => early),
    ...Array.from({ length: letGo }, () => late),
  ];
  const end = noon + changeOfMind;
  expect(mayPlaceAt(heldBy(both), end)).toEqual({ because: 'letGo', at: end + letGoWithin });
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
  ['not paid, as there was no page to pay on', () => expired(withoutPage(), noon + unpaid)],
  ['cancelled, as there was no page to pay on', () => cancelled(withoutPage())],
  ['the same, at once', () => cancelledAtOnce(withoutPage())],
  ['handed over', deliveredOrder],
  ['still open', orderOf],
])('not let go: %s', (_what, make) => {
  const held = soOften(make(), changesOfMind + letGo);
  expect(held).toEqual({ letGo: [], changedMind: [] });
  expect(mayPlaceAt(held, noon + unanswered)).toBeNull();
});

test('whenever they ended: more are possible from the moment on at which fewer than that of each sort are of the last day', () => {
  const now = noon + 2 * letGoWithin;
  const ends = fc.record({
    // How long it was held, and when that ended.
    for: fc.oneof(fc.integer({ min: 0, max: 2 * changeOfMind }), fc.constant(changeOfMind)),
    at: fc.integer({ min: noon + 2 * changeOfMind, max: now }),
  });
  fc.assert(
    fc.property(fc.array(ends, { maxLength: 12 }), (all) => {
      const held = heldBy(
        all.map((end) =>
          cancelled({ ...orderOf({ pay: 'counter' }), placedAt: end.at - end.for }, end.at),
        ),
      );
      const isLate = (each: { readonly for: number }) => each.for >= changeOfMind;
      const within = (at: number) => all.filter((each) => each.at > at - letGoWithin);
      const isFree = (at: number) => {
        const late = within(at).filter(isLate).length;
        return late < letGo && within(at).length - late < changesOfMind;
      };
      const refused = mayPlaceAt(held, now);
      expect(refused === null).toBe(isFree(now));
      if (refused === null) return;
      expect(refused.at).toBeGreaterThan(now);
      expect(isFree(refused.at)).toBe(true);
      expect(mayPlaceAt(held, refused.at)).toBeNull();
      expect(mayPlaceAt(held, refused.at - 1)).toEqual(refused);
    }),
  );
});

test('that there was no page is noted once, and counts no more once it is paid', () => {
  const order = withoutPage();
  expect(order.steps.filter(({ type }) => type === 'page-failed')).toHaveLength(1);
  expect(after(order, [{ id: '', type: 'page-failed' }, server])).toBe(order);
  const paid = after(order, [seen(order.total), gateway]);
  expect(paid.status).toBe('paid');
  expect(heldUntil(cancelled(paid)).letGo).toBe(noon + changeOfMind);
  const counter = orderOf({ pay: 'counter' });
  expect(after(counter, [{ id: '', type: 'page-failed' }, server])).toBe(counter);
});

test('by card it waits for its payment until that is there, or it is called off', () => {
  expect(awaitsCard(orderOf())).toBe(true);
  expect(awaitsCard(orderOf({ pay: 'counter' }))).toBe(false);
  expect(awaitsCard(paidOrder())).toBe(false);
  expect(awaitsCard(notPaid())).toBe(false);
});
