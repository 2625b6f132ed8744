import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ann,
  deed,
  type KitchenBench,
  type KitchenProcess,
  openKitchenBench,
  vic,
} from '../../../../../test/kitchen-bench.ts';
import type { AppError } from '../../../../core/app-error.ts';
import { auditedOrder } from './audited-order.ts';

/* Whoever is first at an order wins; whoever comes second finds what it has become. */

let bench: KitchenBench;
let both: readonly [KitchenProcess, KitchenProcess];
beforeAll(async () => {
  bench = await openKitchenBench();
  both = [await bench.open(), await bench.open()];
});
afterAll(() => bench.close());

const placed = async (): Promise<string> => {
  const order = bench.order();
  await bench.orders.insertAll([order]);
  return order.orderid;
};
const now = async (orderid: string) => (await bench.orders.read(orderid)).order;
const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((each) => (each.status === 'fulfilled' ? 'ok' : (each.reason as AppError).code));
const cancel = () => deed('cancel', { paymentid: null, reason: '' });

test('twenty taps at two processes are one step', async () => {
  const orderid = await placed();
  const taps = Array.from({ length: 20 }, (_none, place) =>
    both[place % 2 === 0 ? 0 : 1].changes.change(orderid, deed('accept', {}), vic),
  );
  expect(codes(await Promise.allSettled(taps))).toEqual(taps.map(() => 'ok'));
  const order = await now(orderid);
  expect(order.status).toBe('accepted');
  expect(order.steps.map(({ type }) => type)).toEqual(['place', 'accept']);
});

test('the same attempt again changes nothing, at whichever process', async () => {
  const orderid = await placed();
  const accept = deed('accept', {});
  await both[0].changes.change(orderid, accept, vic);
  await both[0].changes.change(orderid, deed('prepare', {}), vic);
  const before = await now(orderid);
  const again = await both[1].changes.change(orderid, accept, vic);
  expect(again.order.steps).toEqual(before.steps);
  expect((await now(orderid)).steps).toEqual(before.steps);
});

test('a vendor accepts and a student cancels at the same moment: one is first, and the other is told so', async () => {
  for (let round = 0; round < 6; round += 1) {
    const orderid = await placed();
    const [accepted, cancelled] = codes(
      await Promise.allSettled([
        both[round % 2 === 0 ? 0 : 1].changes.change(orderid, deed('accept', {}), vic),
        both[round % 2 === 0 ? 1 : 0].changes.change(orderid, cancel(), ann),
      ]),
    );
    const order = await now(orderid);
    // Accepted first, the student has asked; cancelled first, there is nothing to accept.
    if (order.status === 'accepted') {
      expect([accepted, cancelled]).toEqual(['ok', 'ok']);
      expect(order.asked?.type).toBe('cancel');
    } else {
      expect([accepted, cancelled, order.status]).toEqual(['TOO_LATE', 'ok', 'cancelled']);
    }
  }
});

test('one code is good once, however many scan it', async () => {
  const order = bench.order({ status: 'ready', paidAt: bench.clock.now(), paymentid: 'counter' });
  await bench.orders.insertAll([order]);
  const scans = Array.from({ length: 10 }, (_none, place) =>
    both[place % 2 === 0 ? 0 : 1].changes.change(
      order.orderid,
      deed('deliver', { code: order.code.id }),
      vic,
    ),
  );
  expect(codes(await Promise.allSettled(scans)).toSorted()).toEqual([
    ...Array.from({ length: 9 }, () => 'CONFLICT'),
    'ok',
  ]);
});

test('a vendor who calls an order off is written down once, with the reason; a student is not', async () => {
  const [one] = both;
  const event = deed('cancel', { paymentid: null, reason: 'No more bread' });
  const orderid = await placed();
  const audited = auditedOrder(vic, 'Mensa', 'No more bread');
  await one.changes.change(orderid, event, vic, audited);
  await one.changes.change(orderid, event, vic, audited);
  await one.changes.change(orderid, cancel(), vic, audited);
  expect(one.audited).toEqual([
    {
      by: 'vic',
      action: 'order.cancelled',
      subject: 'Order 1, Mensa',
      details: 'the whole order: “No more bread”',
    },
  ]);
  const other = await placed();
  await one.changes.change(other, cancel(), ann, auditedOrder(ann, 'Mensa', ''));
  expect(one.audited).toHaveLength(1);
});

test('money back of a line is written down with its name', async () => {
  const { changes, audited } = await bench.open();
  const orderid = await placed();
  for (const type of ['accept', 'take-money'] as const) {
    await changes.change(orderid, deed(type, {}), vic);
  }
  const refund = deed('refund', { lines: [0], reason: 'cold' });
  await changes.change(orderid, refund, vic, auditedOrder(vic, 'Mensa', 'cold'));
  expect(audited).toMatchObject([{ action: 'order.refunded', details: 'Flat white: “cold”' }]);
});

test('what cannot be written down is not done', async () => {
  const one = await bench.open({
    ports: () => ({ audit: () => Promise.reject(new Error('The log is away.')) }),
  });
  const orderid = await placed();
  const refused = one.changes.change(orderid, cancel(), vic, auditedOrder(vic, 'Mensa', ''));
  await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect((await now(orderid)).status).toBe('placed');
});
