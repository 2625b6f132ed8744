import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import { orderStatuses } from '@sets/shared/food/order/order.contract.ts';
import { beforeEach, expect, it } from 'vitest';
import { anOrder } from '../../../../../test/fake-food-orders.ts';
import { keptOrdersOf } from '../placed/kept-orders.ts';
import { awaitedOrders, mayBecomeReady } from './awaited.ts';

beforeEach(() => localStorage.clear());

const placedAt = '2031-05-06T10:00:00.000Z';
const at = Date.parse(placedAt);

it('what is not ready and not over may become ready', () => {
  const found = orderStatuses.filter((status) => mayBecomeReady({ status, placedAt }, at));
  expect(found).toEqual(['placed', 'paid', 'accepted', 'preparing']);
});

it('what is older than any order that is under way does not', () => {
  const { openWithin } = orderLimits;
  expect(mayBecomeReady({ status: 'accepted', placedAt }, at + openWithin - 1)).toBe(true);
  expect(mayBecomeReady({ status: 'accepted', placedAt }, at + openWithin)).toBe(false);
});

it('those are awaited that this device knows, but for the one that is shown', () => {
  const [one, two] = [anOrder('one'), anOrder('two')];
  const ready = anOrder('three', { status: 'ready' });
  keptOrdersOf('mira').keepAll([one, two, ready], 5);
  expect(awaitedOrders('mira', null)).toEqual([one, two]);
  expect(awaitedOrders('mira', one.orderid)).toEqual([two]);
  expect(awaitedOrders('noah', null)).toEqual([]);
});
