import { decide } from '@sets/shared/food/order/order-machine.ts';
import { slotOf } from '@sets/shared/food/order/slots.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../../../test/eventually.ts';
import { newFoodid } from '../../../../../test/food-stage.ts';
import { openPlacingBench } from '../../../../../test/placing-bench.ts';
import { OrderStore } from '../order-store.service.ts';

/* A process dies in the middle of an order: nothing is lost, and nothing is there twice. */

const minute = 60_000;

let bench: Awaited<ReturnType<typeof openPlacingBench>>;
let living: Awaited<ReturnType<(typeof bench)['process']>>;
let stallid: string;
beforeAll(async () => {
  bench = await openPlacingBench();
  living = await bench.process();
  stallid = await bench.stallOf({ slotCapacity: 50 });
}, 60_000);
afterAll(() => bench.close());

/** Dies in place of writing an order, or once it is written. */
class DyingStore extends OrderStore {
  isWritten = false;
  override async insertAll(
    ...given: Parameters<OrderStore['insertAll']>
  ): Promise<ReadonlySet<string>> {
    if (this.isWritten) await super.insertAll(...given);
    throw new Error('The process is gone.');
  }
}

const dying = (isWritten: boolean) =>
  bench.process({
    orders: (connection) => Object.assign(new DyingStore(connection), { isWritten }),
  });

const slotNow = (): number => slotOf(bench.clock.now() + 10 * minute);

const wantedOf = async (stock: number) => {
  const itemid = await bench.itemOf(stallid, stock);
  const [who] = await bench.people(1);
  if (who === undefined) throw new Error('There is nobody.');
  const sent = { orderid: newFoodid(), cart: bench.cartOf(stallid, [itemid]), address: '' };
  return { itemid, who, sent };
};

/** The job that looks for what is left over has come. */
const lookedFor = async (itemid: string): Promise<void> => {
  bench.clock.advance(10 * minute);
  await eventually(async () => expect(await bench.marksOf(itemid)).toEqual([]));
};

test('before the order is written: what was taken is given back, but not at once', async () => {
  const { itemid, who, sent } = await wantedOf(5);
  const slot = slotNow();
  const before = await bench.takenOf(stallid, slot);
  const { placing } = await dying(false);
  await expect(placing.place(who, sent)).rejects.toThrow('gone');
  expect(await bench.stockOf(itemid)).toBe(4);
  expect(await bench.takenOf(stallid, slot)).toBe(before + 1);
  await lookedFor(itemid);
  expect(await bench.stockOf(itemid)).toBe(5);
  await eventually(async () => expect(await bench.takenOf(stallid, slot)).toBe(before));
  // Sent again it is placed, as if nothing had been.
  expect(await living.placing.place(who, sent)).toMatchObject({ isPlaced: true });
  expect(await bench.stockOf(itemid)).toBe(4);
}, 60_000);

test('once it is written, and nobody was told: it stands, and sent again it is the same one', async () => {
  const { itemid, who, sent } = await wantedOf(5);
  const slot = slotNow();
  const before = await bench.takenOf(stallid, slot);
  const { placing } = await dying(true);
  await expect(placing.place(who, sent)).rejects.toThrow('gone');
  const again = await living.placing.place(who, sent);
  expect(again).toMatchObject({ isPlaced: true, order: { orderid: sent.orderid } });
  await lookedFor(itemid);
  expect(await bench.stockOf(itemid)).toBe(4);
  expect(await bench.takenOf(stallid, slot)).toBe(before + 1);
}, 60_000);

test('sent again to another process before that was found out: it takes once in the end', async () => {
  const { itemid, who, sent } = await wantedOf(5);
  const { placing } = await dying(false);
  await expect(placing.place(who, sent)).rejects.toThrow('gone');
  expect(await living.placing.place(who, sent)).toMatchObject({ isPlaced: true });
  await lookedFor(itemid);
  expect(await bench.stockOf(itemid)).toBe(4);
}, 60_000);

test('the last one is held by the attempt that died: sent again it is asked to try later, then placed', async () => {
  const { itemid, who, sent } = await wantedOf(1);
  const { placing } = await dying(false);
  await expect(placing.place(who, sent)).rejects.toThrow('gone');
  await expect(living.placing.place(who, sent)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await lookedFor(itemid);
  expect(await living.placing.place(who, sent)).toMatchObject({ isPlaced: true });
}, 60_000);

/** An order that was called off: what it gives back, and how that is taken out of its outbox. */
const calledOff = async () => {
  const { itemid, who, sent } = await wantedOf(5);
  await living.placing.place(who, sent);
  const read = await bench.orders.read(sent.orderid);
  const event = { id: newFoodid(), type: 'cancel', paymentid: null, reason: '' } as const;
  const decided = decide(read.order, event, { role: 'student', ...who }, bench.clock.now());
  if (!decided.ok) throw new Error(decided.error.msg);
  const back = decided.value.effects.find(({ type }) => type === 'give-back-stock');
  if (back?.type !== 'give-back-stock') throw new Error('Nothing is given back.');
  expect(await bench.orders.change(read, decided.value.order)).toBe(true);
  const giveBack = (by = living) => by.takings.giveBack(sent.orderid, back.key, back.items);
  const isDone = async () => {
    const changed = await bench.orders.read(sent.orderid);
    await bench.orders.change(changed, { ...changed.order, outbox: [] });
    await lookedFor(itemid);
  };
  return { itemid, giveBack, isDone };
};

test('what an order gives back is there once, however often it is asked for, and its time is free', async () => {
  const slot = slotNow();
  const before = await bench.takenOf(stallid, slot);
  const { itemid, giveBack, isDone } = await calledOff();
  await Promise.all([giveBack(), giveBack()]);
  expect(await bench.stockOf(itemid)).toBe(5);
  expect(await bench.takenOf(stallid, slot)).toBe(before);
  // As long as it stands in the outbox it may be asked for again, also after the look for what is left over.
  bench.clock.advance(10 * minute);
  await giveBack();
  expect(await bench.stockOf(itemid)).toBe(5);
  await isDone();
  expect(await bench.stockOf(itemid)).toBe(5);
}, 60_000);

test('a process that stood still gives nothing back that another one has given back meanwhile', async () => {
  const { itemid, giveBack, isDone } = await calledOff();
  const othersDoIt = async () => {
    await giveBack();
    await isDone();
  };
  class Pausing extends OrderStore {
    override async find(orderid: string) {
      const read = await super.find(orderid);
      await othersDoIt();
      return read;
    }
  }
  const paused = await bench.process({ orders: (connection) => new Pausing(connection) });
  await expect(giveBack(paused)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await bench.stockOf(itemid)).toBe(5);
  // Nor where it stood still before it looked.
  await giveBack();
  expect(await bench.stockOf(itemid)).toBe(5);
}, 60_000);

test('what nobody counts any more is not given back', async () => {
  const { itemid, who, sent } = await wantedOf(5);
  const { placing } = await dying(false);
  await expect(placing.place(who, sent)).rejects.toThrow('gone');
  await bench.setStock(itemid, null);
  await lookedFor(itemid);
  expect(await bench.stockOf(itemid)).toBeNull();
}, 60_000);
