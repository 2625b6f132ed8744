import { expect, test } from 'vitest';
import type { OrderState } from './order-state.ts';
import {
  after,
  cancel,
  lookedAt,
  orderid,
  orderOf,
  paidOrder,
  refund,
  type RefundShown,
  vendor,
} from './testing/orders.ts';

/* Who is told that money did not go back, and whether it goes out again by itself. */

const { total } = orderOf();
type Try = readonly [RefundShown['key'], RefundShown['status']];
const look = (order: OrderState, tries: readonly Try[]): OrderState =>
  lookedAt(
    order,
    tries.map(([key, status]) => ({ key, amount: total, status })),
  );
const own = (attempt: number): string => `${orderid}:back:pi:${attempt}`;
const failed = (count: number) =>
  Array.from({ length: count }, (_none, at) => [own(at + 1), 'failed'] as const);
const cancelled = after(paidOrder(), cancel(vendor));
/** Whose refund failed so often. */
const failing = (count: number): OrderState =>
  Array.from({ length: count }, (_none, at) => at + 1).reduce(
    (order, tries) => look(order, failed(tries)),
    cancelled,
  );
const news = (before: OrderState, order: OrderState) =>
  order.outbox
    .slice(before.outbox.length)
    .flatMap((each) => (each.type === 'tell' ? [[each.whom, each.what]] : []));

const toVendor = ['vendor', 'refund-failed'];
const isStuck = [toVendor, ['student', 'refund-stuck']];

test('who waits for it is told once nothing goes out by itself any more', () => {
  expect(news(failing(1), failing(2))).toEqual([toVendor]);
  expect(news(failing(2), failing(3))).toEqual(isStuck);
});

test('also where the last one had arrived, and a bank sent it back', () => {
  const arrived = look(failing(2), [...failed(2), [own(3), 'succeeded']]);
  expect(news(arrived, look(arrived, failed(3)))).toEqual(isStuck);
});

test('and so they are where a try by hand fails after that', () => {
  const deed = refund(vendor, []);
  const key = `${orderid}:${deed[0].id}:pi`;
  const again = after(failing(3), deed);
  expect(again.outbox.at(-1)).toMatchObject({ type: 'refund', key });
  expect(news(again, look(again, [...failed(3), [key, 'failed']]))).toEqual(isStuck);
  expect(news(again, look(again, [...failed(3), [key, 'succeeded']]))).toEqual([
    ['student', 'money-back'],
  ]);
});
