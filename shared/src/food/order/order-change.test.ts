import { expect, it } from 'vitest';
import { isOver, waitsForCard } from './order-change.ts';
import { orderStatuses } from './order.contract.ts';

it('is over once it was handed over or called off', () => {
  expect(orderStatuses.filter((status) => isOver({ status }))).toEqual([
    'delivered',
    'cancelled',
    'refunded',
  ]);
});

it('waits for its card until it is paid or called off, and never where it is paid at the counter', () => {
  expect(orderStatuses.filter((status) => waitsForCard({ status, pay: 'card' }))).toEqual([
    'placed',
  ]);
  expect(orderStatuses.filter((status) => waitsForCard({ status, pay: 'counter' }))).toEqual([]);
});
