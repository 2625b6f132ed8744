import { gapsIn, invoiceNumberOf } from '@sets/shared/food/order/invoice-number.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  deed,
  type KitchenBench,
  type KitchenProcess,
  openKitchenBench,
  vic,
} from '../../../../../test/kitchen-bench.ts';
import { allOf } from '../../../../../test/all-of.ts';
import { newFoodid } from '../../../../../test/food-stage.ts';
import { handedOver } from '../../../../../test/order-for-tests.ts';
import { type InvoiceRecord, InvoiceNumbers, type Numbered } from './invoice-numbers.service.ts';

let bench: KitchenBench;
beforeAll(async () => {
  bench = await openKitchenBench();
});
afterAll(() => bench.close());

const wanted = (more: Partial<Numbered> = {}): Numbered => ({
  stallid: newFoodid(),
  orderid: newFoodid(),
  userid: 'ann',
  kind: 'invoice',
  refund: '',
  year: 2_031,
  at: 1_935_001_500_000,
  contentOf: (number) => ({ number }),
  ...more,
});
const both = () => [new InvoiceNumbers(bench.connection), new InvoiceNumbers(bench.connection)];
const numbersOf = (records: readonly Pick<InvoiceRecord, '_id'>[]) =>
  records.map(({ _id }) => invoiceNumberOf(_id)!);

test('a hundred at once at two processes: each number once, and none left out', async () => {
  const { stallid } = wanted();
  const [one, other] = both();
  const given = await Promise.all(
    Array.from({ length: 100 }, (_none, place) =>
      (place % 2 === 0 ? one : other)!.give(wanted({ stallid })),
    ),
  );
  const numbers = numbersOf(given);
  expect(gapsIn(numbers)).toBe(0);
  expect(Math.max(...numbers.map(({ number }) => number))).toBe(100);
});

test('the same again, at both at once, is the same number; a refund of the order has another one', async () => {
  const invoice = wanted();
  const all = await Promise.all([...both(), ...both()].map((each) => each.give(invoice)));
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(1);
  const credit = { ...invoice, kind: 'credit', refund: 'a refund' } as const;
  const [note, again] = await Promise.all(both().map((each) => each.give(credit)));
  expect(again?._id).toBe(note?._id);
  expect(numbersOf([all[0]!, note!]).map(({ number }) => number)).toEqual([1, 2]);
});

test('each year begins with 1; what is written has its number in it', async () => {
  const { stallid } = wanted();
  const [numbers] = both();
  const given = [];
  for (const year of [2_031, 2_032, 2_031])
    given.push(await numbers!.give(wanted({ stallid, year })));
  expect(numbersOf(given)).toMatchObject([
    { year: 2_031, number: 1 },
    { year: 2_032, number: 1 },
    { year: 2_031, number: 2 },
  ]);
  for (const { _id, content } of given) expect(content).toEqual({ number: _id });
});

test('two stalls that draw the same series: one draws again, and each keeps its own', async () => {
  const draws = ['BCDFGH', 'BCDFGH', 'JKMNPQ', 'RSTVWX'];
  const numbers = new InvoiceNumbers(bench.connection, () => draws.shift() ?? 'ZZZZZZ');
  const [first, second] = [wanted(), wanted()];
  const seriesOf = async (of: Numbered) =>
    (await numbers.give({ ...of, orderid: newFoodid() })).series;
  expect([await seriesOf(first), await seriesOf(second)]).toEqual(['BCDFGH', 'JKMNPQ']);
  expect([await seriesOf(first), await seriesOf(second)]).toEqual(['BCDFGH', 'JKMNPQ']);
});

const handOver = async ({ changes, orders }: KitchenProcess): Promise<string> => {
  const order = bench.order({
    ...handedOver(),
    status: 'ready',
    deliveredAt: null,
    invoiced: null,
  });
  await orders.insertAll([order]);
  await changes.change(order.orderid, deed('deliver', { code: order.code.id }), vic);
  return order.orderid;
};

test('a hundred orders handed over at once at two processes, and money back for some', async () => {
  const two = [await bench.open(), await bench.open()] as const;
  const orderids = await Promise.all(
    Array.from({ length: 100 }, async (_none, place) => {
      const process = two[place % 2 === 0 ? 0 : 1];
      const orderid = await handOver(process);
      if (place % 10 === 0) {
        const refund = deed('refund', { lines: [1], reason: 'cold' });
        await process.changes.change(orderid, refund, vic);
      }
      return orderid;
    }),
  );
  const records = () =>
    bench.connection
      .collection<InvoiceRecord>('foodinvoices')
      .find({ orderid: { $in: orderids } })
      .toArray();
  await expect.poll(async () => (await records()).length, { timeout: 90_000 }).toBe(110);
  const given = await records();
  expect(gapsIn(numbersOf(given))).toBe(0);
  const numberOf = (orderid: string, kind: string) =>
    given.find((each) => each.orderid === orderid && each.kind === kind)?.number;
  for (const orderid of orderids.filter((_each, place) => place % 10 === 0)) {
    expect(numberOf(orderid, 'credit')).toBeGreaterThan(numberOf(orderid, 'invoice')!);
  }
}, 120_000);

test('those of a time are read in slices, each once, also where many are of one moment', async () => {
  const [numbers] = both();
  const { stallid, at } = wanted();
  const { series } = await numbers!.give(wanted({ stallid }));
  const more = Array.from({ length: 1_203 }, (_none, place) => ({
    _id: `${series}-${place}`,
    series,
    year: 2_032,
    number: place + 1,
    orderid: newFoodid(),
    kind: 'invoice',
    refund: '',
    userid: '',
    content: {},
    at: new Date(at + (place % 3)),
  }));
  await bench.connection.collection<{ _id: string }>('foodinvoices').insertMany(more);
  const read = await allOf(numbers!.between(stallid, new Date(at), new Date(at + 2)));
  expect(read.map(({ at: when }) => when.getTime() - at)).toEqual([
    ...Array.from({ length: 402 }, () => 0),
    ...Array.from({ length: 401 }, () => 1),
  ]);
  expect(new Set(read.map(({ _id }) => _id)).size).toBe(803);
  const nobody = numbers!.between(newFoodid(), new Date(at), new Date(at + 2));
  expect(await allOf(nobody)).toEqual([]);
});
