import { orderOf } from '@sets/shared/food/order/testing/orders.ts';
import { expect, test } from 'vitest';
import { KnownOrders } from './known-orders.ts';

const read = (orderid: string, revision: number) => ({
  order: { ...orderOf(), orderid },
  revision,
});

test('an order is known as of the revision that was noted last, and of no other', () => {
  const known = new KnownOrders(10);
  const [first, second] = [read('a', 1), read('a', 2)];
  known.note(first);
  expect(known.of('a', 1)).toBe(first);
  expect(known.of('a', 2)).toBeNull();
  expect(known.of('b', 1)).toBeNull();
  known.note(second);
  expect(known.of('a', 1)).toBeNull();
  expect(known.of('a', 2)).toBe(second);
});

test('of more than are kept those go that were noted longest ago', () => {
  const known = new KnownOrders(2);
  known.note(read('a', 1));
  known.note(read('b', 1));
  known.note(read('a', 2));
  known.note(read('c', 1));
  expect(known.of('b', 1)).toBeNull();
  expect(known.of('a', 2)).not.toBeNull();
  expect(known.of('c', 1)).not.toBeNull();
});
