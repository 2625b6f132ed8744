import { expect, it } from 'vitest';
import { orderMessages } from '../parts/order.messages.ts';
import { cardMessages } from './board/card.messages.ts';
import { kitchenMessages as words } from './kitchen.messages.ts';

it('tells hours from 60 minutes on', () => {
  expect(words.waited(0)).toBe('Came just now');
  expect(words.waited(59)).toBe('Came 59 minutes ago');
  expect(words.waited(60)).toBe('Came 1 hour ago');
  expect(words.late(61)).toBe('Late by 1 hour 1 minute');
  expect(words.late(125)).toBe('Late by 2 hours 5 minutes');
});

it('tells days from 24 hours on, and no minutes beside them', () => {
  expect(words.late(1_439)).toBe('Late by 23 hours 59 minutes');
  expect(words.late(1_440)).toBe('Late by 1 day');
  expect(words.late(1_510)).toBe('Late by 1 day 1 hour');
  expect(words.waited(3_000)).toBe('Came 2 days 2 hours ago');
});

it('writes the numbers that are called as they are called', () => {
  expect(orderMessages.number(1_031)).toBe('Order 1031');
  expect(cardMessages.tapOf('Accept', 1_031)).toBe('Accept: order 1031');
  expect(words.did.ready(1_031)).toBe('Order 1031 is ready');
  expect(words.news([1_031, 1_032])).toBe('New orders: 1031, 1032');
  expect(words.batch.orders([1_031])).toBe('For order 1031');
});
