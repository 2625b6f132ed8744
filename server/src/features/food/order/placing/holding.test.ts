import { decide } from '@sets/shared/food/order/order-machine.ts';
import type { OrderEvent } from '@sets/shared/food/order/order-events.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import type { Doer } from '@sets/shared/food/order/order-state.ts';
import { gateway, seen, server } from '@sets/shared/food/order/testing/orders.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../core/new-id.ts';
import { newFoodid } from '../../../../../test/food-stage.ts';
import { openPlacingBench } from '../../../../../test/placing-bench.ts';
import { orderMessages } from '../order.messages.ts';

/* What an order holds others cannot have: nobody holds a stock, or the places of a time, for nothing, again and again. */

const hour = 3_600_000;
const { letGo, letGoWithin, unpaidOfPerson, changeOfMind, changesOfMind } = orderLimits;

let bench: Awaited<ReturnType<typeof openPlacingBench>>;
let one: Awaited<ReturnType<typeof bench.process>>;
let other: typeof one;
beforeAll(async () => {
  bench = await openPlacingBench();
  [one, other] = [
    await bench.process({ takesCards: true }),
    await bench.process({ takesCards: true }),
  ];
}, 60_000);
afterAll(() => bench.close());

/** Somebody happens to an order that is stored. */
const happens = async (orderid: string, event: OrderEvent, by: Doer): Promise<void> => {
  const read = await bench.orders.read(orderid);
  const decided = decide(read.order, event, by, bench.clock.now());
  if (!decided.ok) throw new Error(decided.error.msg);
  expect(await bench.orders.change(read, decided.value.order)).toBe(true);
};
const open = async () => {
  const stallid = await bench.stallOf();
  const itemid = await bench.itemOf(stallid, 500);
  const [ann, eve] = await bench.people(2);
  if (ann === undefined || eve === undefined) throw new Error('Nobody is there.');
  const place = async (who = ann, pay: 'card' | 'counter' = 'counter', at = one) => {
    const orderid = newFoodid();
    const cart = bench.cartOf(stallid, [itemid], { pay });
    const { isPlaced } = await at.placing.place(who, { orderid, cart, address: '' });
    expect(isPlaced).toBe(true);
    return orderid;
  };
  const cancelled = (orderid: string) =>
    happens(
      orderid,
      { id: newId(), type: 'cancel', paymentid: null, reason: '' },
      { role: 'student', userid: ann.userid },
    );
  return { stallid, itemid, ann, eve, place, cancelled };
};

test('who has cancelled three orders within a day places no more for a day, at whichever process; others do', async () => {
  const { ann, eve, place, cancelled } = await open();
  for (let count = 0; count < letGo; count += 1) {
    const orderid = await place();
    // At once it would not count.
    bench.clock.advance(changeOfMind);
    await cancelled(orderid);
    bench.clock.advance(hour - changeOfMind);
  }
  const retryInMs = changeOfMind + letGoWithin - letGo * hour;
  const refused = { code: 'RATE_LIMITED', message: orderMessages.letGo, retryInMs };
  for (const at of [one, other]) {
    await expect(place(ann, 'counter', at)).rejects.toMatchObject(refused);
    await expect(place(ann, 'card', at)).rejects.toMatchObject(refused);
  }
  await place(eve);
  bench.clock.advance(retryInMs - 1);
  await expect(place()).rejects.toMatchObject({ ...refused, retryInMs: 1 });
  bench.clock.advance(1);
  await place();
});

test('who orders and cancels at once, again and again, holds a stock for others only some times', async () => {
  const { ann, eve, place, cancelled } = await open();
  const held = changeOfMind - 1;
  for (let count = 0; count < changesOfMind; count += 1) {
    const orderid = await place();
    bench.clock.advance(held);
    await cancelled(orderid);
  }
  const retryInMs = held + letGoWithin - changesOfMind * held;
  const refused = { code: 'RATE_LIMITED', message: orderMessages.changedMind, retryInMs };
  for (const at of [one, other]) {
    await expect(place(ann, 'counter', at)).rejects.toMatchObject(refused);
  }
  await place(eve);
  bench.clock.advance(retryInMs);
  await place();
});

test('and so does who lets the time to pay them pass', async () => {
  const { ann, place } = await open();
  for (let count = 0; count < letGo; count += 1) {
    const orderid = await place(ann, 'card');
    bench.clock.advance(orderLimits.unpaid);
    await happens(orderid, { id: '', type: 'expire' }, server);
  }
  await expect(place()).rejects.toMatchObject({ message: orderMessages.letGo });
});

test('two orders of one person wait for their payment by card, and no more until one is paid', async () => {
  const { stallid, ann, eve, place } = await open();
  const orderids: string[] = [];
  for (let count = 0; count < unpaidOfPerson; count += 1) orderids.push(await place(ann, 'card'));
  const refused = { code: 'FULL', message: orderMessages.tooManyUnpaid };
  for (const at of [one, other]) {
    await expect(place(ann, 'card', at)).rejects.toMatchObject(refused);
  }
  await place(ann);
  await place(eve, 'card');
  // What costs nothing waits for no payment.
  const free = await bench.itemOf(stallid, null, { price: 0 });
  const [line] = bench.cartOf(stallid, [free]).lines;
  const cart = bench.cartOf(stallid, [], { lines: [{ ...line!, seen: 0 }], pay: 'card', total: 0 });
  const placed = await one.placing.place(ann, { orderid: newFoodid(), cart, address: '' });
  expect(placed.isPlaced).toBe(true);
  const [paid = ''] = orderids;
  const { order } = await bench.orders.read(paid);
  await happens(paid, seen(order.total), gateway);
  await place(ann, 'card');
  await expect(place(ann, 'card')).rejects.toMatchObject(refused);
});

test('one order takes no more of a stock than one may have, in however many lines', async () => {
  const { stallid, itemid, ann } = await open();
  const [line] = bench.cartOf(stallid, [itemid]).lines;
  const most = { ...line!, count: orderLimits.count, seen: line!.seen * orderLimits.count };
  const lines = [
    { ...most, note: 'a' },
    { ...most, note: 'b' },
  ];
  const cart = bench.cartOf(stallid, [], { lines, total: 2 * most.seen });
  const told = await one.placing.place(ann, { orderid: newFoodid(), cart, address: '' });
  expect(told).toMatchObject({
    isPlaced: false,
    quote: { lines: lines.map(() => ({ fault: 'too-many', left: null })) },
  });
  expect(await bench.stockOf(itemid)).toBe(500);
});

test('the open orders of one person hold so many portions and no more, of however many items', async () => {
  const { stallid, ann, eve, cancelled } = await open();
  const half = orderLimits.portionsOfPerson / 2;
  const place = async (who: typeof ann, counts: readonly number[]) => {
    const itemids = await Promise.all(counts.map(() => bench.itemOf(stallid, 500)));
    const lines = bench.cartOf(stallid, itemids).lines.map((line, at) => {
      const count = counts[at] ?? 0;
      return Object.assign({}, line, { count, seen: line.seen * count });
    });
    const total = lines.reduce((sum, line) => sum + line.seen, 0);
    const cart = bench.cartOf(stallid, [], { lines, total });
    const orderid = newFoodid();
    await one.placing.place(who, { orderid, cart, address: '' });
    return orderid;
  };
  const first = await place(ann, [half - 50, 50]);
  await place(ann, [half - 50, 50]);
  const refused = { code: 'FULL', message: orderMessages.tooManyPortions };
  await expect(place(ann, [1])).rejects.toMatchObject(refused);
  await place(eve, [1]);
  await cancelled(first);
  await place(ann, [1]);
});
