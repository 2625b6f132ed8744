import { hasFailed } from '@sets/shared/food/order/ledger.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { paymentCalls } from '@sets/shared/food/order/payment.calls.ts';
import type { PaymentPage } from '@sets/shared/food/order/payment.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setAccount } from '../../../../../test/food-stage.ts';
import { createManualClock } from '../../../../../test/manual-clock.ts';
import { newAttempt, openKitchen } from '../../../../../test/moving-calls.ts';
import { cartForTests, lineForTests } from '../../../../../test/order-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../../../test/start-test-app.ts';
import { startStripeStandIn } from '../../../../../test/stripe-stand-in.ts';
import { OrderStore } from '../order-store.service.ts';
import { auditTexts, movingMessages } from './moving.messages.ts';

/* A stall goes though somebody has paid there by card: the money goes back, or somebody can see to it. */

const hour = 60 * 60_000;
const clock = createManualClock(Date.now());
let app: TestApp;
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
let kitchen: Awaited<ReturnType<typeof openKitchen>>;
let admin: Person;
beforeAll(async () => {
  stripe = await startStripeStandIn(clock);
  app = await startTestApp({ clock, config: { foodStripe: stripe.foodConfig } });
}, 60_000);
beforeEach(async () => {
  stripe.state.payments.refundsAre = 'succeeded';
  [kitchen, admin] = [await openKitchen(app), await app.buildAccount({ accountType: 'admin' })];
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const goes = {
  'by an admin': async () => {
    await setAccount(app, kitchen.vendor, { locked: true });
    return kitchen.stage.removeHeld(admin, kitchen.stallid);
  },
  'with the account of its vendor': () => {
    const { token, password } = kitchen.vendor;
    return app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  },
} as const;
const ways = ['by an admin', 'with the account of its vendor'] as const;

/** Of so many lines. */
const paidByCard = async (count = 1): Promise<string> => {
  const { stage, stallid, vendor, ann } = kitchen;
  const lines: ReturnType<typeof lineForTests>[] = [];
  while (lines.length < count) lines.push(lineForTests(await stage.itemOf(vendor, stallid)));
  const { orderid } = await stage.placed(ann, cartForTests(stallid, lines, { pay: 'card' }));
  const asked = { token: ann.token, body: { orderid } };
  const { body } = await app.call<PaymentPage>('POST', paymentCalls.pay.path, asked);
  const event = stripe.foodEvent('checkout.session.completed', stripe.payPage(body.url!).page);
  expect((await app.call('POST', paymentCalls.webhook.path, event)).status).toBe(200);
  return orderid;
};
const stored = (orderid: string): Promise<OrderState> =>
  app.inStore(async (connection) => (await new OrderStore(connection).read(orderid)).order);
const failures = async (orderid: string): Promise<number> =>
  (await stored(orderid)).ledger.refunds.filter(hasFailed).length;
const hasFailures = (orderid: string, count: number) =>
  expect.poll(() => failures(orderid), { timeout: 10_000 }).toBe(count);
/** As often as it goes out by itself. */
const failsThrice = async (orderid: string, meanwhile = async () => {}): Promise<void> => {
  await hasFailures(orderid, 1);
  for (const [count, pause] of [
    [2, hour],
    [3, 24 * hour],
  ] as const) {
    // The next try is planned once the payment was looked at.
    const tries = async () => (await stored(orderid)).ledger.refunds.length;
    await expect.poll(tries, { timeout: 10_000 }).toBe(count);
    await meanwhile();
    clock.advance(pause + 2 * 60_000);
    await hasFailures(orderid, count);
  }
  await expect.poll(async () => (await stored(orderid)).outbox, { timeout: 10_000 }).toEqual([]);
};
const isBack = (orderid: string) =>
  expect
    .poll(async () => (await stored(orderid)).ledger.refunds.at(-1), { timeout: 10_000 })
    .toMatchObject({ status: 'succeeded', amount: 350 });
const audited = async (number: number) => {
  const entries = (await app.stored())['audit'] as {
    by: string | null;
    action: string;
    thing: string;
    details: string;
  }[];
  return entries
    .filter(({ thing }) => thing === auditTexts.order(number, 'Mensa Nord'))
    .map(({ by, action, details }) => [by, action, details]);
};

test.each(ways)(
  '%s: what was paid by card goes back, and the log of admins has it',
  async (way) => {
    const orderid = await paidByCard();
    const { number } = await stored(orderid);
    const before = await audited(number);
    expect((await goes[way]()).status).toBe(200);
    expect((await stored(orderid)).status).toBe('cancelled');
    await isBack(orderid);
    const { body } = await kitchen.stage.order(kitchen.ann, orderid);
    expect(body.sums).toMatchObject({ paid: 350, refunded: 350, open: 0 });
    const because = auditTexts.because(auditTexts.cancelled, auditTexts.stallGone);
    expect((await audited(number)).slice(before.length)).toEqual([
      [null, 'order.cancelled', because],
    ]);
  },
);

test('what does not go back keeps the stall; without it an admin has it tried again, and nobody else', async () => {
  const { vendor, otherVendor, ann, stage, stallid } = kitchen;
  const orderid = await paidByCard();
  stripe.state.payments.refundsAre = null;
  expect((await kitchen.cancel(vendor, orderid)).status).toBe(200);
  const isKept = async () =>
    expect(await stage.removeStall(vendor, stallid)).toMatchObject({ status: 409 });
  // Also while it waits for its next try.
  await failsThrice(orderid, isKept);
  await isKept();
  const owed = { lines: [] };
  expect((await kitchen.refund(admin, orderid, owed)).status).toBe(404);
  const isLogged = (words: string): boolean =>
    app.logged.some((line) => line.includes(words) && line.includes(orderid));
  expect(isLogged('a refund failed for the last time')).toBe(true);
  expect((await goes['by an admin']()).status).toBe(200);
  // A try by hand that fails, too, is told from one that goes out again.
  expect((await kitchen.refund(admin, orderid, owed)).status).toBe(200);
  await hasFailures(orderid, 4);
  const handled = 'its stall is gone: an admin sees to it';
  await expect.poll(() => isLogged(handled), { timeout: 10_000 }).toBe(true);

  stripe.state.payments.refundsAre = 'succeeded';
  expect((await kitchen.refund(otherVendor, orderid, owed)).status).toBe(404);
  expect((await kitchen.refund(admin, orderid)).status).toBe(404);
  expect((await kitchen.refund(ann, orderid, owed)).body.code).toBe('TOO_LATE');
  expect(await failures(orderid)).toBe(4);
  const attempt = newAttempt();
  const sent = await kitchen.refund(admin, orderid, { ...owed, attempt });
  expect(sent).toMatchObject({ status: 200, body: { own: null, kitchen: null } });
  await isBack(orderid);
  // A second time there is nothing to give; the same attempt is answered as before.
  expect(await kitchen.refund(admin, orderid, owed)).toMatchObject({
    status: 409,
    body: { code: 'WRONG_PHASE', msg: movingMessages.nothingOwed },
  });
  expect(await kitchen.refund(admin, orderid, { ...owed, attempt })).toMatchObject({
    status: 200,
    body: sent.body,
  });
  expect((await stored(orderid)).ledger.refunds).toHaveLength(5);
  const entries = await audited((await stored(orderid)).number);
  const tried = [admin.userid, 'order.refunded', expect.any(String)];
  expect(entries.filter(([by]) => by === admin.userid)).toMatchObject([tried, tried]);
}, 60_000);

test('a single line that does not go back is tried again by an admin, too, once its stall is gone', async () => {
  const { vendor } = kitchen;
  const orderid = await paidByCard(2);
  await kitchen.steps(vendor, orderid, 'accept', 'prepare', 'ready');
  expect((await kitchen.delivered(vendor, orderid)).status).toBe(200);
  stripe.state.payments.refundsAre = null;
  expect((await kitchen.refund(vendor, orderid, { lines: [0] })).status).toBe(200);
  await failsThrice(orderid);
  expect((await goes['by an admin']()).status).toBe(200);
  stripe.state.payments.refundsAre = 'succeeded';
  expect((await kitchen.refund(admin, orderid, { lines: [] })).status).toBe(200);
  await isBack(orderid);
  expect((await stored(orderid)).ledger.refunds).toHaveLength(4);
  const entries = await audited((await stored(orderid)).number);
  expect(entries.filter(([by]) => by === admin.userid)).toHaveLength(1);
}, 60_000);

test('while a try goes out by itself, an admin is told that nothing more was sent', async () => {
  const orderid = await paidByCard();
  stripe.state.payments.refundsAre = null;
  expect((await goes['by an admin']()).status).toBe(200);
  await hasFailures(orderid, 1);
  await expect.poll(async () => (await stored(orderid)).ledger.refunds.length).toBe(2);
  expect(await kitchen.refund(admin, orderid, { lines: [] })).toMatchObject({
    status: 409,
    body: { code: 'WRONG_PHASE', msg: movingMessages.refundUnderWay },
  });
  expect((await stored(orderid)).ledger.refunds).toHaveLength(2);
  const entries = await audited((await stored(orderid)).number);
  expect(entries.filter(([by]) => by === admin.userid)).toEqual([]);
});

test('where nobody is there who could be told that a refund failed, the log of the server says so', async () => {
  const orderid = await paidByCard();
  stripe.state.payments.refundsAre = null;
  expect((await goes['with the account of its vendor']()).status).toBe(200);
  // The first try may fail while the account is still on its way out.
  await hasFailures(orderid, 1);
  await expect.poll(async () => (await stored(orderid)).ledger.refunds.length).toBe(2);
  clock.advance(hour + 2 * 60_000);
  await hasFailures(orderid, 2);
  const said = (line: string): boolean =>
    line.includes('there is no vendor to be told') && line.includes(orderid);
  await expect.poll(() => app.logged.some(said), { timeout: 10_000 }).toBe(true);
}, 60_000);

test('who asks for money back of a stall that is gone is told that nobody answers', async () => {
  const { ann, vendor, stage } = kitchen;
  const { orderid, proof } = await kitchen.order();
  await kitchen.isReady(orderid);
  expect((await kitchen.delivered(vendor, orderid, { proof })).status).toBe(200);
  expect((await stage.order(ann, orderid)).body.may.askRefund).toBe(true);
  expect((await goes['by an admin']()).status).toBe(200);
  expect((await stage.order(ann, orderid)).body.may.askRefund).toBe(false);
  expect((await kitchen.refund(ann, orderid)).body).toMatchObject({
    code: 'TOO_LATE',
    msg: movingMessages.nobodyAnswers,
  });
  expect((await stage.order(ann, orderid)).body.asked).toBeNull();
});
