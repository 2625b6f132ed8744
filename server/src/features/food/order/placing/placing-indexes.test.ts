import type { Connection } from 'mongoose';
import { afterAll, beforeAll, test } from 'vitest';
import { allOf } from '../../../../../test/all-of.ts';
import { itemForTests, newFoodid } from '../../../../../test/food-stage.ts';
import { expectByIndex, planWatch } from '../../../../../test/plans-of.ts';
import { startTestStore } from '../../../../../test/start-test-store.ts';
import { connectStore } from '../../../../../test/test-engine.ts';
import { itemFields } from '../../item-fields.ts';
import { itemModel } from '../../item.model.ts';
import { orderModel } from '../order.model.ts';
import { OrderStore } from '../order-store.service.ts';
import { calledNumberModel } from './called-number.model.ts';
import { CalledNumbers } from './called-numbers.service.ts';
import { slotModel } from './slot.model.ts';
import { SlotStore } from './slot-store.service.ts';
import { Stock } from './stock.service.ts';

/* However many orders there are: to place one more looks at few things, all of them by an index. */

let testStore: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let plansOf: ReturnType<typeof planWatch>;
let stock: Stock;
let slots: SlotStore;
let numbers: CalledNumbers;
let orders: OrderStore;
const itemid = newFoodid();

const mark = (at: number) => ({
  key: `key-${at}`,
  orderid: `order-${at}`,
  count: 1,
  madeAt: new Date(at),
});

const itemAt = (at: number) => ({
  _id: at === 0 ? itemid : newFoodid(),
  stallid: `stall-${at % 100}`,
  vendor: `vendor-${at % 60}`,
  revision: 1,
  place: at,
  at: new Date(at),
  stock: 5,
  soldOutOn: null,
  marks: at % 50 === 7 ? [mark(at)] : [],
  ...itemFields(itemForTests()),
});

const slotAt = (at: number) => ({
  _id: `stall-${at % 100}:${at}`,
  stallid: `stall-${at % 100}`,
  begins: new Date(at),
  taken: 1,
  keys: [`key-${at}`],
  marks: at % 50 === 7 ? [mark(at)] : [],
});

const orderAt = (at: number) => ({
  _id: newFoodid(),
  stallid: `stall-${at % 100}`,
  userid: `user-${at % 200}`,
  revision: 1,
  at: new Date(at),
  isOver: at % 10 > 0,
  courier: null,
  dueAt: null,
  people: [`user-${at % 200}`, `vendor-${at % 60}`],
  content: null,
});

const listOf = (count: number, each: (at: number) => object): never[] =>
  Array.from({ length: count }, (_none, at) => each(at)) as never[];

beforeAll(async () => {
  testStore = await startTestStore();
  connection = await connectStore(testStore.uri, { monitorCommands: true });
  [stock, slots] = [new Stock(connection), new SlotStore(connection)];
  [numbers, orders] = [new CalledNumbers(connection), new OrderStore(connection)];
  const [items, times] = [itemModel(connection), slotModel(connection)];
  const [called, placed] = [calledNumberModel(connection), orderModel(connection)];
  for (const model of [items, times, called, placed]) await model.createIndexes();
  await items.collection.insertMany(listOf(2_000, itemAt));
  await times.collection.insertMany(listOf(2_000, slotAt));
  await placed.collection.insertMany(listOf(3_000, orderAt));
  const days = listOf(1_000, (at) => ({ _id: `stall-${at}:day`, last: 1, at: new Date(at) }));
  await called.collection.insertMany(days);
  plansOf = planWatch(connection);
}, 60_000);
afterAll(async () => {
  await connection.close();
  await testStore.close();
});

const slot = { stallid: 'stall-3', at: 3, capacity: 50 };

test.each<[string, () => Promise<unknown>]>([
  ['to take of a stock', () => stock.take(itemid, [mark(1), mark(3)])],
  ['to undo that', () => stock.undo(itemid, mark(1))],
  ['to give back', () => stock.giveBack({ stallid: 'stall-0', itemid, count: 1 }, mark(2))],
  ['that it stands', () => stock.forget([itemid], ['key-2'])],
  ['what is marked', () => stock.markedBy(new Date(500), 100)],
  ['to take a place in a time', () => slots.take(slot, [mark(1), mark(3)])],
  ['to free it by its order', () => slots.giveBack('key-1')],
  ['that the place stands', () => slots.forget(['stall-3:3'], ['key-2'])],
  ['what a time has', () => slots.all([slot])],
  ['what the times of a stall have', () => slots.takenFrom('stall-3', 1_000)],
  ['what times are marked', () => slots.markedBy(new Date(500), 100)],
  ['to remove times that are past', () => slots.removeBefore(new Date(10))],
  ['to remove numbers of days that are past', () => numbers.removeBefore(new Date(10))],
  ['whom orders name', () => allOf(orders.naming('vendor-3'))],
  ['what people hold', () => orders.heldBy(['user-10', 'user-3'], new Date(2_500))],
])('%s: by an index', async (_name, work) => {
  expectByIndex(await plansOf(work));
});
