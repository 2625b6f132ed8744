import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ann, deed, vic } from '../../../../../test/kitchen-bench.ts';
import {
  openPayingBench,
  type PayingBench,
  type PayingProcess,
} from '../../../../../test/paying-bench.ts';

let bench: PayingBench;
let one: PayingProcess;
beforeAll(async () => {
  bench = await openPayingBench();
  one = await bench.open();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.stripe.failWith(null);
  bench.stripe.state.payments.refundsAre = 'succeeded';
});

/* Money that does not go back at once: it is tried again, waited for, or left to the vendor; it is never out of sight. */

const paid = async () => {
  const order = await bench.placed();
  const { page, intent } = await one.paidInSilence(order);
  await one.receive(bench.stripe.foodEvent('checkout.session.completed', page));
  return { order, intent: intent.id };
};
const isWorkedOff = (order: OrderState) =>
  expect.poll(async () => (await bench.now(order)).outbox, { timeout: 10_000 }).toEqual([]);
const refundsOf = (intent: string) =>
  [...bench.stripe.state.payments.refunds.values()].filter(
    ({ payment_intent }) => payment_intent === intent,
  );
const cancel = () => deed('cancel', { paymentid: null, reason: '' });
const refundLine = (line: number) => deed('refund', { lines: [line], reason: 'Cold' });
const hour = 60 * 60_000;
/** Whether it is on the board as one that is open, not as one that was moved lately. */
const onBoard = async ({ orderid, stallid }: OrderState): Promise<boolean> => {
  const later = new Date(bench.clock.now() + 1);
  const { orders } = await bench.orders.ofStall(stallid, later, { open: 300, done: 1 });
  return orders.some(({ order }) => order.orderid === orderid);
};
/** What failed waits for its next try, and then that comes. */
const isTriedAgain = async (order: OrderState, pause: number): Promise<void> => {
  const outbox = async () => (await bench.now(order)).outbox;
  const waits = [{ type: 'refund', notBefore: bench.clock.now() + pause }];
  await expect.poll(outbox, { timeout: 10_000 }).toMatchObject(waits);
  // Meanwhile its stall sees that money is owed, and stays.
  expect(await onBoard(order)).toBe(true);
  bench.clock.advance(pause);
  await one.workOff(order);
};

/** What Stripe tells of a dispute. */
const told = (dispute: object, type = 'created') =>
  one.receive(bench.stripe.foodEvent(`charge.dispute.${type}`, dispute));

describe('a refund that Stripe refuses', () => {
  test('what Stripe refuses for good is tried three times in a day, and the vendor is told; then by hand', async () => {
    const { order, intent } = await paid();
    bench.stripe.state.payments.refundsAre = null;
    await one.changes.change(order.orderid, cancel(), ann);
    for (const pause of [hour, 24 * hour]) await isTriedAgain(order, pause);
    await isWorkedOff(order);
    expect(await bench.sums(order)).toMatchObject({ refunded: 0, open: 1_050 });
    const failed = one.told.filter(
      ({ once, title }) => once?.startsWith(order.orderid) && title === 'A refund failed',
    );
    expect(failed).toHaveLength(3);
    const logged = one.logged.filter((line) => line.includes('a refund was refused'));
    const own = logged.filter((line) => line.includes(order.orderid));
    expect(own).toHaveLength(3);
    for (const line of own) expect(line).toContain('balance_insufficient');
    // It is on the board, however long ago it was moved, and its stall cannot go: money is owed.
    expect(await onBoard(order)).toBe(true);
    bench.stripe.state.payments.refundsAre = 'succeeded';
    await one.changes.change(order.orderid, deed('refund', { lines: [], reason: 'Again' }), vic);
    await isWorkedOff(order);
    expect(await bench.sums(order)).toMatchObject({ refunded: 1_050, open: 0 });
    expect(refundsOf(intent)).toHaveLength(1);
    expect(await onBoard(order)).toBe(false);
  });

  test('a line of what was handed over that does not go back keeps its order on the board', async () => {
    const { order, intent } = await paid();
    for (const type of ['accept', 'prepare', 'ready'] as const)
      await one.changes.change(order.orderid, deed(type, {}), vic);
    await one.changes.change(order.orderid, deed('deliver', { code: order.code.id }), vic);
    await isWorkedOff(order);
    expect(await onBoard(order)).toBe(false);
    bench.stripe.state.payments.refundsAre = null;
    await one.changes.change(order.orderid, refundLine(0), vic);
    for (const pause of [hour, 24 * hour]) await isTriedAgain(order, pause);
    await isWorkedOff(order);
    expect(await onBoard(order)).toBe(true);
    const stuck = one.told.filter(
      ({ once, title }) => once?.startsWith(order.orderid) && title === 'Money has not gone back',
    );
    expect(stuck).toHaveLength(1);
    bench.stripe.state.payments.refundsAre = 'succeeded';
    await one.changes.change(order.orderid, refundLine(0), vic);
    await isWorkedOff(order);
    expect(refundsOf(intent).map(({ amount }) => amount)).toEqual([400]);
    expect(await onBoard(order)).toBe(false);
  });

  test('by hand, of which nobody was told: Stripe refuses more, it is looked at, and the rest goes back', async () => {
    const { order, intent } = await paid();
    bench.stripe.refundByHand(intent, 300);
    await one.changes.change(order.orderid, cancel(), ann);
    await isTriedAgain(order, hour);
    await isWorkedOff(order);
    expect(refundsOf(intent).map(({ amount }) => amount)).toEqual([300, 750]);
    expect(await bench.sums(order)).toMatchObject({ refunded: 1_050, open: 0 });
  });
});

test('a refund that a bank sends back later is in the log, and goes out again', async () => {
  const { order, intent } = await paid();
  await one.changes.change(order.orderid, cancel(), ann);
  await isWorkedOff(order);
  const [refund] = refundsOf(intent);
  await one.receive(
    bench.stripe.foodEvent('refund.failed', Object.assign(refund!, { status: 'failed' })),
  );
  await isTriedAgain(order, hour);
  await isWorkedOff(order);
  expect(await bench.sums(order)).toMatchObject({ refunded: 1_050, open: 0 });
  const own = one.logged.filter((line) => line.includes(order.orderid));
  expect(own.filter((line) => line.includes('a refund failed'))).toHaveLength(1);
});

describe('a dispute', () => {
  test('that begins while a refund waits for its next try holds it back: no try is used up', async () => {
    const { order, intent } = await paid();
    bench.stripe.state.payments.refundsAre = null;
    await one.changes.change(order.orderid, cancel(), ann);
    const outbox = async () => (await bench.now(order)).outbox;
    const waits = [{ type: 'refund', notBefore: bench.clock.now() + hour }];
    await expect.poll(outbox, { timeout: 10_000 }).toMatchObject(waits);
    const dispute = bench.stripe.dispute(intent, 500);
    await told(dispute);
    bench.clock.advance(2 * hour);
    await one.workOff(order);
    await isWorkedOff(order);
    expect((await bench.now(order)).ledger.refunds).toHaveLength(1);
    expect(await onBoard(order)).toBe(true);
    bench.stripe.state.payments.refundsAre = 'succeeded';
    dispute.status = 'lost';
    await told(dispute, 'closed');
    await isTriedAgain(order, hour);
    await isWorkedOff(order);
    expect(refundsOf(intent).map(({ amount }) => amount)).toEqual([550]);
    expect((await bench.now(order)).ledger.refunds).toHaveLength(2);
  });

  test('of a part is waited for, though nothing told of it: no try is used up, and all goes back', async () => {
    for (const isTold of [true, false]) {
      const { order, intent } = await paid();
      const dispute = bench.stripe.dispute(intent, 500);
      if (isTold) await told(dispute);
      await one.changes.change(order.orderid, cancel(), ann);
      await isWorkedOff(order);
      expect(await bench.sums(order)).toMatchObject({ disputed: 500, open: 550 });
      dispute.status = 'won';
      await told(dispute, 'closed');
      // The one try that Stripe refused was how this server came to know of it.
      if (!isTold) await isTriedAgain(order, hour);
      await isWorkedOff(order);
      expect(await bench.sums(order)).toMatchObject({ refunded: 1_050, open: 0 });
    }
  });
});
