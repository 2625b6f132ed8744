import { moneyIsGone } from '@sets/shared/food/order/order-change.ts';
import { paymentCalls } from '@sets/shared/food/order/payment.calls.ts';
import type { PaymentPage } from '@sets/shared/food/order/payment.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvRows } from '../../../../core/csv-rows.ts';
import { createManualClock } from '../../../../../test/manual-clock.ts';
import { openKitchen } from '../../../../../test/moving-calls.ts';
import { cartForTests, lineForTests } from '../../../../../test/order-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../../../test/start-test-app.ts';
import { type SignedEvent, startStripeStandIn } from '../../../../../test/stripe-stand-in.ts';
import { payingMessages } from './paying.messages.ts';

const clock = createManualClock(Date.now());
let app: TestApp;
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
let kitchen: Awaited<ReturnType<typeof openKitchen>>;
beforeAll(async () => {
  stripe = await startStripeStandIn(clock);
  app = await startTestApp({ clock, config: { foodStripe: stripe.foodConfig } });
  kitchen = await openKitchen(app);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const pay = (who: Person | null, orderid: string) =>
  app.call<PaymentPage & { code?: string; msg?: string }>('POST', paymentCalls.pay.path, {
    ...(who && { token: who.token }),
    body: { orderid },
  });
const deliver = ({ body, headers }: SignedEvent) =>
  app.call('POST', paymentCalls.webhook.path, { body, headers });
const cart = async () => {
  const { stage, stallid, vendor } = kitchen;
  return cartForTests(stallid, [lineForTests(await stage.itemOf(vendor, stallid))], {
    pay: 'card',
  });
};

test('from the cart over the payment page to the kitchen, and back again', async () => {
  const { stage, ann, eve, vendor, step } = kitchen;
  const wanted = await cart();
  expect((await stage.quote(ann, wanted)).body).toMatchObject({
    takesCards: true,
    faults: [],
    canBePlaced: true,
  });
  const { orderid } = await stage.placed(ann, wanted);
  expect((await pay(null, orderid)).status).toBe(401);
  expect((await pay(eve, orderid)).status).toBe(404);
  const { status, body } = await pay(ann, orderid);
  expect(status).toBe(200);
  expect((await step(vendor, orderid, 'accept')).status).toBe(409);
  const { page } = stripe.payPage(body.url ?? '');
  expect(page.success_url).toBe(`${app.url}/food/ordersuccess?order=${orderid}&checkout=done`);
  expect((await stage.order(ann, orderid)).body.status).toBe('placed');

  const told = stripe.foodEvent('checkout.session.completed', page);
  const forged = { ...told, headers: { 'stripe-signature': 't=1,v1=00' } };
  expect((await deliver(forged)).status).toBe(400);
  expect((await stage.order(ann, orderid)).body.status).toBe('placed');
  expect((await deliver(told)).status).toBe(200);
  expect((await deliver(told)).status).toBe(200);
  expect((await stage.order(ann, orderid)).body).toMatchObject({
    status: 'paid',
    sums: { paid: 350, open: 350 },
  });
  expect((await step(vendor, orderid, 'accept')).status).toBe(200);
  expect((await kitchen.cancel(vendor, orderid)).status).toBe(200);
  const refunded = async () => (await stage.order(ann, orderid)).body.sums.refunded;
  await expect.poll(refunded, { timeout: 10_000 }).toBe(350);
  expect((await pay(ann, orderid)).body.url).toBeNull();
});

test('while Stripe is away: 503 for who pays, and for its own events, which it repeats', async () => {
  const { stage, ann } = kitchen;
  const { orderid } = await stage.placed(ann, await cart());
  stripe.failWith(500);
  expect((await pay(ann, orderid)).status).toBe(503);
  stripe.failWith(null);
  const { page } = stripe.payPage((await pay(ann, orderid)).body.url ?? '');
  const told = stripe.foodEvent('checkout.session.completed', page);
  stripe.failWith(503);
  expect((await deliver(told)).status).toBe(503);
  stripe.failWith(null);
  expect((await deliver(told)).status).toBe(200);
  expect((await stage.order(ann, orderid)).body.status).toBe('paid');
});

test('an order whose payment is disputed is not handed over, and the board and the scanner say that it is not paid', async () => {
  const { stage, ann, vendor, stallid } = kitchen;
  const { orderid, proof } = await stage.placed(ann, await cart());
  const { page, intent } = stripe.payPage((await pay(ann, orderid)).body.url ?? '');
  await deliver(stripe.foodEvent('checkout.session.completed', page));
  await kitchen.steps(vendor, orderid, 'accept', 'prepare', 'ready');
  const onBoard = async () =>
    (await kitchen.board(vendor, stallid)).body.orders.find((each) => each.orderid === orderid);
  expect(await onBoard()).toMatchObject({ status: 'ready', isPaid: true });
  const dispute = stripe.dispute(intent.id, 350);
  await deliver(stripe.foodEvent('charge.dispute.created', dispute));
  const gone = { status: 409, body: { code: 'WRONG_PHASE', msg: moneyIsGone } };
  expect(await kitchen.delivered(vendor, orderid, { proof })).toMatchObject(gone);
  expect(await onBoard()).toMatchObject({ isPaid: false, hasDispute: true });
  const scanned = await kitchen.scanned(vendor, proof);
  expect(scanned.body).toMatchObject({ usedAt: null, kitchen: { isPaid: false, pay: 'card' } });
  dispute.status = 'won';
  await deliver(stripe.foodEvent('charge.dispute.closed', dispute));
  expect((await kitchen.delivered(vendor, orderid, { proof })).status).toBe(200);
});

test('money of a card is booked apart from that of the counter, and what goes back of it goes back to the card', async () => {
  const { stage, ann, vendor, school } = kitchen;
  const stallid = await stage.stallOf(vendor, school);
  const lines = [lineForTests(await stage.itemOf(vendor, stallid))];
  const handedOver = async (by: 'card' | 'counter', ...steps: string[]): Promise<string> => {
    const { orderid, proof } = await stage.placed(ann, cartForTests(stallid, lines, { pay: by }));
    if (by === 'card') {
      const { page } = stripe.payPage((await pay(ann, orderid)).body.url ?? '');
      await deliver(stripe.foodEvent('checkout.session.completed', page));
    }
    await kitchen.steps(vendor, orderid, 'accept', 'prepare', 'ready', ...steps);
    expect((await kitchen.delivered(vendor, orderid, { proof })).status).toBe(200);
    await expect.poll(async () => (await kitchen.invoice(ann, orderid)).status).toBe(200);
    return orderid;
  };
  await handedOver('counter', 'take-money');
  const byCard = await handedOver('card');
  expect((await kitchen.refund(vendor, byCard)).status).toBe(200);
  const credits = async () => (await kitchen.invoice(ann, byCard)).body.credits.length;
  await expect.poll(credits, { timeout: 10_000 }).toBe(1);

  const day = (days: number): string =>
    new Date(clock.now() + days * 86_400_000).toISOString().slice(0, 10);
  const table = await fetch(
    `${app.url}/api/food/accounting?stallid=${stallid}&from=${day(-1)}&to=${day(1)}`,
    { headers: { authorization: `Bearer ${vendor.token}` } },
  );
  const [head = [], ...rows] = csvRows(await table.text(), ',', 1_000) ?? [];
  const columns = ['Paid', 'Invoices', 'Credit notes', 'Gross', 'Refunded gross'];
  expect(
    rows.flatMap((row) => (row.length > 1 ? [columns.map((name) => row[head.indexOf(name)])] : [])),
  ).toEqual([
    ['By card', '1', '1', '3.5', '3.5'],
    ['At the counter', '1', '0', '3.5', '0'],
  ]);
});

test('what is paid at the counter has no page', async () => {
  const { orderid } = await kitchen.order();
  expect(await pay(kitchen.ann, orderid)).toMatchObject({
    status: 409,
    body: { code: 'WRONG_PHASE', msg: payingMessages.atCounter },
  });
});
