import { isOver } from '@sets/shared/food/order/order-change.ts';
import { orderStatuses } from '@sets/shared/food/order/order.contract.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anOrder } from '../../../../../test/fake-food-orders.ts';
import { canComeBack, mayBecomeReady, pauseFor, spread, stepsOf } from './order-steps.ts';

const had = fc.constantFrom(
  { type: 'pick-up' as const },
  { type: 'delivery' as const, place: 'Room 12' },
);
const status = fc.constantFrom(...orderStatuses).filter((each) => !isOver({ status: each }));

it('what is done stands before what is now, and that before what is to come', () => {
  fc.assert(
    fc.property(had, status, (way, now) => {
      fc.pre(way.type === 'delivery' || now !== 'under-way');
      const steps = stepsOf({ had: way, status: now }).map(({ is }) => is);
      expect(steps.filter((is) => is === 'now')).toHaveLength(1);
      const order = ['done', 'now', 'to-come'];
      const places = steps.map((is) => order.indexOf(is));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});

it('what is over has no steps', () => {
  for (const over of ['delivered', 'cancelled', 'refunded'] as const)
    expect(stepsOf({ status: over, had: { type: 'pick-up' } })).toEqual([]);
});

it('what is not over may become ready, also what is so already: the stall can take that back', () => {
  const order = anOrder('one');
  const now = Date.parse(order.placedAt);
  const found = orderStatuses.filter((each) => mayBecomeReady({ ...order, status: each }, now));
  expect(found).toEqual(['placed', 'paid', 'accepted', 'preparing', 'ready', 'under-way']);
  const delivered = { ...order, status: 'delivered' as const, deliveredAt: order.placedAt };
  expect(mayBecomeReady(delivered, now + 5_000)).toBe(true);
  expect(mayBecomeReady(delivered, now + 600_000)).toBe(false);
});

it('what is older than any order that is under way does not become ready', () => {
  const { openWithin } = orderLimits;
  const order = anOrder('one', { status: 'accepted' });
  const now = Date.parse(order.placedAt);
  expect(mayBecomeReady(order, now + openWithin - 1)).toBe(true);
  expect(mayBecomeReady(order, now + openWithin)).toBe(false);
});

it('is asked for anew while something may become of it, and not in step with others', () => {
  const order = anOrder('one');
  const now = Date.parse(order.placedAt);
  expect(pauseFor(order, now, false)).toBe(12_000);
  expect(pauseFor(order, now, true)).toBe(60_000);
  expect([spread(12_000, 0), spread(12_000, 1)]).toEqual([12_000, 15_000]);
  const over = { ...order, status: 'delivered' as const };
  expect(pauseFor(over, now, false)).toBeNull();
  const asked = { type: 'refund' as const, lines: null, reason: 'Cold.', at: order.placedAt };
  expect(pauseFor({ ...over, asked }, now, false)).toBe(60_000);
  expect(pauseFor({ ...over, sums: { ...order.sums, returning: 5 } }, now, false)).toBe(60_000);
});

it('one that was just handed over is asked for still: the stall can take that back', () => {
  const deliveredAt = '2031-05-06T10:00:00.000Z';
  const now = Date.parse(deliveredAt);
  const order = anOrder('one', { status: 'delivered', deliveredAt, proof: null });
  expect(pauseFor(order, now + 5_000, false)).toBe(12_000);
  expect(canComeBack(order, now + 5_000)).toBe(true);
  expect(pauseFor(order, now + 600_000, false)).toBeNull();
  expect(canComeBack(order, now + 600_000)).toBe(false);
  expect(canComeBack(anOrder('two', { status: 'cancelled' }), now)).toBe(false);
});
