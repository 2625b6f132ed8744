import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { expect, test } from 'vitest';
import { anOrder } from '../../../../../test/fake-food-orders.ts';
import { newsOf } from './order-news.ts';

const news = (change: Partial<OwnOrder>) => newsOf(anOrder('one', change));
const refused = { cancel: true, refund: true };
const linesBack = 'The stall gives money back for some items. Why: \u2068Out of soup.\u2069';

test('why an order came to nothing stands beside that', () => {
  const ended = { status: 'cancelled', endedBy: 'stall', reason: 'Out of soup.' } as const;
  const both = ['The stall has cancelled it.', 'Why: \u2068Out of soup.\u2069'];
  expect(news(ended)).toEqual(both);
  expect(news({ ...ended, refused })).toEqual(both);
  expect(news({ status: 'refunded', reason: 'Out of soup.' })).toEqual([both[1]]);
  expect(news({ ...ended, reason: '' })).toEqual([both[0]]);
});

test('what the stall answered stands beside what it has refused', () => {
  const reason = 'It is cooked.';
  const why = `Why: \u2068${reason}\u2069`;
  expect(news({ status: 'preparing', refused, reason, reasonOf: 'cancel-refused' })).toEqual([
    `The stall has refused to cancel it. ${why}`,
  ]);
  expect(news({ status: 'delivered', refused, reason, reasonOf: 'refund-refused' })).toEqual([
    `The stall has refused to give money back. ${why}`,
  ]);
});

test('why money of some lines goes back is no reason of a refusal before, nor of nothing', () => {
  const lines = { reason: 'Out of soup.', reasonOf: 'lines' } as const;
  expect(news({ status: 'accepted', ...lines })).toEqual([linesBack]);
  expect(news({ status: 'accepted', refused, ...lines })).toEqual([
    'The stall has refused to cancel it.',
    linesBack,
  ]);
});

test('the reason of what does not count any more is not told', () => {
  const reason = 'It is cooked.';
  const cancelOnly = { cancel: true, refund: false };
  expect(
    news({ status: 'delivered', reason, reasonOf: 'cancel-refused', refused: cancelOnly }),
  ).toEqual([]);
  // As an older server told it.
  expect(news({ status: 'accepted', reason })).toEqual([]);
});
