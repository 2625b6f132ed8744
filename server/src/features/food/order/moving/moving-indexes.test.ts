import { toStored } from '@sets/shared/core/stored-shape.ts';
import { storedOrder } from '@sets/shared/food/order/order.migrations.ts';
import { orderOf } from '@sets/shared/food/order/testing/orders.ts';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, test } from 'vitest';
import { allOf } from '../../../../../test/all-of.ts';
import { expectByIndex, expectInItsOrder, planWatch } from '../../../../../test/plans-of.ts';
import { startTestStore } from '../../../../../test/start-test-store.ts';
import { connectStore } from '../../../../../test/test-engine.ts';
import { orderModel } from '../order.model.ts';
import { OrderStore } from '../order-store.service.ts';
import { invoiceModel, seriesModel } from '../papers/invoice.model.ts';
import { InvoiceNumbers } from '../papers/invoice-numbers.service.ts';
import { courierModel } from './courier.model.ts';
import { CourierStore } from './courier-store.service.ts';

/* However many orders, couriers and invoices there are: what is asked is found by an index. */

let testStore: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let orders: OrderStore;
let couriers: CourierStore;
let numbers: InvoiceNumbers;
let plansOf: ReturnType<typeof planWatch>;

const listOf = (count: number, each: (at: number) => object): never[] =>
  Array.from({ length: count }, (_none, at) => each(at)) as never[];

const orderAt = (at: number) => ({
  _id: `order-${at}`,
  stallid: `stall-${at % 20}`,
  userid: `person-${at % 100}`,
  revision: 1,
  at: new Date(at),
  isOver: at % 3 > 0,
  isOpen: at % 3 === 0,
  movedAt: new Date(at),
  courier: at % 7 === 0 ? `courier-${at % 5}` : null,
  dueAt: at % 4 === 0 ? new Date(at) : null,
  people: [`person-${at % 100}`],
  content: toStored(storedOrder, orderOf()),
});

const invoiceAt = (at: number) => ({
  _id: `BCDFGH-2031-${at}`,
  series: `SERIE${at % 20}`,
  year: 2031,
  number: at,
  orderid: `order-${at}`,
  kind: 'invoice',
  refund: '',
  userid: `person-${at % 100}`,
  at: new Date(at),
  content: {},
});

beforeAll(async () => {
  testStore = await startTestStore();
  connection = await connectStore(testStore.uri, { monitorCommands: true });
  orders = new OrderStore(connection);
  couriers = new CourierStore(connection);
  numbers = new InvoiceNumbers(connection);
  const many = [
    [orderModel(connection), listOf(2_000, orderAt)],
    [invoiceModel(connection), listOf(1_000, invoiceAt)],
    [seriesModel(connection), listOf(20, (at) => ({ _id: `stall-${at}`, series: `SERIE${at}` }))],
    [
      courierModel(connection),
      listOf(500, (at) => ({
        _id: `stall-${at % 20}:courier-${at}`,
        stallid: `stall-${at % 20}`,
        userid: `courier-${at}`,
        at: new Date(at),
      })),
    ],
  ] as const;
  for (const [model, all] of many) {
    await model.createIndexes();
    await model.collection.insertMany(all);
  }
  plansOf = planWatch(connection);
}, 60_000);
afterAll(async () => {
  await connection.close();
  await testStore.close();
});

const wanted = {
  stallid: 'stall-3',
  orderid: 'order-new',
  kind: 'invoice',
  refund: '',
  userid: 'person-3',
  year: 2_031,
  at: 1_935_001_500_000,
  contentOf: () => ({}),
} as const;

test.each<[string, () => Promise<unknown>]>([
  ['what somebody brings', () => orders.ofCourier('courier-0', 100)],
  ['whether somebody brings orders of a stall', () => couriers.has('stall-3', 'courier-3')],
  ['how many do', () => couriers.countOf('stall-3')],
  ['of which stalls somebody does', () => couriers.ofPerson('courier-3')],
  ['to remove those of a stall', () => couriers.removeAllOf('stall-19')],
  ['to remove those of a person', () => couriers.removePerson('courier-400')],
  ['the invoices of an order', () => numbers.of('order-3')],
  ['the next number', () => numbers.give(wanted)],
])('%s: by an index', async (_name, work) => {
  expectByIndex(await plansOf(work));
});

test.each<[string, () => Promise<unknown>]>([
  ['the invoices of a person', () => numbers.ofPerson('person-3', '', 50)],
  [
    'what a stall has written in a time',
    () => allOf(numbers.between('stall-3', new Date(100), new Date(900))),
  ],
  ['the board of a kitchen', () => orders.ofStall('stall-3', new Date(0), { open: 50, done: 50 })],
  ['what is due', () => orders.dueBy(new Date(1_000), 50)],
  ['what is due beside others', () => orders.dueBy(new Date(1_000), 50, ['order-4'])],
  ['who brings orders of a stall', () => couriers.of('stall-3')],
])('%s: in the order of an index', async (_name, work) => {
  expectInItsOrder(await plansOf(work));
});
