import type { PlacedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../../../test/eventually.ts';
import { newFoodid } from '../../../../../test/food-stage.ts';
import { openPlacingBench } from '../../../../../test/placing-bench.ts';
import { accountModel } from '../../../account/account.model.ts';
import type { Limits } from '../../../../core/limits/limits.ts';
import { itemModel } from '../../item.model.ts';
import { stallModel } from '../../stall.model.ts';
import { orderModel } from '../order.model.ts';
import { OrderStore } from '../order-store.service.ts';

/* What waits at one stall is placed together: each is answered by itself, and nobody's failure is another one's. */

/** Tells how many orders went into each write. */
class CountingStore extends OrderStore {
  readonly writes: number[] = [];
  override insertAll(orders: readonly OrderState[]): Promise<ReadonlySet<string>> {
    this.writes.push(orders.length);
    return super.insertAll(orders);
  }
}

let bench: Awaited<ReturnType<typeof openPlacingBench>>;
/** Who comes too often. */
const often = new Set<string>();
const limits: Limits = {
  window: () => ({ take: (userid) => (often.has(userid) ? 5_000 : 0), forget: () => {} }),
};

let process: Awaited<ReturnType<(typeof bench)['process']>>;
let store: CountingStore;
beforeAll(async () => {
  bench = await openPlacingBench();
  process = await bench.process({
    orders: (connection) => (store = new CountingStore(connection)),
    limits,
  });
}, 60_000);
afterAll(() => bench.close());

const together = async (stock: number, count: number) => {
  const stallid = await bench.stallOf({ slotCapacity: 500 });
  const itemid = await bench.itemOf(stallid, stock);
  const people = await bench.people(count);
  const cart = bench.cartOf(stallid, [itemid]);
  const send = (orderids: readonly string[]): Promise<PromiseSettledResult<PlacedOrder>[]> =>
    Promise.allSettled(
      people.map((who, at) =>
        process.placing.place(who, { orderid: orderids[at] ?? newFoodid(), cart, address: '' }),
      ),
    );
  return { stallid, itemid, people, send };
};

test('fifty that come at once are written once, called out in the order in which they came', async () => {
  const { itemid, send } = await together(500, 50);
  store.writes.length = 0;
  const told = await send([]);
  const numbers = told.map((each) =>
    each.status === 'fulfilled' && each.value.isPlaced ? each.value.order.number : null,
  );
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  expect(store.writes).toEqual([50]);
  expect(await bench.stockOf(itemid)).toBe(450);
  await eventually(async () => expect(await bench.marksOf(itemid)).toEqual([]));
}, 60_000);

test('of those who want the last ones the first get them, and who may not order takes none', async () => {
  const { itemid, people, send } = await together(2, 4);
  await accountModel(bench.connection).updateOne(
    { _id: people[1]!.userid },
    { $set: { school: 'Another University' } },
  );
  const told = await send([]);
  expect(told).toMatchObject([
    { value: { isPlaced: true } },
    { reason: { code: 'FORBIDDEN' } },
    { value: { isPlaced: true } },
    { value: { isPlaced: false, quote: { lines: [{ fault: 'sold-out' }] } } },
  ]);
  expect(await bench.stockOf(itemid)).toBe(0);
}, 60_000);

test('of two people under one id one has the order, and it takes once', async () => {
  const { itemid, send } = await together(5, 3);
  const orderid = newFoodid();
  const told = await send([orderid, orderid]);
  expect(told).toMatchObject([
    { value: { isPlaced: true, order: { orderid } } },
    { reason: { code: 'CONFLICT' } },
    { value: { isPlaced: true } },
  ]);
  expect(await bench.stockOf(itemid)).toBe(3);
}, 60_000);

test('an order that cannot be read is the failure of whoever sends it again, and of nobody beside them', async () => {
  const { itemid, people, send } = await together(5, 2);
  const orderid = newFoodid();
  await orderModel(bench.connection).collection.insertOne({
    _id: orderid,
    userid: people[0]?.userid,
    revision: 1,
    content: { v: 999 },
  } as never);
  const told = await send([orderid]);
  expect(told).toMatchObject([
    { reason: { code: 'NEWER_VERSION' } },
    { value: { isPlaced: true } },
  ]);
  expect(await bench.stockOf(itemid)).toBe(4);
}, 60_000);

test('who comes too often keeps the last one from nobody', async () => {
  const { itemid, people, send } = await together(1, 3);
  often.add(people[0]!.userid);
  expect(await send([])).toMatchObject([
    { reason: { code: 'RATE_LIMITED' } },
    { value: { isPlaced: true } },
    { value: { isPlaced: false } },
  ]);
  expect(await bench.stockOf(itemid)).toBe(0);
}, 60_000);

test('who asks for an order that is placed already is told so, also where its stall is gone', async () => {
  const { stallid, send } = await together(5, 2);
  const [orderid, another] = [newFoodid(), newFoodid()];
  await send([orderid, another]);
  await stallModel(bench.connection).deleteOne({ _id: stallid });
  expect(await send([orderid])).toMatchObject([
    { value: { isPlaced: true, order: { orderid } } },
    { reason: { code: 'NOT_FOUND' } },
  ]);
}, 60_000);

test('the owner of an order that is placed has it, whoever sends its id before them', async () => {
  const { send } = await together(5, 2);
  const orderid = newFoodid();
  await send([newFoodid(), orderid]);
  expect(await send([orderid, orderid])).toMatchObject([
    { reason: { code: 'CONFLICT' } },
    { value: { isPlaced: true, order: { orderid } } },
  ]);
}, 60_000);

test('an item that cannot be read is the failure of those alone who want it', async () => {
  const { stallid, itemid, people } = await together(5, 2);
  const other = await bench.itemOf(stallid, 5);
  const newer = { $set: { 'content.v': 999 } };
  await itemModel(bench.connection).collection.updateOne({ _id: other } as never, newer);
  const told = await Promise.allSettled(
    people.map((who, at) => {
      const cart = bench.cartOf(stallid, [at === 0 ? other : itemid]);
      return process.placing.place(who, { orderid: newFoodid(), cart, address: '' });
    }),
  );
  expect(told).toMatchObject([
    { reason: { code: 'NEWER_VERSION' } },
    { value: { isPlaced: true } },
  ]);
}, 60_000);
