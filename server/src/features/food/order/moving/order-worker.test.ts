import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ann,
  deed,
  type KitchenBench,
  type KitchenProcess,
  openKitchenBench,
  vic,
} from '../../../../../test/kitchen-bench.ts';
import { OrderStore } from '../order-store.service.ts';
import { lease } from './order-worker.service.ts';

/* Two processes on one store do what is to be done outside, and none of it twice. */

let bench: KitchenBench;
beforeEach(async () => {
  bench = await openKitchenBench();
});
afterEach(() => bench.close());

const place = async ({ work, orders }: KitchenProcess, order: OrderState): Promise<string> => {
  await work.ahead(order);
  await orders.insertAll([order]);
  work.moved({ order, revision: 1 });
  return order.orderid;
};

const outboxOf = async (orderid: string) => (await bench.orders.read(orderid)).order.outbox;
const isWorkedOff = (orderid: string) =>
  expect.poll(() => outboxOf(orderid), { timeout: 10_000 }).toEqual([]);
const titles = (...all: KitchenProcess[]) =>
  all.flatMap(({ told }) => told.map(({ title }) => title));

const prepared = async ({ changes }: KitchenProcess, orderid: string) => {
  await changes.change(orderid, deed('accept', {}), vic);
  await changes.change(orderid, deed('prepare', {}), vic);
  await changes.change(orderid, deed('ready', {}), vic);
  await changes.change(orderid, deed('take-money', {}), vic);
};

test('the vendor is told of a new order at once, and once', async () => {
  const [one, other] = [await bench.open(), await bench.open()];
  const orderid = await place(one, bench.order());
  await isWorkedOff(orderid);
  await other.worker.workOffDue();
  expect([...one.told, ...other.told]).toEqual([
    expect.objectContaining({ userid: 'vic', kind: 'order', once: `${orderid}:${orderid}:0` }),
  ]);
});

test('what can be undone is told once its time is over, by one process of two', async () => {
  const [one, other] = [await bench.open(), await bench.open()];
  const orderid = await place(one, bench.order());
  await isWorkedOff(orderid);
  await one.changes.change(orderid, deed('accept', {}), vic);
  bench.clock.advance(orderLimits.undo - 1);
  await other.worker.workOffDue();
  expect(titles(one, other)).toEqual(['New order']);
  // Nobody asks for it: the job that was stored before it does.
  bench.clock.advance(2_000);
  await isWorkedOff(orderid);
  expect(titles(one, other)).toEqual(['New order', 'Order accepted']);
});

test('an undone step is told to nobody', async () => {
  const one = await bench.open();
  const orderid = await place(one, bench.order());
  await isWorkedOff(orderid);
  const accept = deed('accept', {});
  await one.changes.change(orderid, accept, vic);
  await one.changes.change(orderid, deed('undo', { step: accept.id }), vic);
  expect(await outboxOf(orderid)).toEqual([]);
  bench.clock.advance(20_000);
  await one.worker.workOffDue();
  expect(titles(one)).toEqual(['New order']);
});

test('both processes at once: each thing is done once', async () => {
  const [one, other] = [await bench.open(), await bench.open()];
  const orders = Array.from({ length: 30 }, () => bench.order());
  await bench.orders.insertAll(orders);
  await Promise.all([one.worker.workOffDue(), other.worker.workOffDue()]);
  await Promise.all(orders.map(({ orderid }) => isWorkedOff(orderid)));
  const told = [...one.told, ...other.told].map(({ once }) => once);
  expect(told).toHaveLength(30);
  expect(new Set(told).size).toBe(30);
});

test('what fails is tried again, by whoever is there once the claim is over; the rest goes on', async () => {
  let fails = 1;
  const one = await bench.open({
    ports: ({ back }) => ({
      giveBack: async (_orderid, key, items) => {
        back.push({ key, items });
        fails -= 1;
        if (fails >= 0) throw new Error('The stock cannot be reached.');
      },
    }),
  });
  const orderid = await place(one, bench.order());
  await isWorkedOff(orderid);
  await one.changes.change(orderid, deed('cancel', { paymentid: null, reason: '' }), ann);
  await expect.poll(() => titles(one)).toEqual(['New order', 'Order cancelled', 'Order cancelled']);
  await expect.poll(() => one.back).toHaveLength(1);
  await expect.poll(() => one.logged.join('')).toContain('something for an order was not done');
  const other = await bench.open();
  await other.worker.workOffDue();
  expect(other.back).toEqual([]);
  bench.clock.advance(2 * lease);
  await isWorkedOff(orderid);
  const [first, second, ...more] = [...one.back, ...other.back];
  expect(more).toEqual([]);
  expect(second).toEqual(first);
});

test('a process that dies after it has claimed something leaves it to another one', async () => {
  const one = await bench.open();
  const order = bench.order();
  await bench.orders.insertAll([order]);
  const key = order.outbox[0]?.key ?? '';
  const claim = await one.changes.claim(
    { order, revision: 1 },
    key,
    'one',
    bench.clock.now() + lease,
  );
  expect(claim?.effect.key).toBe(key);
  await one.close();
  const other = await bench.open();
  await other.worker.workOffDue();
  expect(other.told).toEqual([]);
  bench.clock.advance(2 * lease);
  await isWorkedOff(order.orderid);
  expect(titles(other)).toEqual(['New order']);
});

test('a crash before it is written down that it was done: it is done again under the same name', async () => {
  let crashes = 1;
  class Crashing extends OrderStore {
    override change(...[read, order]: Parameters<OrderStore['change']>) {
      const isDone = order.outbox.length < read.order.outbox.length;
      if (isDone && crashes > 0) {
        crashes -= 1;
        return Promise.reject(new Error('The process ends here.'));
      }
      return super.change(read, order);
    }
  }
  const one = await bench.open({ orders: (connection) => new Crashing(connection) });
  const orderid = await place(one, bench.order());
  await expect.poll(() => one.logged.join('')).toContain('what is due of an order was not done');
  bench.clock.advance(2 * lease);
  await isWorkedOff(orderid);
  expect(one.told).toHaveLength(2);
  expect(new Set(one.told.map(({ once }) => once)).size).toBe(1);
});

test('a crash between a number and its note: the number stays the only one', async () => {
  let crashes = 1;
  class Crashing extends OrderStore {
    override change(...[read, order]: Parameters<OrderStore['change']>) {
      const invoices = ({ outbox }: OrderState) =>
        outbox.filter(({ type }) => type === 'invoice').length;
      const isDone = invoices(order) < invoices(read.order);
      if (isDone && crashes > 0) {
        crashes -= 1;
        return Promise.reject(new Error('The process ends here.'));
      }
      return super.change(read, order);
    }
  }
  const one = await bench.open({ orders: (connection) => new Crashing(connection) });
  const first = bench.order();
  const orderid = await place(one, first);
  await prepared(one, orderid);
  await one.changes.change(orderid, deed('deliver', { code: first.code.id }), vic);
  const numbers = () => bench.connection.collection('foodinvoices').find().toArray();
  await expect.poll(numbers).toHaveLength(1);
  await expect.poll(() => crashes).toBe(0);
  bench.clock.advance(2 * lease);
  await isWorkedOff(orderid);
  expect(await numbers()).toHaveLength(1);
});

test('an order that nobody answers is called off by itself', async () => {
  const one = await bench.open();
  const orderid = await place(one, bench.order());
  await isWorkedOff(orderid);
  bench.clock.advance(orderLimits.unanswered - 1_000);
  await one.worker.workOffDue();
  expect((await bench.orders.read(orderid)).order.status).toBe('placed');
  bench.clock.advance(62_000);
  await expect.poll(async () => (await bench.orders.read(orderid)).order.status).toBe('cancelled');
  await isWorkedOff(orderid);
  expect(titles(one)).toEqual(['New order', 'Order cancelled', 'Order cancelled']);
  expect(one.back).toHaveLength(1);
});

test('what is asked of a gateway where there is none any more stays, is tried again, and the log says so', async () => {
  const one = await bench.open();
  const order = bench.order({ pay: 'card' });
  const waits = [
    { key: 'a', type: 'refund', paymentid: 'pi', amount: 5 },
    { key: 'b', type: 'look', paymentid: 'pi' },
    { key: 'c', type: 'stop-payment', paymentid: 'pi' },
  ] as const;
  const outbox = waits.map((each) => Object.assign({ step: 's', notBefore: 0, claim: null }, each));
  await bench.orders.insertAll([{ ...order, status: 'cancelled', outbox }]);
  const { orderid } = order;
  expect(await one.worker.workOff(orderid)).toBe(false);
  const claim = { by: expect.any(String), until: bench.clock.now() + lease };
  expect(await outboxOf(orderid)).toEqual(outbox.map((each) => Object.assign({}, each, { claim })));
  expect(one.logged.join('')).toContain('Card payments are not set up on this server');
  expect(await bench.record(orderid)).toMatchObject({ dueAt: new Date(claim.until) });
});

test('a slow payment provider holds up nobody who is to be told', async () => {
  const slow = Promise.withResolvers<void>();
  let begun = 0;
  const carryOut = (): Promise<void> => {
    begun += 1;
    return slow.promise;
  };
  const ports = () => ({ money: () => ({ carryOut, beforeExpiry: async () => {} }) });
  const one = await bench.open({ ports });
  const look = {
    key: 'a',
    type: 'look',
    paymentid: 'pi',
    step: 's',
    notBefore: 0,
    claim: null,
  } as const;
  for (let count = 0; count < 5; count += 1) {
    await place(one, { ...bench.order({ pay: 'card' }), outbox: [look] });
  }
  await expect.poll(() => begun).toBe(2);
  await isWorkedOff(await place(one, bench.order()));
  expect(titles(one)).toEqual(['New order']);
  slow.resolve();
  await expect.poll(() => begun).toBe(5);
});

test('one that cannot be read holds up none behind it', async () => {
  const one = await bench.open();
  const unread = bench.order();
  await bench.orders.insertAll([unread]);
  await bench.connection
    .collection<{ _id: string }>('foodorders')
    .updateOne({ _id: unread.orderid }, { $set: { 'content.v': 99, dueAt: new Date(0) } });
  const behind = bench.order();
  await bench.orders.insertAll([behind]);
  await one.worker.workOffDue();
  await isWorkedOff(behind.orderid);
  expect(one.logged.join('')).toContain('NEWER_VERSION');
});

test('the pages of whoever placed it and of whoever sells it are told of each step, and once of its invoice', async () => {
  const one = await bench.open();
  const order = bench.order();
  const orderid = await place(one, order);
  await isWorkedOff(orderid);
  await expect.poll(() => one.moved).toHaveLength(1);
  expect(one.moved[0]).toEqual({ userids: ['ann', 'vic'], orderid, revision: 1 });
  await prepared(one, orderid);
  await expect.poll(() => one.moved).toHaveLength(5);
  await one.changes.change(orderid, deed('deliver', { code: order.code.id }), vic);
  await isWorkedOff(orderid);
  await expect.poll(() => one.moved).toHaveLength(7);
});
