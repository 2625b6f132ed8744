import { hadNoPage } from '@sets/shared/food/order/order-payments.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ann, deed, vic } from '../../../../../test/kitchen-bench.ts';
import {
  openPayingBench,
  type PayingBench,
  type PayingProcess,
} from '../../../../../test/paying-bench.ts';
import { payingMessages } from './paying.messages.ts';

let bench: PayingBench;
let one: PayingProcess;
let other: PayingProcess;
beforeAll(async () => {
  bench = await openPayingBench();
  [one, other] = [await bench.open(), await bench.open()];
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.stripe.failWith(null);
  bench.stripe.state.payments.refundsAre = 'succeeded';
});

const statusOf = async (order: Parameters<PayingBench['now']>[0]) =>
  (await bench.now(order)).status;
const cancelled = deed('cancel', { paymentid: null, reason: '' });
const pages = () => [...bench.stripe.state.payments.pages.values()];

describe('where an order is paid', () => {
  test('a page of what it costs, which names the order; nothing is paid by asking for it', async () => {
    const order = await bench.placed();
    const { url, order: told } = await one.pay(order);
    const page = pages().find((each) => each.url === url);
    const back = `https://sets.example/food/ordersuccess?order=${order.orderid}`;
    expect(page).toMatchObject({
      amount_total: 1_050,
      currency: 'eur',
      metadata: { orderid: order.orderid },
      intentMetadata: { orderid: order.orderid },
      success_url: `${back}&checkout=done`,
      cancel_url: `${back}&checkout=left`,
    });
    expect(told).toMatchObject({ status: 'placed', paymentid: page?.id, sums: { paid: 0 } });
    const accepting = one.changes.change(order.orderid, deed('accept', {}), vic);
    await expect(accepting).rejects.toMatchObject({ code: 'WRONG_PHASE' });
  });

  test('two taps, at two processes, are one page', async () => {
    const order = await bench.placed();
    const before = pages().length;
    bench.stripe.slowBy(20);
    const taps = await Promise.all([one.pay(order), one.pay(order), other.pay(order)]);
    bench.stripe.slowBy(0);
    expect(new Set(taps.map(({ url }) => url)).size).toBe(1);
    expect((await other.pay(order)).url).toBe(taps[0].url);
    expect(pages().length).toBe(before + 1);
  });

  test('two processes under two addresses: one page can be paid, the other one is closed', async () => {
    const order = await bench.placed();
    const before = pages().length;
    bench.stripe.slowBy(20);
    const [here, there] = await Promise.all([
      one.pay(order),
      other.pay(order, 'http://10.0.0.7:3000'),
    ]);
    bench.stripe.slowBy(0);
    expect(here.url).not.toBeNull();
    expect(there.url).toBe(here.url);
    const made = pages().slice(before);
    expect(made.map(({ status }) => status).toSorted()).toEqual(['expired', 'open']);
  });

  test('whoever comes back is told that it is paid, also where no event came', async () => {
    const order = await bench.placed();
    await one.paidInSilence(order);
    expect(await statusOf(order)).toBe('placed');
    expect(await other.pay(order)).toMatchObject({
      url: null,
      order: { status: 'paid', sums: { paid: 1_050, open: 1_050 } },
    });
  });

  test('it is of nobody else; not at the counter; not too late; not for less than Stripe takes', async () => {
    const order = await bench.placed({ userid: 'eve' });
    await expect(one.pay(order)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const counter = await bench.placed({ pay: 'counter' });
    await expect(one.pay(counter)).rejects.toMatchObject({ message: payingMessages.atCounter });
    const late = await bench.placed({ placedAt: bench.clock.now() - orderLimits.unpaid });
    await expect(one.pay(late)).rejects.toMatchObject({ code: 'TOO_LATE' });
    const little = await bench.placed({ total: 49 });
    await expect(one.pay(little)).rejects.toMatchObject({ message: payingMessages.notTaken });
    // Neither is Stripe's fault: else whoever means to pay nothing would hold what they like with such sums.
    expect([await bench.now(late), await bench.now(little)].map(hadNoPage)).toEqual([false, false]);
  });

  test('while Stripe is away nobody is sent anywhere; then it goes on', async () => {
    const order = await bench.placed();
    bench.stripe.failWith(503);
    await expect(one.pay(order)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(hadNoPage(await bench.now(order))).toBe(true);
    bench.stripe.failWith(null);
    expect((await one.pay(order)).url).toMatch(/^https:/);
    const shown = await bench.placed();
    await one.pay(shown);
    expect(hadNoPage(await bench.now(shown))).toBe(false);
  });

  test('where the answer of Stripe is lost, and the process dies: the same page', async () => {
    const order = await bench.placed();
    const before = pages().length;
    bench.stripe.loseAnswers(2);
    await expect(one.pay(order)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect((await bench.now(order)).paymentid).toBeNull();
    expect((await other.pay(order)).url).toBe(pages().at(-1)?.url);
    expect(pages().length).toBe(before + 1);
  });
});

describe('an order that is called off', () => {
  test('nobody pays: its page is closed once its time is over', async () => {
    const order = await bench.placed();
    const { url } = await one.pay(order);
    bench.clock.advance(orderLimits.unpaid);
    await one.workOff(order);
    await expect.poll(() => statusOf(order)).toBe('cancelled');
    await expect.poll(async () => (await bench.now(order)).outbox).toEqual([]);
    expect(() => bench.stripe.payPage(url ?? '')).toThrow('no such open page');
    expect((await one.pay(order)).url).toBeNull();
  });

  test('is not called off where it was paid in silence', async () => {
    const order = await bench.placed();
    await one.paidInSilence(order);
    bench.clock.advance(orderLimits.unpaid);
    await one.workOff(order);
    await expect.poll(() => statusOf(order)).toBe('paid');
  });

  test('while somebody pays: it goes back once, whoever hears of it', async () => {
    const order = await bench.placed();
    const { intent } = await one.paidInSilence(order);
    await one.changes.change(order.orderid, cancelled, ann);
    await expect.poll(async () => (await bench.now(order)).outbox).toEqual([]);
    const told = bench.stripe.foodEvent('payment_intent.succeeded', intent);
    await Promise.all([one.receive(told), other.receive(told)]);
    expect(await bench.sums(order)).toMatchObject({ paid: 1_050, refunded: 1_050, open: 0 });
    expect(bench.stripe.count('POST', '/v1/refunds')).toBe(1);
  });
});
