import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anOrder } from '../../../../../test/fake-food-orders.ts';
import { foodOrdersKey } from '../../../../core/root/account-keys.ts';
import { purgeRoot } from '../../../../core/root/root-store.ts';
import { keptOrdersOf, onOrdersKept, storedOrders } from './kept-orders.ts';
import orders1 from './stored/food-orders.v1.json' with { type: 'json' };
import orders2 from './stored/food-orders.v2.json' with { type: 'json' };

proveStoredShape(storedOrders, [orders1, orders2]);

beforeEach(() => localStorage.clear());
const kept = keptOrdersOf('mira');

it('is on the device with its code, for whom it is of, until it has none', () => {
  const order = anOrder('one');
  kept.keep(order, 5);
  kept.keep(anOrder('two'), 6);
  expect(kept.find(order.orderid)).toEqual({ order, at: 5, isUnread: false });
  expect(keptOrdersOf('noah').find(order.orderid)).toBeNull();
  kept.keep({ ...order, status: 'delivered', proof: null }, 7);
  expect(kept.find(order.orderid)).toBeNull();
  expect(kept.find(anOrder('two').orderid)).toMatchObject({ at: 6 });
});

it('that this page cannot read is passed over', () => {
  localStorage.setItem(foodOrdersKey, JSON.stringify(orders1));
  expect(kept.find('Zm9vZC1vcmRlci1vZi1taQ')).toBeNull();
  kept.keep(anOrder('one'), 5);
  expect(kept.find(anOrder('one').orderid)).toMatchObject({ at: 5 });
});

it('says so to whoever listens, also where another tab has kept some', () => {
  const heard = vi.fn();
  const stop = onOrdersKept(heard);
  kept.keep(anOrder('one'), 5);
  expect(heard).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: foodOrdersKey }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  kept.keep(anOrder('two'), 6);
  window.dispatchEvent(new StorageEvent('storage', { key: foodOrdersKey }));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('leaves the device with whoever signs out', () => {
  kept.keep(anOrder('one'), 5);
  purgeRoot();
  expect(localStorage.getItem(foodOrdersKey)).toBeNull();
});

it('keeps its code while its handing-over may be undone, and no longer', () => {
  const order = anOrder('one');
  kept.keep(order, 5);
  const deliveredAt = '2031-05-06T10:00:00.000Z';
  const at = Date.parse(deliveredAt);
  const delivered = { ...order, status: 'delivered' as const, deliveredAt, proof: null };
  kept.keep(delivered, at + 5_000);
  const withCode = { ...delivered, proof: order.proof };
  expect(kept.find(order.orderid)).toEqual({ order: withCode, at: at + 5_000, isUnread: false });
  kept.keep(delivered, at + 600_000);
  expect(kept.find(order.orderid)).toBeNull();
});

it('are kept many at once, in their order, those of before behind them', () => {
  const [one, two, three] = [anOrder('one'), anOrder('two'), anOrder('three')];
  kept.keep(one, 5);
  kept.keep(two, 5);
  kept.keepAll([three, { ...two, proof: null }], 6);
  expect(kept.list()).toEqual([
    { order: three, at: 6, isUnread: false },
    { order: one, at: 5, isUnread: false },
  ]);
  expect(keptOrdersOf('noah').list()).toEqual([]);
});

it('of an older version have nothing that is still to be read', () => {
  const order = anOrder('one', { status: 'ready' });
  const orders = [{ told: order, at: 5 }];
  localStorage.setItem(foodOrdersKey, JSON.stringify({ ...orders1, orders }));
  expect(kept.list()).toEqual([{ order, at: 5, isUnread: false }]);
});

it('are not replaced by what an answer that was late says of before', () => {
  const ready = anOrder('one', { status: 'ready', revision: 2 });
  kept.keep(ready, 5);
  kept.keep(anOrder('one', { status: 'preparing' }), 6);
  expect(kept.list()).toEqual([{ order: ready, at: 5, isUnread: false }]);
});

describe('that one has become ready', () => {
  const [one, two] = [anOrder('one'), anOrder('two')];
  const readyOf = (order: OwnOrder): OwnOrder => ({ ...order, status: 'ready', revision: 2 });
  const unread = (): string[] =>
    kept.list().flatMap(({ order, isUnread }) => (isUnread ? [order.orderid] : []));

  it('is unread until it is read, however often it is told', () => {
    kept.keepAll([one, two], 5);
    kept.keepAll([readyOf(one), readyOf(two)], 6);
    kept.keep(readyOf(one), 7);
    expect(unread()).toEqual([one.orderid, two.orderid]);
    kept.markRead([one.orderid]);
    kept.keep(readyOf(one), 8);
    expect(unread()).toEqual([two.orderid]);
  });

  it('is no news of an order that this device did not wait for', () => {
    kept.keep(readyOf(one), 6);
    expect(unread()).toEqual([]);
  });

  it('is nothing to be read of a meal of the day before, as where a bank held it up', () => {
    const held = { ...readyOf(one), lacksMoney: true as const };
    for (const [hours, news] of [
      [11, [one.orderid]],
      [13, []],
    ] as const) {
      localStorage.clear();
      kept.keep(held, 5);
      kept.keep({ ...readyOf(one), revision: 3 }, Date.parse(one.placedAt) + hours * 3_600_000);
      expect(unread()).toEqual(news);
    }
  });

  it('is nothing to be read once it was handed over, also where that may be undone', () => {
    kept.keep(one, 5);
    kept.keep(readyOf(one), 6);
    const deliveredAt = '2031-05-06T10:00:00.000Z';
    const delivered = { status: 'delivered', revision: 3, deliveredAt, proof: null } as const;
    kept.keep({ ...one, ...delivered }, Date.parse(deliveredAt));
    expect(unread()).toEqual([]);
  });

  it('is unread anew where it was taken back since, read before or not', () => {
    kept.keepAll([one, two], 5);
    kept.keepAll([readyOf(one), readyOf(two)], 6);
    kept.markRead([one.orderid]);
    kept.keepAll([anOrder('one', { revision: 3 }), anOrder('two', { revision: 3 })], 7);
    expect(unread()).toEqual([]);
    const again = { status: 'ready', revision: 4 } as const;
    kept.keepAll([anOrder('one', again), anOrder('two', again)], 8);
    expect(unread()).toEqual([one.orderid, two.orderid]);
  });

  it('is told to who listens once it is read, and no more than once', () => {
    kept.keep(one, 5);
    kept.keep(readyOf(one), 6);
    const heard = vi.fn();
    const stop = onOrdersKept(heard);
    kept.markRead([one.orderid]);
    kept.markRead([one.orderid]);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });
});
