import { expect, test } from 'vitest';
import { reasonOf } from './order-reason.ts';
import type { OrderState } from './order-state.ts';
import {
  accept,
  after,
  ann,
  answer,
  cancel,
  deliver,
  deliveredOrder,
  gateway,
  orderid,
  orderOf,
  paidOrder,
  prepare,
  ready,
  refund,
  seen,
  vendor,
} from './testing/orders.ts';

const { total } = orderOf();
const refused = (asked: 'cancel' | 'refund', reason: string) => answer(asked, false, null, reason);
const told = (order: OrderState) => [order.reason, reasonOf(order)];
const cancelRefused = after(
  paidOrder(),
  accept(),
  cancel(ann),
  refused('cancel', 'It is cooked already.'),
);

test('what the stall answers to what it refuses is why', () => {
  expect(told(cancelRefused)).toEqual(['It is cooked already.', 'cancel-refused']);
  const not = after(deliveredOrder(), refund(ann, [0]), refused('refund', 'You ate it.'));
  expect(told(not)).toEqual(['You ate it.', 'refund-refused']);
});

test('a refusal without a word leaves no word of before', () => {
  const one = after(deliveredOrder(), refund(vendor, [1]));
  expect(told(one)).toEqual(['cold', 'lines']);
  const not = after(one, refund(ann, [0]), refused('refund', ''));
  expect(told(not)).toEqual(['', 'refund-refused']);
});

test('what goes back of it after a refusal has a reason of its own, and not the other way round', () => {
  const back = after(cancelRefused, refund(vendor, [1]));
  expect(told(back)).toEqual(['cold', 'lines']);
  const handedOver = after(back, prepare(), ready(), deliver('code'), refund(ann, [0]));
  expect(told(after(handedOver, refused('refund', 'No.')))).toEqual(['No.', 'refund-refused']);
});

test('that the stall agrees is why lines go back', () => {
  const agreed = after(
    deliveredOrder(),
    refund(ann, [0]),
    answer('refund', true, null, 'Our fault.'),
  );
  expect(told(agreed)).toEqual(['Our fault.', 'lines']);
});

test('what was called off, or has nothing to tell, has no other reason', () => {
  expect(reasonOf(paidOrder())).toBeNull();
  expect(told(after(cancelRefused, cancel(vendor)))).toEqual(['', null]);
  expect(told(after(cancelRefused, refund(vendor)))).toEqual(['cold', null]);
});

/** The look at a gateway that could not give back what these keys name. */
const failing = (order: OrderState, key: string) => {
  const keys = [key, `${key}:again:2`, `${key}:again:3`];
  return keys.reduce((state, _key, count) => {
    const refunds = keys.slice(0, count + 1).map((each) => {
      return { refundid: each, key: each, amount: 400, status: 'failed' as const };
    });
    return after(state, [seen(total, { refunds }), gateway]);
  }, order);
};

test('what only goes out again, or had gone back, is no reason of its own', () => {
  const given = refund(vendor, [0]);
  const key = `${orderid}:${given[0].id}`;
  const asked = after(deliveredOrder(), given);
  const stuck = failing(asked, key);
  const not = after(stuck, refund(ann, [1]), refused('refund', 'No.'));
  const again = after(not, refund(vendor, []));
  expect(again.ledger.refunds.at(-1)).toMatchObject({ lines: [0], status: 'asked' });
  expect(told(again)).toEqual(['No.', 'refund-refused']);
  const refunds = [{ refundid: 're', key, amount: 400, status: 'succeeded' as const }];
  const twice = after(
    asked,
    [{ id: 'n', type: 'refund-failed', key }, gateway],
    refund(ann, [0]),
    [seen(total, { refunds }), gateway],
    answer('refund', true, null, 'Yes.'),
  );
  expect(twice.asked).toBeNull();
  expect(told(twice)).toEqual(['cold', 'lines']);
});
