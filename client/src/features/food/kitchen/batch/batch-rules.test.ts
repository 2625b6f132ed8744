import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { expect, it } from 'vitest';
import { aKitchenOrder } from '../../../../../test/fake-kitchen.ts';
import { batchOf } from './batch-rules.ts';

type Line = KitchenOrder['lines'][number];
const [soup] = aKitchenOrder('one').lines as [Line];
const bread = { ...soup, itemid: 'item-bread'.padEnd(22, '_'), name: 'Bread', count: 1 };
const spicy = { ...soup, choices: [{ name: 'Spicy', price: 0 }], count: 1 };

const order = (number: number, status: KitchenOrder['status'], ...lines: Line[]): KitchenOrder =>
  aKitchenOrder(`n${number}`, { number, status, lines });
const clock = { now: Date.parse('2031-05-06T20:00:00Z'), timeZone: 'Europe/Berlin' };
const itemsOf = (...orders: KitchenOrder[]) => batchOf(orders, clock).now;
const namesOf = (...numbers: number[]) =>
  numbers.map((number) => ({ orderid: order(number, 'accepted').orderid, number }));

it('puts together what is made alike, with the orders that it is for', () => {
  const items = itemsOf(
    order(1, 'accepted', soup, bread),
    order(2, 'preparing', spicy, soup),
    order(3, 'accepted', { ...soup, note: 'No salt' }),
  );
  expect(items.map(({ name, count }) => [name, count])).toEqual([
    ['Item one', 7],
    ['Bread', 1],
  ]);
  expect(items[0]?.kinds).toEqual([
    { choices: [], note: '', count: 4, orders: namesOf(1, 2) },
    { choices: ['Spicy'], note: '', count: 1, orders: namesOf(2) },
    { choices: [], note: 'No salt', count: 2, orders: namesOf(3) },
  ]);
});

it('has an order once for what stands in it twice', () => {
  const [item] = itemsOf(order(1, 'accepted', soup, soup));
  expect(item?.kinds).toEqual([{ choices: [], note: '', count: 4, orders: namesOf(1) }]);
});

it('tells apart the orders of two days that have the same number', () => {
  const before = { ...order(1, 'accepted', soup), orderid: 'of-yesterday' };
  const [item] = itemsOf(before, order(1, 'accepted', soup));
  expect(item?.kinds[0]?.orders).toEqual([{ orderid: 'of-yesterday', number: 1 }, ...namesOf(1)]);
});

it('leaves out what is not accepted, what is ready, and what was paid back', () => {
  expect(itemsOf(order(1, 'placed', soup), order(2, 'ready', soup))).toEqual([]);
  expect(itemsOf(order(3, 'accepted', { ...soup, isRefunded: true }))).toEqual([]);
});

it('leaves out what is accepted and has lost its money; what is being cooked is finished', () => {
  const byCard = (
    number: number,
    status: KitchenOrder['status'],
    isPaid: boolean,
  ): KitchenOrder => ({
    ...order(number, status, soup),
    pay: 'card',
    isPaid,
  });
  const [item] = itemsOf(
    byCard(1, 'accepted', false),
    byCard(2, 'accepted', true),
    byCard(3, 'preparing', false),
  );
  expect(item?.kinds[0]?.orders).toEqual(namesOf(2, 3));
});

it('counts today by the clock of the stall, and keeps other days apart by their times', () => {
  const at = (number: number, slot: string, status: KitchenOrder['status'] = 'accepted') => ({
    ...order(number, status, soup),
    slot,
  });
  // It is 22:00 in Berlin.
  const { now, later } = batchOf(
    [
      at(1, '2031-05-05T10:00:00.000Z'),
      order(2, 'accepted', soup),
      at(3, '2031-05-06T21:59:00.000Z'),
      at(4, '2031-05-06T22:00:00.000Z'),
      at(5, '2031-05-07T10:00:00.000Z', 'placed'),
      at(6, '2031-05-07T11:00:00.000Z'),
      at(7, '2031-05-07T11:00:00.000Z'),
    ],
    clock,
  );
  expect(now).toMatchObject([{ count: 6, kinds: [{ orders: namesOf(1, 2, 3) }] }]);
  expect(later).toMatchObject([
    { slot: '2031-05-06T22:00:00.000Z', items: [{ count: 2, kinds: [{ orders: namesOf(4) }] }] },
    { slot: '2031-05-07T11:00:00.000Z', items: [{ count: 4, kinds: [{ orders: namesOf(6, 7) }] }] },
  ]);
});
