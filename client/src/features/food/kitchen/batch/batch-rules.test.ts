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

it('puts together what is made alike, with the orders that it is for', () => {
  const items = batchOf([
    order(1, 'accepted', soup, bread),
    order(2, 'preparing', spicy, soup),
    order(3, 'accepted', { ...soup, note: 'No salt' }),
  ]);
  expect(items.map(({ name, count }) => [name, count])).toEqual([
    ['Item one', 7],
    ['Bread', 1],
  ]);
  expect(items[0]?.kinds).toEqual([
    { choices: [], note: '', count: 4, numbers: [1, 2] },
    { choices: ['Spicy'], note: '', count: 1, numbers: [2] },
    { choices: [], note: 'No salt', count: 2, numbers: [3] },
  ]);
});

it('has an order once for what stands in it twice', () => {
  const [item] = batchOf([order(1, 'accepted', soup, soup)]);
  expect(item?.kinds).toEqual([{ choices: [], note: '', count: 4, numbers: [1] }]);
});

it('leaves out what is not accepted, what is ready, and what was paid back', () => {
  expect(batchOf([order(1, 'placed', soup), order(2, 'ready', soup)])).toEqual([]);
  expect(batchOf([order(3, 'accepted', { ...soup, isRefunded: true })])).toEqual([]);
});
