import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitsInMemory } from '../../../../core/limits/memory-limits.ts';
import { newFoodid } from '../../../../../test/food-stage.ts';
import { createManualClock } from '../../../../../test/manual-clock.ts';
import { openPlacingBench } from '../../../../../test/placing-bench.ts';
import { placingLimits } from './placing-limits.ts';

/* Whoever orders and cancels in a loop takes stock and numbers, and calls a vendor each time. */

let bench: Awaited<ReturnType<typeof openPlacingBench>>;
beforeAll(async () => {
  bench = await openPlacingBench();
}, 60_000);
afterAll(() => bench.close());

const refusalOf = (done: Promise<unknown>): Promise<unknown> =>
  done.then(
    () => null,
    (error: unknown) => error,
  );

test('one person places so many orders in an hour and in a day; others go on', async () => {
  const clock = createManualClock();
  const expectSeldom = placingLimits(limitsInMemory(clock));
  /** How many somebody places until they have to wait, of more than they ever may. */
  const placedBy = async (userid: string): Promise<number> => {
    for (let count = 0; count < 200; count += 1) {
      const refused = await refusalOf(expectSeldom(userid));
      if (refused === null) continue;
      expect(refused).toMatchObject({ code: 'RATE_LIMITED' });
      return count;
    }
    return Infinity;
  };
  const counts: number[] = [];
  for (let hour = 0; hour < 5; hour += 1) {
    counts.push(await placedBy('ann'));
    clock.advance(3_600_000);
  }
  expect(counts).toEqual([30, 30, 30, 10, 0]);
  expect(await placedBy('eve')).toBe(30);
  clock.advance(86_400_000);
  expect(await placedBy('ann')).toBe(30);
});

test('what is placed counts; not what is sent again, nor what was not to be had', async () => {
  const once = limitsInMemory(bench.clock);
  const { placing } = await bench.process({
    limits: { window: (name, rate) => once.window(name, { ...rate, count: 1 }) },
  });
  const stallid = await bench.stallOf();
  const cart = bench.cartOf(stallid, [await bench.itemOf(stallid, null)]);
  const [ann, eve] = await bench.people(2);
  if (ann === undefined || eve === undefined) throw new Error('Nobody is there.');
  const orderid = newFoodid();
  const place = (id: string, who = ann, wanted = cart) =>
    placing.place(who, { orderid: id, cart: wanted, address: '' });
  // What costs other than was seen is placed by nobody.
  const dear = { ...cart, total: cart.total + 1 };
  expect((await place(newFoodid(), ann, dear)).isPlaced).toBe(false);
  expect((await place(orderid)).isPlaced).toBe(true);
  expect(await refusalOf(place(newFoodid()))).toMatchObject({ code: 'RATE_LIMITED' });
  expect((await place(orderid)).isPlaced).toBe(true);
  expect((await place(newFoodid(), eve)).isPlaced).toBe(true);
});
