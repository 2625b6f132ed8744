import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decide } from './order-machine.ts';
import { moneyIsGone } from './order-change.ts';
import type { OrderEvent } from './order-events.ts';
import { orderLimits } from './order.limits.ts';
import { type Doer, orderState, type OrderState } from './order-state.ts';
import { withoutPerson } from './order-forgetting.ts';
import { kitchenOrderOf, mayOf, ownOrderOf } from './order-views.ts';
import { kitchenOrder, ownOrders } from './own-order.contract.ts';
import { textOfProof } from './proof.ts';
import { happenings } from './testing/happenings.ts';
import { type Happening, OrderWorld } from './testing/order-world.ts';
import {
  accept,
  after,
  ann,
  answer,
  cancel,
  courier,
  deliveredOrder,
  gateway,
  lookedAt,
  nameOf,
  noon,
  orderid,
  orderOf,
  paidOrder,
  refund,
  seen,
  server,
  takeMoney,
  vendor,
} from './testing/orders.ts';

const stall = { stallid: nameOf('stall'), name: 'Bar', place: 'Hall', timeZone: 'Europe/Berlin' };
const proof = textOfProof({ orderid, code: 'code', signature: 's'.repeat(43) });
const beside = { revision: 3, stall, proof, hasInvoice: false };
const own = (order: OrderState, at = noon) => ownOrderOf(order, beside, at);
const kitchen = (order: OrderState, at = noon) =>
  kitchenOrderOf(order, { revision: 3, username: 'Ann' }, at);

const worlds = fc.tuple(
  fc.record({
    pay: fc.constantFrom('card' as const, 'card' as const, 'counter' as const),
    had: fc.constantFrom({ type: 'pick-up' } as const, {
      type: 'delivery' as const,
      place: 'Library',
    }),
  }),
  happenings,
);
type Given = NonNullable<Parameters<typeof orderOf>[0]>;
const worldOf = ([kind, all]: [Given, readonly Happening[]]) => {
  const world = new OrderWorld(orderOf(kind));
  for (const each of all) world.happens(each);
  return world;
};

test('whatever has happened, and whoever is gone, both sides are told it as the contract says', () => {
  fc.assert(
    fc.property(worlds, (given) => {
      const { order: known, at } = worldOf(given);
      const nobodys = [ann, vendor, courier].reduce(
        (state, { userid }) => withoutPerson(state, userid),
        known,
      );
      for (const order of [known, nobodys]) {
        const page = { orders: [own(order, at)], next: null };
        expect(z.safeParse(ownOrders, page).error).toBeUndefined();
        expect(z.safeParse(kitchenOrder, kitchen(order, at)).error).toBeUndefined();
        expect(z.safeParse(orderState, order).error).toBeUndefined();
      }
    }),
    { numRuns: 100 },
  );
});

test('what somebody is told that they may do they may, and nothing else', () => {
  fc.assert(
    fc.property(worlds, (given) => {
      const { order, at } = worldOf(given);
      const changes = (event: OrderEvent, by: Doer): OrderState | null => {
        const decided = decide(order, event, by, at);
        return decided.ok && decided.value.order !== order ? decided.value.order : null;
      };
      const may = mayOf(order, at);
      const cancelled = changes({ id: 'new', type: 'cancel', paymentid: null, reason: '' }, ann);
      expect(may.cancel).toBe(cancelled?.status === 'cancelled');
      expect(may.askCancel).toBe(cancelled?.asked?.type === 'cancel');
      const asks = changes({ id: 'new', type: 'refund', lines: null, reason: '' }, ann);
      expect(may.askRefund).toBe(asks !== null);
      const step = order.steps.findLast(({ isUndone, type }) => !isUndone && type !== 'undo');
      const undone = changes({ id: 'new', type: 'undo', step: step?.id ?? '' }, vendor);
      expect(kitchen(order, at).undo?.step ?? null).toBe(undone === null ? null : step?.id);
    }),
    { numRuns: 250 },
  );
});

test('what is to be paid at the counter is told until it is paid, or over', () => {
  const order = orderOf({ pay: 'counter' });
  expect(own(order).toPay).toBe(order.total);
  expect(own(after(order, accept(), takeMoney())).toPay).toBe(0);
  expect(own(after(order, cancel(ann))).toPay).toBe(0);
  expect(own(orderOf()).toPay).toBe(0);
});

test('the code is shown as long as there is something to hand over', () => {
  expect(own(paidOrder()).proof).toBe(proof);
  expect(own(deliveredOrder()).proof).toBeNull();
  expect(own(after(paidOrder(), cancel(ann))).proof).toBeNull();
});

test('the vendor sees until when a step can be undone', () => {
  const order = after(paidOrder(), accept());
  const until = new Date(noon + orderLimits.undo).toISOString();
  expect(kitchen(order, noon + 9_999).undo).toEqual({ step: order.steps.at(-1)?.id, until });
  expect(kitchen(order, noon + 10_000).undo).toBeNull();
});

test('where an order goes whose owner is gone is told as nowhere', () => {
  const order = paidOrder({ had: { type: 'delivery', place: 'Library' } });
  expect(kitchen(order).had).toEqual({ type: 'delivery', place: 'Library' });
  expect(kitchen(withoutPerson(order, ann.userid)).had).toEqual({ type: 'delivery', place: '' });
});

test('the vendor sees what the stall may not keep', () => {
  const { total } = orderOf();
  const failed = [1, 2, 3].map((attempt) => ({
    refundid: `re${attempt}`,
    key: `${orderid}:back:pi:${attempt}`,
    amount: total,
    status: 'failed' as const,
  }));
  const stuck = [0, 1, 2, 3].reduce(
    (state, count) => after(state, [seen(total, { refunds: failed.slice(0, count) }), gateway]),
    after(paidOrder(), cancel(ann)),
  );
  expect(kitchen(stuck)).toMatchObject({ owed: total, failed: total, refundWaits: 0 });
  expect(own(stuck).owed).toBe(total);
  const again = after(stuck, refund(vendor, []));
  expect(kitchen(again)).toMatchObject({ owed: 0, failed: 0, refundWaits: 0 });
  expect(own(again).owed).toBeUndefined();
});

test('the vendor sees money that does not go back by itself, and that is disputed', () => {
  const { total } = orderOf();
  const failed = (key: string) => ({ refundid: key, key, amount: 400, status: 'failed' as const });
  const given = refund(vendor, [0]);
  const order = after(deliveredOrder(), given);
  expect(kitchen(order)).toMatchObject({ failed: 0, hasDispute: false, left: total - 400 });
  expect(own(order).lines.map(({ isRefunded }) => isRefunded)).toEqual([true, false]);
  const root = `${orderid}:${given[0].id}`;
  const refunds = [root, `${root}:again:2`, `${root}:again:3`].map(failed);
  const once = after(order, [seen(total, { refunds: refunds.slice(0, 1) }), gateway]);
  // It goes out again by itself, and is told so.
  expect(kitchen(once)).toMatchObject({ failed: 0, refundWaits: 400 });
  expect(kitchen(order).refundWaits).toBe(0);
  const twice = after(once, [seen(total, { refunds: refunds.slice(0, 2) }), gateway]);
  const back = after(twice, [seen(total, { refunds }), gateway]);
  expect(kitchen(back)).toMatchObject({ failed: 400, owed: 0, left: total });
  expect(kitchen(back).refundWaits).toBe(0);
  expect(own(back).owed).toBe(400);
  expect(own(back).lines.map(({ isRefunded }) => isRefunded)).toEqual([false, false]);
  const again = kitchen(after(back, refund(vendor, [0])));
  expect(again).toMatchObject({ failed: 0 });
  // Somebody gave so much back in the gateway's own pages that there is none left for the line.
  const byHand = { refundid: 'hand', key: null, amount: total - 399, status: 'succeeded' as const };
  const otherwise = after(back, [seen(total, { refunds: [...refunds, byHand] }), gateway]);
  expect(kitchen(otherwise)).toMatchObject({ failed: 0, left: 399 });
  const disputes = [{ disputeid: 'd', amount: total, status: 'open' as const }];
  expect(kitchen(after(paidOrder(), [seen(total, { disputes }), gateway])).hasDispute).toBe(true);
});

test('the vendor sees that there is an invoice once it is written, also of what went back since', () => {
  expect(kitchen(paidOrder()).hasInvoice).toBe(false);
  const delivered = deliveredOrder();
  expect(kitchen(delivered).hasInvoice).toBe(false);
  const outbox = delivered.outbox.filter(({ type }) => type !== 'invoice');
  const written = { ...delivered, outbox };
  expect(kitchen(written).hasInvoice).toBe(true);
  expect(kitchen(after(written, refund(vendor)))).toMatchObject({
    status: 'refunded',
    hasInvoice: true,
  });
});

test('the vendor sees that it is paid as long as its money is there', () => {
  const { total } = orderOf();
  expect(kitchen(orderOf()).isPaid).toBe(false);
  const paid = paidOrder();
  expect(kitchen(paid).isPaid).toBe(true);
  const dispute = (status: 'open' | 'won') => ({ disputeid: 'd', amount: total, status });
  const disputed = after(paid, [seen(total, { disputes: [dispute('open')] }), gateway]);
  expect(kitchen(disputed).isPaid).toBe(false);
  const won = after(disputed, [seen(total, { disputes: [dispute('won')] }), gateway]);
  expect(kitchen(won).isPaid).toBe(true);
  const byHand = (amount: number) => ({
    refundid: `hand${amount}`,
    key: null,
    amount,
    status: 'succeeded' as const,
  });
  const less = after(paid, [seen(total, { refunds: [byHand(total - 1)] }), gateway]);
  expect(kitchen(less).isPaid).toBe(true);
  const back = after(less, [seen(total, { refunds: [byHand(total - 1), byHand(1)] }), gateway]);
  expect(kitchen(back).isPaid).toBe(false);
  // What was taken at the counter is there, or went back from hand to hand.
  const counter = after(orderOf({ pay: 'counter' }), accept(), takeMoney());
  expect(kitchen(counter).isPaid).toBe(true);
});

test('of what the reason of an order is is told where it has one and goes on', () => {
  const asked = after(paidOrder(), accept(), cancel(ann));
  expect(own(after(asked, answer('cancel', false, null, 'It is cooked.')))).toMatchObject({
    reason: 'It is cooked.',
    reasonOf: 'cancel-refused',
  });
  const silent = after(asked, answer('cancel', false));
  for (const order of [silent, after(paidOrder(), refund(vendor))]) {
    expect(own(order)).not.toHaveProperty('reasonOf');
  }
});

test('who has ended an order is told, and what the vendor has refused', () => {
  const endedBy = (order: OrderState) => own(order).endedBy;
  const placed = orderOf({ pay: 'counter' });
  expect(endedBy(placed)).toBeNull();
  expect(endedBy(after(placed, cancel(ann)))).toBe('owner');
  expect(endedBy(after(placed, accept(), cancel(vendor)))).toBe('stall');
  const late = noon + orderLimits.unanswered + orderLimits.ahead;
  const expired = after(placed, [{ id: 'late', type: 'expire' }, server, late]);
  expect(endedBy(expired)).toBe('time');
  // By card, it waits for its payment, and for its stall from then on.
  const expire = [{ id: 'late', type: 'expire' }, server, late] as const;
  expect(endedBy(after(orderOf(), expire))).toBe('unpaid');
  expect(endedBy(after(paidOrder(), expire))).toBe('time');
  // Its stall could not answer what has lost its money: nobody is blamed.
  const { total } = orderOf();
  const lost = after(lookedAt(paidOrder(), [], total), expire);
  expect(own(lost)).toMatchObject({ status: 'cancelled', endedBy: null, reason: moneyIsGone });
  // What is paid after that changes nothing of why it ended.
  expect(endedBy(after(orderOf(), expire, [seen(total), gateway]))).toBe('unpaid');
  // What was asked first ended nothing.
  const asked = after(placed, accept(), cancel(ann));
  expect(endedBy(asked)).toBeNull();
  expect(endedBy(after(asked, answer('cancel', true)))).toBe('stall');
  expect(own(after(asked, answer('cancel', false))).refused).toEqual({
    cancel: true,
    refund: false,
  });
  expect(endedBy(deliveredOrder())).toBeNull();
  expect(endedBy(after(deliveredOrder(), refund(vendor)))).toBe('stall');
});

test('whoever ordered is told that what their card had paid is not there, until it is over', () => {
  expect(own(orderOf()).lacksMoney).toBeUndefined();
  expect(own(paidOrder()).lacksMoney).toBeUndefined();
  const all = orderOf().total;
  expect(own(lookedAt(paidOrder(), [], all)).lacksMoney).toBe(true);
  expect(own(lookedAt(paidOrder(), [], all - 1)).lacksMoney).toBeUndefined();
  expect(own(lookedAt(deliveredOrder(), [], all)).lacksMoney).toBeUndefined();
  const byHand = { key: null, amount: all, status: 'succeeded' as const };
  expect(own(lookedAt(paidOrder(), [byHand])).lacksMoney).toBe(true);
});
