import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { expect, it } from 'vitest';
import { aKitchenOrder } from '../../../../../test/fake-kitchen.ts';
import { broughtNow } from './brought-now.ts';

const order = (name: string, change: Partial<KitchenOrder> = {}): KitchenOrder =>
  aKitchenOrder(name, { status: 'under-way', ...change });
const map = (...orders: KitchenOrder[]) => new Map(orders.map((each) => [each.orderid, each]));

it('is what the server tells, the one that is due first at the front', () => {
  const late = order('late', { slot: '2031-05-06T12:00:00.000Z' });
  const soon = order('soon', { slot: '2031-05-06T11:00:00.000Z' });
  expect(broughtNow([late, soon], map())).toEqual([soon, late]);
});

it('has at the end what cannot be handed over, as its money is gone', () => {
  const lost = order('lost', { slot: '2031-05-06T11:00:00.000Z', pay: 'card' });
  const late = order('late', { slot: '2031-05-06T12:00:00.000Z', pay: 'card', isPaid: true });
  const over = order('over', { status: 'delivered' });
  expect(broughtNow([over, lost, late], map())).toEqual([late, lost, over]);
});

it('is newer where something was done with it, and keeps what was handed over at the end', () => {
  const one = order('one');
  const two = order('two');
  const over = { ...two, revision: 2, status: 'delivered' as const };
  const paid = { ...one, revision: 2, isPaid: true };
  expect(broughtNow([two, one], map(over, paid))).toEqual([paid, over]);
  expect(broughtNow([one], map(over))).toEqual([one, over]);
});

it('has again what was undone since, and not what somebody else brings', () => {
  const over = order('one', { revision: 2, status: 'delivered' });
  const back = order('one', { revision: 3 });
  expect(broughtNow([back], map(over))).toEqual([back]);
  expect(broughtNow([], map(order('two')))).toEqual([]);
});
