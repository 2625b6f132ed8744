import type { PlacedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import { slotOf } from '@sets/shared/food/order/slots.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../../../test/eventually.ts';
import { newFoodid } from '../../../../../test/food-stage.ts';
import { openPlacingBench } from '../../../../../test/placing-bench.ts';

/* Many place orders at the same moment, at two processes: nothing is sold twice, and nothing is left over. */

let bench: Awaited<ReturnType<typeof openPlacingBench>>;
let processes: Awaited<ReturnType<(typeof bench)['process']>>[];
beforeAll(async () => {
  bench = await openPlacingBench();
  processes = [await bench.process(), await bench.process()];
}, 60_000);
afterAll(() => bench.close());

const placingOf = (at: number) => {
  const process = processes[at % processes.length];
  if (process === undefined) throw new Error('There is no process.');
  return process.placing;
};

const placedOf = (answers: readonly PlacedOrder[]) =>
  answers.flatMap((answer) => (answer.isPlaced ? [answer.order] : []));

test('500 want one of 300: exactly 300 get it, each under a number of its own', async () => {
  const stallid = await bench.stallOf();
  const itemid = await bench.itemOf(stallid, 300);
  const [people, cart] = [await bench.people(500), bench.cartOf(stallid, [itemid])];
  const answers = await Promise.all(
    people.map((who, at) => placingOf(at).place(who, { orderid: newFoodid(), cart, address: '' })),
  );
  const placed = placedOf(answers);
  expect(placed).toHaveLength(300);
  expect(new Set(placed.map(({ number }) => number)).size).toBe(300);
  for (const answer of answers) {
    if (!answer.isPlaced) expect(answer.quote.lines).toMatchObject([{ fault: 'sold-out' }]);
  }
  expect(await bench.stockOf(itemid)).toBe(0);
  await eventually(async () => expect(await bench.marksOf(itemid)).toEqual([]));
}, 120_000);

test('100 want two things of which one is short: what those take who go away empty is there again', async () => {
  const stallid = await bench.stallOf();
  const [many, few] = [await bench.itemOf(stallid, 1_000), await bench.itemOf(stallid, 20)];
  const [people, cart] = [await bench.people(100), bench.cartOf(stallid, [many, few])];
  const answers = await Promise.all(
    people.map((who, at) => placingOf(at).place(who, { orderid: newFoodid(), cart, address: '' })),
  );
  expect(placedOf(answers)).toHaveLength(20);
  expect(await bench.stockOf(few)).toBe(0);
  expect(await bench.stockOf(many)).toBe(980);
}, 120_000);

test('100 want the same time to pick up, which has 30 places', async () => {
  const stallid = await bench.stallOf({ slotCapacity: 30 });
  const itemid = await bench.itemOf(stallid, 1_000);
  const at = slotOf(bench.clock.now()) + 3_600_000;
  const slot = new Date(at).toISOString();
  const [people, cart] = [await bench.people(100), bench.cartOf(stallid, [itemid], { slot })];
  const answers = await Promise.all(
    people.map((who, each) =>
      placingOf(each).place(who, { orderid: newFoodid(), cart, address: '' }),
    ),
  );
  expect(placedOf(answers)).toHaveLength(30);
  for (const answer of answers) {
    if (!answer.isPlaced) expect(answer.quote.faults).toEqual(['not-then']);
  }
  expect(await bench.takenOf(stallid, at)).toBe(30);
  expect(await bench.stockOf(itemid)).toBe(970);
  const { slots } = await placingOf(0).times(stallid);
  expect(slots.find((each) => each.at === slot)?.left).toBe(0);
}, 120_000);

test('one order sent to two processes at once, again and again: it is there once, and has taken once', async () => {
  const stallid = await bench.stallOf({ slotCapacity: 500 });
  const itemid = await bench.itemOf(stallid, 1_000);
  const people = await bench.people(20);
  const cart = bench.cartOf(stallid, [itemid]);
  for (const who of people) {
    const orderid = newFoodid();
    const both = [0, 1, 0, 1].map((at) => placingOf(at).place(who, { orderid, cart, address: '' }));
    for (const told of await Promise.all(both)) {
      expect(told).toMatchObject({ isPlaced: true, order: { orderid } });
    }
  }
  expect(await bench.stockOf(itemid)).toBe(980);
  const at = slotOf(bench.clock.now() + 10 * 60_000);
  expect(await bench.takenOf(stallid, at)).toBe(20);
}, 120_000);
