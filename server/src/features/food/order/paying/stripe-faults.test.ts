import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ann, deed } from '../../../../../test/kitchen-bench.ts';
import {
  openPayingBench,
  type PayingBench,
  type PayingProcess,
} from '../../../../../test/paying-bench.ts';
import { lease } from '../moving/order-worker.service.ts';
import { pauseMs } from './stripe-pause.ts';

/* What goes wrong at Stripe, or with its settings, of one payment: no money is given up, and no other order waits. */

let bench: PayingBench;
let one: PayingProcess;
beforeEach(async () => {
  bench = await openPayingBench();
  one = await bench.open();
});
afterEach(() => bench.close());

const patient = { timeout: 10_000 };

const paid = async () => {
  const order = await bench.placed();
  const { page, intent } = await one.paidInSilence(order);
  await one.pay(order);
  await isWorkedOff(order);
  return { order, page, intent: intent.id };
};
const outboxOf = async (order: OrderState) => (await bench.now(order)).outbox;
const isWorkedOff = (order: OrderState) => expect.poll(() => outboxOf(order), patient).toEqual([]);
const isTriedAgain = async (order: OrderState) => {
  bench.clock.advance(2 * lease);
  await one.workOff(order);
};
const cancel = ({ orderid }: OrderState) =>
  one.changes.change(orderid, deed('cancel', { paymentid: null, reason: '' }), ann);
const failures = () =>
  one.logged.filter((line) => line.includes('something for an order was not done')).length;
const refundsOf = (intent: string) =>
  [...bench.stripe.state.payments.refunds.values()].filter(
    ({ payment_intent }) => payment_intent === intent,
  );

describe('a key of another account, which knows no payment of this one', () => {
  test('gives no refund up: it stays, and goes back once the key is right', async () => {
    const { order, page, intent } = await paid();
    const { pages } = bench.stripe.state.payments;
    pages.delete(page.id);
    await cancel(order);
    await expect.poll(failures, patient).toBe(1);
    await expect.poll(() => outboxOf(order), patient).toMatchObject([{ type: 'refund' }]);
    expect(await bench.sums(order)).toMatchObject({ returning: 1_050, open: 0 });
    expect(one.told.map(({ title }) => title)).not.toContain('A refund failed');
    pages.set(page.id, page);
    await isTriedAgain(order);
    await isWorkedOff(order);
    expect(refundsOf(intent)).toMatchObject([{ amount: 1_050 }]);
    expect(await bench.sums(order)).toMatchObject({ refunded: 1_050 });
  });

  test('does not leave a page open that is to be closed', async () => {
    const order = await bench.placed();
    const { url } = await one.pay(order);
    const { pages } = bench.stripe.state.payments;
    const page = [...pages.values()].find((each) => each.url === url)!;
    pages.delete(page.id);
    await cancel(order);
    await expect.poll(failures, patient).toBe(1);
    await expect.poll(() => outboxOf(order), patient).toMatchObject([{ type: 'stop-payment' }]);
    pages.set(page.id, page);
    await isTriedAgain(order);
    await isWorkedOff(order);
    expect(page.status).toBe('expired');
  });

  test('is no answer to whoever pays: nobody is told that nothing was paid', async () => {
    const { order, page } = await paid();
    const unseen = await bench.placed();
    const { url } = await one.pay(unseen);
    const { pages } = bench.stripe.state.payments;
    const shown = [...pages.values()].find((each) => each.url === url)!;
    pages.delete(shown.id);
    await expect(one.pay(unseen)).rejects.toMatchObject({ code: 'resource_missing' });
    expect((await bench.now(unseen)).status).toBe('placed');
    // What is paid is not asked for any more.
    pages.delete(page.id);
    expect((await one.pay(order)).order.status).toBe('paid');
  });
});

describe('a refund over which Stripe breaks down', () => {
  test('keeps no other one waiting, and goes back under another key, once', async () => {
    const [broken, other] = [await paid(), await paid()];
    bench.stripe.breakOn('POST', '/v1/refunds');
    await cancel(broken.order);
    await expect.poll(failures, patient).toBe(1);
    await cancel(other.order);
    await isWorkedOff(other.order);
    expect(refundsOf(other.intent)).toHaveLength(1);
    expect(refundsOf(broken.intent)).toEqual([]);
    const [waiting] = await outboxOf(broken.order);
    await isTriedAgain(broken.order);
    await isWorkedOff(broken.order);
    // What it is known by stays the same.
    expect(refundsOf(broken.intent)).toMatchObject([
      { amount: 1_050, metadata: { key: waiting?.key } },
    ]);
    expect(await bench.sums(broken.order)).toMatchObject({ refunded: 1_050, returning: 0 });
  });

  test('and does it all the same is found among those that are there, and not asked for again', async () => {
    const { order, intent } = await paid();
    bench.stripe.breakOn('POST', '/v1/refunds');
    await cancel(order);
    await expect.poll(failures, patient).toBe(1);
    const [waiting] = await outboxOf(order);
    const made = bench.stripe.refundByHand(intent, 1_050);
    Object.assign(made.metadata, { key: waiting?.key });
    await isTriedAgain(order);
    await isWorkedOff(order);
    expect(refundsOf(intent)).toEqual([made]);
    expect(await bench.sums(order)).toMatchObject({ refunded: 1_050 });
  });
});

test('a page over which Stripe breaks down is made under another key', async () => {
  const order = await bench.placed();
  bench.stripe.breakOn('POST', '/v1/checkout/sessions');
  await expect(one.pay(order)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const { url } = await one.pay(order);
  expect(url).toMatch(/^https:/);
  expect((await one.pay(order)).url).toBe(url);
  expect(bench.stripe.state.payments.pages.size).toBe(1);
});

test('where Stripe is asked too much it is left alone for a while, and asked again', async () => {
  const [first, second] = [await paid(), await paid()];
  bench.stripe.failWith(429);
  await cancel(first.order);
  await expect.poll(failures, patient).toBe(1);
  bench.stripe.failWith(null);
  const before = bench.stripe.calls.length;
  await cancel(second.order);
  await expect.poll(failures, patient).toBe(2);
  expect(bench.stripe.calls.length).toBe(before);
  for (const { order, intent } of [first, second]) {
    await isTriedAgain(order);
    await isWorkedOff(order);
    expect(refundsOf(intent)).toHaveLength(1);
  }
});

describe('while Stripe hangs', () => {
  const unpaid = (paymentid: string) =>
    bench.placed({ paymentid, placedAt: bench.clock.now() - orderLimits.unpaid });
  const isCalledOff = async (order: OrderState) =>
    expect((await bench.now(order)).status).toBe('cancelled');

  test('one order of those that nobody has paid is looked at: the others are called off without', async () => {
    const orders: OrderState[] = [];
    for (const name of ['cs_a', 'cs_b', 'cs_c', 'cs_d']) orders.push(await unpaid(name));
    bench.stripe.hangFor(50);
    await one.worker.workOffDue();
    for (const order of orders) await isCalledOff(order);
    // The call and its repeat.
    expect(bench.stripe.calls).toHaveLength(2);
    expect(one.logged.join('')).toContain('payment not looked at: Stripe was away a moment ago');
  });

  test('what waits for a refund waits for no look beside, until it answers again', async () => {
    const { order, intent } = await paid();
    const silent = await bench.placed();
    await one.paidInSilence(silent);
    const late = await unpaid('cs_late');
    bench.stripe.hangFor(50);
    await cancel(order);
    await expect.poll(failures, patient).toBe(1);
    const before = bench.stripe.calls.length;
    await one.workOff(late);
    await isCalledOff(late);
    expect(bench.stripe.calls.length).toBe(before);
    bench.stripe.hangFor(null);
    bench.clock.advance(Math.max(pauseMs, orderLimits.unpaid));
    await one.workOff(silent);
    await expect.poll(async () => (await bench.now(silent)).status, patient).toBe('paid');
    await one.workOff(order);
    await isWorkedOff(order);
    expect(refundsOf(intent)).toHaveLength(1);
  });
});
