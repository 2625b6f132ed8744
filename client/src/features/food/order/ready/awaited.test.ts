import { beforeEach, expect, it } from 'vitest';
import { anOrder } from '../../../../../test/fake-food-orders.ts';
import { keptOrdersOf } from '../placed/kept-orders.ts';
import { awaitedOrders, unreadOrders } from './awaited.ts';

beforeEach(() => localStorage.clear());

const kept = keptOrdersOf('mira');

it('those are awaited that this device knows, but for the one that is shown', () => {
  const [one, two] = [anOrder('one'), anOrder('two')];
  kept.keepAll([one, two], 5);
  expect(awaitedOrders('mira', null)).toEqual([one, two]);
  expect(awaitedOrders('mira', one.orderid)).toEqual([two]);
  expect(awaitedOrders('noah', null)).toEqual([]);
});

it('one that has become ready is unread until it is read, and awaited still: that can be taken back', () => {
  const one = anOrder('one');
  kept.keep(one, 5);
  const ready = anOrder('one', { status: 'ready', revision: 2 });
  kept.keep(ready, 7);
  expect(unreadOrders('mira', null, 7)).toEqual([ready]);
  expect(awaitedOrders('mira', null)).toEqual([ready]);
  expect(unreadOrders('mira', one.orderid, 7)).toEqual([]);
  // What was told before may have been fetched meanwhile.
  expect(unreadOrders('mira', null, 8)).toEqual([]);
  kept.markRead([one.orderid]);
  expect(unreadOrders('mira', null, 7)).toEqual([]);
  expect(awaitedOrders('mira', null)).toEqual([ready]);
});

it('one that is not handed over, as its payment is disputed, is told once its money is there', () => {
  kept.keep(anOrder('one', { pay: 'card', status: 'preparing' }), 5);
  const ready = anOrder('one', { pay: 'card', status: 'ready', revision: 2 });
  kept.keep({ ...ready, lacksMoney: true }, 7);
  expect(unreadOrders('mira', null, 7)).toEqual([]);
  // Its own page was seen meanwhile, which said that it is not handed over.
  kept.markRead([ready.orderid]);
  const decided = { ...ready, revision: 3 };
  kept.keep(decided, 8);
  expect(unreadOrders('mira', null, 7)).toEqual([decided]);
});
