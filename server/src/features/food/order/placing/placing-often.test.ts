import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderModel } from '../order.model.ts';
import { newFoodid } from '../../../../../test/food-stage.ts';
import { openPlacingBench } from '../../../../../test/placing-bench.ts';
import { ordersInADay, ordersInAnHour } from './placing-limits.ts';

/* Whoever orders and cancels in a loop takes stock and numbers, and calls a vendor each time. */

let bench: Awaited<ReturnType<typeof openPlacingBench>>;
beforeAll(async () => {
  bench = await openPlacingBench();
}, 60_000);
afterAll(() => bench.close());

test('one person places so many orders in an hour and in a day, however many are cancelled; others go on', async () => {
  const { placing } = await bench.process();
  const stallid = await bench.stallOf();
  const cart = bench.cartOf(stallid, [await bench.itemOf(stallid, null)]);
  const [ann, eve] = await bench.people(2);
  if (ann === undefined || eve === undefined) throw new Error('Nobody is there.');
  const orderids = new Set<string>();
  const place = async (who = ann) => {
    const orderid = newFoodid();
    const done = await placing.place(who, { orderid, cart, address: '' });
    orderids.add(orderid);
    // As if it were cancelled.
    await orderModel(bench.connection).updateOne({ _id: orderid }, { $set: { isOver: true } });
    return done;
  };
  const placeUntilRefused = async (): Promise<number> => {
    for (let count = 0; count <= ordersInADay.count; count += 1) {
      const refused = await place().then(
        () => null,
        (error: unknown) => error,
      );
      if (refused === null) continue;
      expect(refused).toMatchObject({ code: 'RATE_LIMITED' });
      return count;
    }
    return Infinity;
  };
  expect(await placeUntilRefused()).toBe(ordersInAnHour.count);
  // What is sent again is no new order.
  const [known = ''] = orderids;
  expect((await placing.place(ann, { orderid: known, cart, address: '' })).isPlaced).toBe(true);
  // What costs other than was seen is placed by nobody, and counts nothing.
  const dear = { ...cart, total: cart.total + 1 };
  const quote = await placing.place(ann, { orderid: newFoodid(), cart: dear, address: '' });
  expect(quote.isPlaced).toBe(false);
  expect((await place(eve)).isPlaced).toBe(true);
  const counts = [ordersInAnHour.count];
  for (let hour = 0; hour < 4; hour += 1) {
    bench.clock.advance(3_600_000);
    counts.push(await placeUntilRefused());
  }
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ordersInADay.count);
}, 60_000);
