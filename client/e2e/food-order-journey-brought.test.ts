import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { upright } from './browser-stage.ts';
import { people } from './food-stage.ts';
import {
  card,
  column,
  follows,
  openOrderStage,
  type OrderStage,
  stallid,
  tablet,
  tap,
  tooWide,
} from './food-order-stage.ts';
import { field, heading, link, press } from './page-acts.ts';

/*
 * Orders that are brought: a vendor names who brings them, the courier's phone hears of each that is under way, and
 * hands it over by word or by its code; whoever ordered asks to cancel, and for money back, and is answered.
 */

let stage: OrderStage;
let phone: Page;
let kitchen: Page;
let courier: Page;

/** Long before a page asks by itself. */
const live = { timeout: 20_000 };

beforeAll(async () => {
  stage = await openOrderStage();
  [phone, courier, kitchen] = await Promise.all([
    stage.logIn('student'),
    stage.logIn('courier'),
    stage.logIn('vendor', tablet),
  ]);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

/** What a tablet does with an order until it is ready. */
const cook = async (number: number): Promise<void> => {
  for (const act of ['Accept', 'Prepare', 'Ready']) await tap(kitchen, act, number);
};

const order = async (): Promise<string> => {
  await stage.fill(phone);
  await phone.getByRole('radio', { name: /^Have it brought/ }).check();
  await field(phone, 'Where to').fill('Building C, room 5');
  return stage.place(phone, '€5.00');
};

test('a vendor names who brings orders; the courier finds their page from their own orders', async () => {
  await kitchen.goto(`${stage.url}/food/dm/orders?stall=${stallid}&view=couriers`);
  await kitchen.getByText('Nobody is named yet.').waitFor();
  await field(kitchen, 'Their school e-mail').fill(people.courier.email);
  await press(kitchen, 'Name them');
  await kitchen.getByText('Cleo', { exact: true }).waitFor();
  expect(await axeFaults(kitchen)).toEqual([]);
  await courier.goto(`${stage.url}/food/ordersuccess`);
  await link(courier, 'Orders that you bring').click();
  await heading(courier, 'Nothing to bring now');
  expect(await axeFaults(courier)).toEqual([]);
});

let second = '';

test('what they set out with is on their phone at once', async () => {
  await link(kitchen, 'Orders').click();
  await order();
  await card(kitchen, 1).waitFor(live);
  await card(kitchen, 1)
    .getByText(/^To .*Building C, room 5/)
    .waitFor();
  await cook(1);
  await kitchen.getByRole('button', { name: 'Set out: order 1', exact: true }).click();
  await heading(kitchen, 'Who brings order 1?');
  expect(await axeFaults(kitchen)).toEqual([]);
  await press(kitchen, 'Cleo');
  await column(kitchen, 'Under way', 1).waitFor();
  await card(courier, 1).waitFor(live);
  expect(await axeFaults(courier)).toEqual([]);
  await follows(phone, 'On its way');
});

test('at the door the money is taken, and it is handed over by word', async () => {
  await press(courier, 'I am here');
  await card(kitchen, 1)
    .getByText(/^At the door since/)
    .waitFor(live);
  await courier.getByRole('button', { name: 'Take the money: order 1', exact: true }).click();
  await courier.getByText('Have you been given €5.00? That cannot be undone.').waitFor();
  expect(await axeFaults(courier)).toEqual([]);
  await press(courier, 'Yes, I have it');
  await courier.getByRole('button', { name: 'Hand over: order 1', exact: true }).click();
  await card(courier, 1).getByText('Handed over').waitFor();
  await column(kitchen, 'Done lately', 1).waitFor(live);
  await follows(phone, 'Handed over');
});

test('whoever had it asks for money back, and the vendor agrees', async () => {
  await press(phone, 'Ask for money back');
  await field(phone, 'What was wrong').fill('It was cold.');
  await press(phone, 'Ask the stall');
  await card(kitchen, 1).getByText('Asks for money back').waitFor(live);
  await kitchen.getByText('1 order needs you', { exact: true }).waitFor();
  await kitchen.setViewportSize(upright);
  await press(kitchen, '1 order needs you');
  await card(kitchen, 1).waitFor();
  // The tab that it leads to is one of those that are in sight.
  const tab = await kitchen
    .getByRole('button', { name: /^Done lately/, pressed: true })
    .boundingBox();
  expect(tab?.x).toBeGreaterThanOrEqual(0);
  expect((tab?.x ?? 0) + (tab?.width ?? 0)).toBeLessThanOrEqual(upright.width);
  expect(await tooWide(kitchen)).toBe(0);
  await kitchen.setViewportSize(tablet);
  await card(kitchen, 1).getByRole('button', { name: 'Answer' }).click();
  await kitchen.getByText('If you grant it, hand €5.00 back in cash.').waitFor();
  expect(await axeFaults(kitchen)).toEqual([]);
  await press(kitchen, 'Give back €5.00');
  await card(kitchen, 1).getByText('Paid back', { exact: true }).first().waitFor();
  await follows(phone, 'Paid back');
});

test('who asks too late to cancel is refused, with a reason', async () => {
  second = await order();
  await card(kitchen, 2).waitFor(live);
  await tap(kitchen, 'Accept', 2);
  await phone.reload();
  await press(phone, 'Ask to cancel');
  await press(phone, 'Ask the stall');
  await card(kitchen, 2).getByText('Asks to cancel it', { exact: true }).waitFor(live);
  await card(kitchen, 2).getByRole('button', { name: 'Answer' }).click();
  await field(kitchen, 'Your answer, if you like').fill('It is on the plate.');
  await press(kitchen, 'Refuse');
  await card(kitchen, 2)
    .getByText('Asks to cancel it', { exact: true })
    .waitFor({ state: 'detached' });
  await phone
    .getByText(/^The stall has refused to cancel it\. Why: .*It is on the plate\./)
    .waitFor(live);
  await tap(kitchen, 'Prepare', 2);
});

test('a code is read at the door, and is good once', async () => {
  await tap(kitchen, 'Ready', 2);
  await kitchen.getByRole('button', { name: 'Set out: order 2', exact: true }).click();
  await press(kitchen, 'Cleo');
  await card(courier, 2).waitFor(live);
  await press(courier, 'Type a code');
  const code = field(courier, 'The code in letters');
  const proof = await stage.codeOf(second);
  await code.fill(proof);
  await code.press('Enter');
  await press(courier, 'I have €5.00');
  await heading(courier, 'Hand it over');
  expect(await axeFaults(courier)).toEqual([]);
  await code.fill(proof);
  await code.press('Enter');
  await heading(courier, /^Already used at /);
  await card(kitchen, 2).getByText('Handed over', { exact: true }).waitFor(live);
});

test('the kitchen cancels with a reason, and whoever ordered reads it', async () => {
  await order();
  await card(kitchen, 3).waitFor(live);
  await kitchen.getByRole('button', { name: 'Cancel: order 3', exact: true }).click();
  await field(kitchen, 'Why').fill('No more soup.');
  expect(await axeFaults(kitchen)).toEqual([]);
  await press(kitchen, 'Cancel it');
  await card(kitchen, 3).getByText('Cancelled', { exact: true }).waitFor();
  await follows(phone, 'Cancelled');
  await phone.getByText(/^Why: .*No more soup\./).waitFor();
});

test('a courier whom the vendor removes brings no more', async () => {
  await link(kitchen, 'Couriers').click();
  await kitchen.getByRole('button', { name: /^Remove .*Cleo/ }).click();
  await kitchen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await kitchen.getByText('Nobody is named yet.').waitFor();
});
