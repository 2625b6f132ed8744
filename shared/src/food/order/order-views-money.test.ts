import { expect, test } from 'vitest';
import type { OrderState } from './order-state.ts';
import { kitchenOrderOf, ownOrderOf } from './order-views.ts';
import {
  after,
  deliveredOrder,
  line,
  lookedAt,
  nameOf,
  noon,
  orderid,
  paidOrder,
  refund,
  twoLines,
  vendor,
} from './testing/orders.ts';

const stall = { stallid: nameOf('stall'), name: 'Bar', place: 'Hall', timeZone: 'Europe/Berlin' };
const own = (order: OrderState) =>
  ownOrderOf(order, { revision: 3, stall, proof: '', hasInvoice: false }, noon);
const kitchen = (order: OrderState) =>
  kitchenOrderOf(order, { revision: 3, username: 'Ann' }, noon);

test('whoever ordered is told of each line whether its own money has arrived', () => {
  const isBack = (order: OrderState) => own(order).lines.map((each) => each.isBack ?? false);
  const [one, two] = [refund(vendor, [0]), refund(vendor, [1])];
  const keyOf = ([{ id }]: typeof one) => `${orderid}:${id}`;
  const arrived = { key: keyOf(one), amount: 400, status: 'succeeded' as const };
  const given = after(paidOrder({ lines: [...twoLines, line()] }), one);
  expect(isBack(given)).toEqual([false, false, false]);
  const first = lookedAt(given, [arrived]);
  expect(isBack(first)).toEqual([true, false, false]);
  // Nothing that comes of the rest changes that.
  const both = after(first, two);
  const failed = { key: keyOf(two), amount: 600, status: 'failed' as const };
  const others = [both, lookedAt(first, [arrived], 650), lookedAt(both, [arrived, failed])];
  for (const order of [...others, after(both, refund(vendor, [2]))]) {
    expect(isBack(order)).toEqual([true, false, false]);
  }
  // A bank may send it back.
  expect(isBack(lookedAt(first, [{ ...arrived, status: 'failed' }]))).toEqual([
    false,
    false,
    false,
  ]);
  expect(kitchen(first).lines.some((each) => 'isBack' in each)).toBe(false);
});

test('of what was called off nothing is back while a bank holds it, whatever has failed before', () => {
  const off = after(deliveredOrder(), refund(vendor));
  const failed = { key: `${orderid}:back:pi:1`, amount: off.total, status: 'failed' as const };
  for (const disputed of [off.total, 100]) {
    const held = lookedAt(lookedAt(off, [failed]), [failed], disputed);
    const none = { back: 0, failed: 0, refundWaits: 0, hasDispute: true };
    expect(kitchen(held)).toMatchObject(none);
    expect(kitchen(lookedAt(off, [failed], disputed))).toMatchObject(none);
    expect(kitchen(lookedAt(off, [], disputed))).toMatchObject(none);
  }
});
