import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { type CardStage, openCardStage } from './food-card-stage.ts';
import { card, column, follows, stallid, tablet, tap } from './food-order-stage.ts';
import { field, heading, link, press } from './page-acts.ts';

/*
 * Orders that are paid by card: a student is led to the payment page, leaves it, comes back and pays; the kitchen is told
 * quietly of what is not paid, and rings for what is; a payment is heard of by the provider alone, too; and what the
 * stall cancels is paid back.
 */

let stage: CardStage;
let phone: Page;
let kitchen: Page;

/** Long before a page asks by itself. */
const live = { timeout: 20_000 };

beforeAll(async () => {
  stage = await openCardStage();
  [phone, kitchen] = await Promise.all([stage.logIn('student'), stage.logIn('vendor', tablet)]);
  await kitchen.goto(`${stage.url}/food/dm/orders?stall=${stallid}`);
  await column(kitchen, 'New', 0).waitFor();
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const code = (number: number) => phone.getByRole('img', { name: `Code of order ${number}` });
const accept = (number: number) =>
  kitchen.getByRole('button', { name: `Accept: order ${number}`, exact: true });
const orderPath = (orderid: string): string => `${stage.url}/food/ordersuccess?order=${orderid}`;
const refunds = () => [...stage.stripe.state.payments.refunds.values()];

let first = '';

test('who leaves the payment page without paying is told so, and the kitchen cooks nothing', async () => {
  const payment = stage.paymentOn(await stage.orderByCard(phone));
  first = payment.client_reference_id;
  expect(payment.amount_total).toBe(350);
  await phone.goto(payment.cancel_url);
  await heading(phone, 'Not paid yet');
  await follows(phone, 'Waiting for your payment');
  expect(await phone.getByText('Your number', { exact: true }).count()).toBe(0);
  expect(await code(1).count()).toBe(0);
  await card(kitchen, 1).getByText('It waits for its payment.').waitFor(live);
  await column(kitchen, 'New', 0).waitFor();
  expect(await accept(1).count()).toBe(0);
  expect(await axeFaults(phone)).toEqual([]);
  expect(await axeFaults(kitchen)).toEqual([]);
});

test('the list of orders leads to where it is paid, and orders nothing once more', async () => {
  await phone.goto(`${stage.url}/food/ordersuccess`);
  const pay = link(phone, 'Pay by card: order 1');
  await pay.waitFor();
  expect(await phone.getByRole('button', { name: /^Order again/ }).count()).toBe(0);
  expect(await axeFaults(phone)).toEqual([]);
  await pay.click();
  await heading(phone, 'Not paid yet');
});

test('it is paid on the same page as before; number and code are there, and the kitchen begins', async () => {
  await press(phone, 'Pay by card · €3.50');
  await heading(phone, 'The payment page');
  const { page } = stage.stripe.payPage(phone.url());
  expect(stage.stripe.state.payments.pages.size).toBe(1);
  await phone.goto(page.success_url);
  await follows(phone, 'Paid, waiting for the stall to accept it');
  await code(1).waitFor();
  await phone.getByText('Your number', { exact: true }).waitFor();
  expect(await phone.getByText('Not paid yet', { exact: true }).count()).toBe(0);
  await column(kitchen, 'New', 1).waitFor(live);
  await card(kitchen, 1).getByText('Paid: €3.50').waitFor();
  await kitchen.getByText('New order: 1', { exact: true }).waitFor({ state: 'attached' });
  expect(await axeFaults(phone)).toEqual([]);
  expect(await axeFaults(kitchen)).toEqual([]);
  await tap(kitchen, 'Accept', 1);
  await follows(phone, 'Accepted');
});

test('to come back is not to pay: the page waits, and follows once the provider tells of it', async () => {
  const url = await stage.orderByCard(phone);
  await phone.goto(stage.paymentOn(url).success_url);
  await heading(phone, 'We are waiting for the payment');
  await follows(phone, 'Waiting for your payment');
  await card(kitchen, 2).getByText('It waits for its payment.').waitFor(live);
  expect(await axeFaults(phone)).toEqual([]);
  const { page } = stage.stripe.payPage(url);
  await stage.tell('checkout.session.completed', page);
  await follows(phone, 'Paid, waiting for the stall to accept it');
  await code(2).waitFor();
  await column(kitchen, 'New', 1).waitFor(live);
});

test('what nobody comes back from is paid all the same', async () => {
  const url = await stage.orderByCard(phone);
  await card(kitchen, 3).getByText('It waits for its payment.').waitFor(live);
  const { page } = stage.stripe.payPage(url);
  await stage.tell('checkout.session.completed', page);
  await accept(3).waitFor(live);
  await phone.goto(`${stage.url}/food/ordersuccess`);
  await link(phone, /^Order 3 at/).click();
  await code(3).waitFor();
});

test('the stall cancels what is paid, and the page says that its money is on its way, and then back', async () => {
  stage.stripe.state.payments.refundsAre = 'pending';
  await phone.goto(orderPath(first));
  await follows(phone, 'Accepted');
  await press(kitchen, 'Cancel: order 1');
  await kitchen.getByText(/€3\.50 goes back to their card\.$/).waitFor();
  await field(kitchen, 'Why').fill('The soup is burnt');
  expect(await axeFaults(kitchen)).toEqual([]);
  await press(kitchen, 'Cancel it');
  await card(kitchen, 1).getByText('Cancelled', { exact: true }).waitFor();
  await follows(phone, 'Cancelled');
  await phone.getByText('The stall has cancelled it.', { exact: true }).waitFor();
  await phone.getByText('Why: \u2068The soup is burnt\u2069', { exact: true }).waitFor();
  await phone.getByText('On its way back to you').getByText('€3.50').waitFor();
  expect(await code(1).count()).toBe(0);
  expect(await axeFaults(phone)).toEqual([]);
  await expect.poll(refunds, live).toMatchObject([{ amount: 350, status: 'pending' }]);
  const [refund] = refunds();
  if (refund === undefined) throw new Error('Nothing goes back.');
  await stage.tell('refund.updated', Object.assign(refund, { status: 'succeeded' }));
  await phone.getByText('Paid back to you').getByText('€3.50').waitFor(live);
  expect(await phone.getByText('On its way back to you').count()).toBe(0);
  expect(await axeFaults(phone)).toEqual([]);
});
