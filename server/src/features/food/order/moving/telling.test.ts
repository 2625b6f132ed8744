import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ann,
  deed,
  type KitchenBench,
  openKitchenBench,
  vic,
} from '../../../../../test/kitchen-bench.ts';
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
