import type { Effect, OrderNews } from '@sets/shared/food/order/order-effects.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import { gateway, seen } from '@sets/shared/food/order/testing/orders.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ann,
  deed,
  type KitchenBench,
  openKitchenBench,
  vic,
} from '../../../../../test/kitchen-bench.ts';
import { PastStallStore } from '../../past-stall-store.service.ts';
import { StallStore } from '../../stall-store.service.ts';
import { tellingMs } from './too-late-to-tell.ts';
import { lease } from './order-worker.service.ts';

/* What somebody is to be told of an order is not lost where it fails, and holds up nothing for ever. */

let bench: KitchenBench;
beforeEach(async () => {
  bench = await openKitchenBench();
});
afterEach(() => bench.close());

/** A process in which the first `failing` notifications of a title do not get into a list. */
const processFailing = (title: string, failing: number) => {
  let left = failing;
  return bench.open({
    ports: ({ told }) => ({
      notifyOrFail: async (userid, given) => {
        if (given.title === title && left > 0) {
          left -= 1;
          throw new Error('The list cannot be reached.');
        }
        told.push({ userid, ...given });
      },
    }),
  });
};
const outboxOf = async (orderid: string) => (await bench.orders.read(orderid)).order.outbox;
const cancelledBy = async (one: Awaited<ReturnType<typeof processFailing>>) => {
  const order = bench.order();
  const { orderid } = order;
  await one.orders.insertAll([{ ...order, outbox: [] }]);
  await one.changes.change(orderid, deed('accept', {}), vic);
  await one.changes.change(orderid, deed('cancel', { paymentid: null, reason: '' }), vic);
  return orderid;
};
const toAnn = ({ told }: { readonly told: readonly { userid: string; title: string }[] }) =>
  told.filter(({ userid }) => userid === ann.userid).map(({ title }) => title);

test('what could not be told is told a minute later, before what came after it', async () => {
  const one = await processFailing('Order accepted', 1);
  const orderid = await cancelledBy(one);
  await expect.poll(() => one.logged.join('')).toContain('something for an order was not done');
  expect(toAnn(one)).toEqual([]);
  bench.clock.advance(2 * lease);
  await expect.poll(() => outboxOf(orderid), { timeout: 10_000 }).toEqual([]);
  expect(toAnn(one)).toEqual(['Order accepted', 'Order cancelled']);
});

test('what can never be told is given up after some time, and what comes after it is told', async () => {
  const one = await processFailing('Order accepted', Infinity);
  const orderid = await cancelledBy(one);
  await expect.poll(() => one.logged.join('')).toContain('something for an order was not done');
  bench.clock.advance(tellingMs - lease);
  await one.worker.workOffDue();
  expect(toAnn(one)).toEqual([]);
  bench.clock.advance(2 * lease);
  await one.worker.workOffDue();
  await expect.poll(() => outboxOf(orderid), { timeout: 10_000 }).toEqual([]);
  expect(toAnn(one)).toEqual(['Order cancelled']);
  expect(one.logged.join('')).toContain('"isLeft":true');
});

test('whoever ordered is called to no counter while a bank has the money, and once it is there again', async () => {
  const one = await bench.open();
  const order = bench.order({ pay: 'card' });
  const { orderid, total } = order;
  await one.orders.insertAll([{ ...order, outbox: [] }]);
  const look = (...disputes: { disputeid: string; amount: number; status: 'open' | 'won' }[]) =>
    one.changes.change(orderid, seen(total, { disputes }), gateway);
  await look();
  for (const step of ['accept', 'prepare'] as const) {
    await one.changes.change(orderid, deed(step, {}), vic);
  }
  const dispute = { disputeid: 'd', amount: total };
  await look({ ...dispute, status: 'open' });
  await one.changes.change(orderid, deed('ready', {}), vic);
  bench.clock.advance(orderLimits.undo);
  await one.worker.workOffDue();
  await expect.poll(() => outboxOf(orderid), { timeout: 10_000 }).toEqual([]);
  expect(toAnn(one)).toEqual(['Paid', 'Order accepted', 'In the kitchen', 'Order held up']);
  await look({ ...dispute, status: 'won' });
  await expect.poll(() => outboxOf(orderid), { timeout: 10_000 }).toEqual([]);
  expect(toAnn(one).at(-1)).toBe('Ready');
});

describe('money that does not go back', () => {
  /** What is said of it to one side of an order, and in the log. */
  const saidOf = async (whom: 'student' | 'vendor', what: OrderNews, userid = ann.userid) => {
    const one = await bench.open();
    const order = bench.order({ userid });
    const told = { type: 'tell', whom, what, key: 'told', step: '', claim: null } as const;
    const outbox: Effect[] = [{ ...told, notBefore: bench.clock.now() }];
    await one.orders.insertAll([{ ...order, outbox }]);
    await one.worker.workOffDue();
    const [text = ''] = one.told.map((each) => each.text);
    const lines = one.logged.filter((line) => line.includes('a refund failed'));
    expect(lines.every((line) => line.includes(order.orderid))).toBe(true);
    return { text, logged: lines.map((line) => (JSON.parse(line) as { msg: string }).msg) };
  };
  const goes = async (): Promise<void> => {
    const stalls = new StallStore(bench.connection);
    const stall = await stalls.find(bench.stallid);
    await new PastStallStore(bench.connection).keep(stall!, new Date(bench.clock.now()));
    await stalls.remove(bench.stallid);
  };
  const lastTime = 'a refund failed for the last time and does not go out by itself any more';

  test('goes out again: nobody has to do anything yet, and the log tells it from the last time', async () => {
    expect(await saidOf('vendor', 'refund-failed')).toMatchObject({ logged: ['a refund failed'] });
    const { text, logged } = await saidOf('student', 'refund-stuck');
    expect(text).toMatch(/ask Mensa Nord to send it again\.$/);
    expect(logged).toEqual([lastTime]);
  });

  test('of a stall that is gone nobody is sent to its vendor, who can do nothing', async () => {
    await goes();
    const stuck = await saidOf('student', 'refund-stuck');
    expect(stuck.text).toMatch(
      /of Mensa Nord failed .*The stall is gone: ask whoever runs this server to send it again\.$/,
    );
    expect(stuck.logged).toEqual([`${lastTime}, and its stall is gone: an admin sees to it`]);
    const back = await saidOf('student', 'refund-failed');
    expect(back.text).toMatch(
      /The stall is gone: whoever runs this server sees to it where it does not go out again\.$/,
    );
    const { logged } = await saidOf('vendor', 'refund-failed');
    expect(logged).toEqual(['a refund failed, and its stall is gone']);
  });

  test('is in the log also where whoever waited for it has left', async () => {
    const { text, logged } = await saidOf('student', 'refund-stuck', '');
    expect([text, logged]).toEqual(['', [lastTime]]);
  });
});
