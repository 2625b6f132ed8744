import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ann, deed, vic } from '../../../../../test/kitchen-bench.ts';
import {
  openPayingBench,
  type PayingBench,
  type PayingProcess,
} from '../../../../../test/paying-bench.ts';
import { lease } from '../moving/order-worker.service.ts';

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

const paid = async () => {
  const order = await bench.placed();
  const { page, intent } = await one.paidInSilence(order);
  const event = bench.stripe.foodEvent('checkout.session.completed', page);
  await one.receive(event);
  return { order, page, intent: intent.id, event };
};
const isWorkedOff = (order: OrderState) =>
  expect.poll(async () => (await bench.now(order)).outbox, { timeout: 10_000 }).toEqual([]);
const refundsOf = (intent: string) =>
  [...bench.stripe.state.payments.refunds.values()].filter(
    ({ payment_intent }) => payment_intent === intent,
  );
const cancel = () => deed('cancel', { paymentid: null, reason: '' });
const refundLine = (line: number) => deed('refund', { lines: [line], reason: 'Cold' });

describe('what Stripe tells', () => {
  test('a payment pays its order; its student and its stall are told, once', async () => {
    const { order, event } = await paid();
    await isWorkedOff(order);
    expect(await bench.now(order)).toMatchObject({ status: 'paid', outbox: [] });
    const { revision } = await bench.orders.read(order.orderid);
    for (let times = 0; times < 3; times += 1) await other.receive(event);
    expect((await bench.orders.read(order.orderid)).revision).toBe(revision);
    const mine = [...one.told, ...other.told].filter(({ once }) => once?.startsWith(order.orderid));
    expect(mine.map(({ title }) => title).toSorted()).toEqual(['New order', 'Paid']);
  });

  test('an event that came looks no second time', async () => {
    const { event } = await paid();
    const before = bench.stripe.calls.length;
    await other.receive(event);
    expect(bench.stripe.calls.length).toBe(before);
  });

  test('the same event at two processes at once, and all kinds of it, pay once', async () => {
    const order = await bench.placed();
    const { page, intent } = await one.paidInSilence(order);
    const { foodEvent } = bench.stripe;
    const charge = { id: 'ch_1', object: 'charge', payment_intent: intent.id };
    const told = [
      foodEvent('checkout.session.completed', page),
      foodEvent('payment_intent.succeeded', intent),
      foodEvent('charge.succeeded', charge),
    ];
    await Promise.all(told.flatMap((each) => [one.receive(each), other.receive(each)]));
    const { status, ledger, steps } = await bench.now(order);
    expect(status).toBe('paid');
    expect(ledger.payments).toEqual([{ paymentid: page.id, by: 'card', amount: 1_050 }]);
    expect(steps.filter(({ type }) => type === 'payment-seen')).toHaveLength(1);
  });

  test('an event says nothing by itself: what it claims is looked up', async () => {
    const order = await bench.placed();
    const { url } = await one.pay(order);
    const page = [...bench.stripe.state.payments.pages.values()].find((each) => each.url === url);
    const claimed = { ...page, status: 'complete', payment_status: 'paid' };
    await one.receive(bench.stripe.foodEvent('checkout.session.completed', claimed));
    expect((await bench.now(order)).status).toBe('placed');
  });

  test('of premium, of orders that there are not, and of what nobody knows nothing is done', async () => {
    const before = await bench.eventsKept();
    const { foodEvent } = bench.stripe;
    const metadata = { orderid: 'anOrderThatIsNotThere_' };
    const session = { id: 'cs_x', object: 'checkout.session' };
    await one.receive(foodEvent('checkout.session.completed', session));
    await one.receive(foodEvent('checkout.session.completed', { ...session, metadata }));
    await one.receive(foodEvent('charge.refunded', { object: 'charge', payment_intent: 'pi_x' }));
    await one.receive(
      foodEvent('payment_intent.created', { object: 'payment_intent', id: 'pi_x' }),
    );
    await one.receive(foodEvent('customer.created', { id: 'cus_1', object: 'customer' }));
    expect(await bench.eventsKept()).toBe(before);
  });

  test('what is signed with another secret, or long ago, or changed is refused', async () => {
    const { event } = bench.stripe;
    const refused = { code: 'BAD_REQUEST' };
    const session = { id: 'cs_x', object: 'checkout.session' };
    const premium = event('checkout.session.completed', session);
    await expect(one.receive(premium)).rejects.toMatchObject(refused);
    const good = bench.stripe.foodEvent('checkout.session.completed', session);
    const changed = { ...good, body: good.body.replace('cs_x', 'cs_y') };
    await expect(one.receive(changed)).rejects.toMatchObject(refused);
    const unsigned = { ...good, headers: { 'stripe-signature': '' } };
    await expect(one.receive(unsigned)).rejects.toMatchObject(refused);
    await one.receive(good);
    bench.clock.advance(301_000);
    await expect(one.receive(good)).rejects.toMatchObject(refused);
  });

  test('while Stripe is away for an hour nothing is lost: it repeats the event', async () => {
    const order = await bench.placed();
    const { page } = await one.paidInSilence(order);
    const id = 'evt_of_the_hour';
    const told = () => bench.stripe.foodEvent('checkout.session.completed', page, id);
    bench.stripe.failWith(503);
    await expect(one.receive(told())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    // Nobody knows that it is paid: it is called off, and what was paid goes back once Stripe answers.
    bench.clock.advance(60 * 60_000);
    await expect
      .poll(async () => (await bench.now(order)).status, { timeout: 10_000 })
      .toBe('cancelled');
    bench.stripe.failWith(null);
    await other.receive(told());
    bench.clock.advance(2 * lease);
    await other.workOff(order);
    await isWorkedOff(order);
    expect(await bench.sums(order)).toMatchObject({ paid: 1_050, refunded: 1_050 });
  }, 60_000);
});

describe('what goes back', () => {
  test('lines, and then the rest, each once', async () => {
    const { order, intent } = await paid();
    await one.changes.change(order.orderid, refundLine(0), vic);
    await isWorkedOff(order);
    expect(await bench.sums(order)).toMatchObject({ refunded: 400, open: 650 });
    await one.changes.change(order.orderid, refundLine(1), vic);
    await isWorkedOff(order);
    expect(refundsOf(intent).map(({ amount }) => amount)).toEqual([400, 650]);
    expect(await bench.sums(order)).toMatchObject({ refunded: 1_050, open: 0 });
    expect((await bench.now(order)).status).toBe('refunded');
  });

  test('by hand, in Stripe’s own pages: the rest goes back when it is called off', async () => {
    const { order, intent } = await paid();
    const refund = bench.stripe.refundByHand(intent, 300);
    await one.receive(bench.stripe.foodEvent('refund.created', refund));
    expect(await bench.sums(order)).toMatchObject({ refunded: 300, open: 750 });
    await one.changes.change(order.orderid, cancel(), ann);
    await isWorkedOff(order);
    expect(await bench.sums(order)).toMatchObject({ refunded: 1_050, open: 0 });
    expect(refundsOf(intent)).toHaveLength(2);
  });

  test('once where Stripe’s yes does not arrive, and the process dies', async () => {
    const { order, intent } = await paid();
    await isWorkedOff(order);
    // The call and its repeat.
    bench.stripe.loseAnswers(2);
    const refund = refundLine(0);
    await one.changes.change(order.orderid, refund, vic);
    const key = `${order.orderid}:${refund.id}`;
    const asked = () =>
      bench.stripe.calls.filter(({ idempotencyKey }) => idempotencyKey === key).length;
    await expect.poll(asked, { timeout: 10_000 }).toBe(2);
    const waiting = async () => (await bench.now(order)).outbox;
    await expect.poll(waiting).toMatchObject([{ type: 'refund', key }]);
    // It may be long until somebody goes on: Stripe knows the key no more, and there is enough left to give it twice.
    bench.stripe.forgetKeys();
    bench.clock.advance(2 * lease);
    await other.workOff(order);
    await isWorkedOff(order);
    expect(refundsOf(intent).map(({ amount }) => amount)).toEqual([400]);
    expect(await bench.sums(order)).toMatchObject({ refunded: 400, open: 650, returning: 0 });
  });

  test('what is under way is returning until Stripe tells what came of it', async () => {
    const { order, intent } = await paid();
    bench.stripe.state.payments.refundsAre = 'pending';
    await one.changes.change(order.orderid, refundLine(0), vic);
    await isWorkedOff(order);
    expect(await bench.sums(order)).toMatchObject({ returning: 400, open: 650 });
    const [refund] = refundsOf(intent);
    Object.assign(refund!, { status: 'succeeded' });
    await other.receive(bench.stripe.foodEvent('refund.updated', refund!));
    expect(await bench.sums(order)).toMatchObject({ returning: 0, refunded: 400 });
  });
});

describe('a dispute', () => {
  const told = (dispute: object, type = 'created') =>
    one.receive(bench.stripe.foodEvent(`charge.dispute.${type}`, dispute));

  test('holds the money; where it is won, what was called off goes back', async () => {
    const { order, intent } = await paid();
    const dispute = bench.stripe.dispute(intent, 1_050);
    await told(dispute);
    expect(await bench.sums(order)).toMatchObject({ disputed: 1_050, open: 0 });
    await one.changes.change(order.orderid, cancel(), ann);
    await isWorkedOff(order);
    expect(refundsOf(intent)).toEqual([]);
    dispute.status = 'won';
    await told(dispute, 'closed');
    await isWorkedOff(order);
    expect(await bench.sums(order)).toMatchObject({ refunded: 1_050, disputed: 0 });
  });

  test('that is lost took the money: nothing goes back beside', async () => {
    const { order, intent } = await paid();
    const dispute = bench.stripe.dispute(intent, 1_050, 'lost');
    await told(dispute, 'closed');
    await told({ ...dispute, status: 'needs_response' });
    await one.changes.change(order.orderid, cancel(), ann);
    await isWorkedOff(order);
    expect(await bench.sums(order)).toMatchObject({ refunded: 1_050, disputed: 0, open: 0 });
    expect(refundsOf(intent)).toEqual([]);
  });

  test('of which a bank only asks takes no money', async () => {
    const { order, intent } = await paid();
    await told(bench.stripe.dispute(intent, 1_050, 'warning_needs_response'));
    expect(await bench.sums(order)).toMatchObject({ disputed: 0, open: 1_050 });
  });
});
