import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
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
import { enlarge } from './stage-acts.ts';

/*
 * An order at the counter: a student's phone places it, the tablet in the kitchen hears of it, and it is accepted,
 * cooked and handed over by its code; one is cancelled, and one comes while the kitchen has no connection.
 */

let stage: OrderStage;
let phone: Page;
let kitchen: Page;

/** Long before the board asks by itself. */
const live = { timeout: 20_000 };

beforeAll(async () => {
  stage = await openOrderStage();
  [phone, kitchen] = await Promise.all([stage.logIn('student'), stage.logIn('vendor', tablet)]);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const order = async (): Promise<string> => {
  await stage.fill(phone);
  return stage.place(phone, '€3.50');
};

test('the kitchen is reached from the stalls, and is empty', async () => {
  await kitchen.goto(`${stage.url}/admin/additem`);
  await link(kitchen, 'Orders of The canteen').click();
  await heading(kitchen, 'Orders of The canteen');
  await column(kitchen, 'New', 0).waitFor();
  await kitchen.getByText(/^(Server: |The server is slow: )\d+ ms/).waitFor();
  expect(await axeFaults(kitchen)).toEqual([]);
});

let first = '';

/** By how many pixels the phone can be pushed sideways where words are twice their size. */
const tooWideLarge = async (): Promise<number> => {
  await enlarge(phone, 2);
  const beyond = await tooWide(phone);
  await enlarge(phone, 1);
  return beyond;
};

test('what a phone orders is on the board at once, and is announced', async () => {
  await stage.fill(phone);
  expect(await axeFaults(phone)).toEqual([]);
  expect(await tooWideLarge()).toBe(0);
  first = await stage.place(phone, '€3.50');
  await phone.getByRole('img', { name: 'Code of order 1', exact: true }).waitFor();
  expect(await tooWideLarge()).toBe(0);
  await column(kitchen, 'New', 1).waitFor(live);
  await card(kitchen, 1).getByText('1 × Lentil soup').waitFor();
  await kitchen.getByText('New order: 1', { exact: true }).waitFor({ state: 'attached' });
  expect(await axeFaults(phone)).toEqual([]);
  expect(await axeFaults(kitchen)).toEqual([]);
});

test('one tap accepts it, and can be undone; then it is cooked', async () => {
  await tap(kitchen, 'Accept', 1);
  await column(kitchen, 'Accepted', 1).waitFor();
  expect(await axeFaults(kitchen)).toEqual([]);
  await press(kitchen, 'Undo what was done with order 1');
  await column(kitchen, 'New', 1).waitFor();
  await column(kitchen, 'Accepted', 0).waitFor();
  await tap(kitchen, 'Accept', 1);
  await link(kitchen, 'By item').click();
  await heading(kitchen, '1 × Lentil soup');
  expect(await axeFaults(kitchen)).toEqual([]);
  await link(kitchen, 'Orders').click();
  await tap(kitchen, 'Prepare', 1);
  await column(kitchen, 'In preparation', 1).waitFor();
  await tap(kitchen, 'Ready', 1);
  await column(kitchen, 'Ready', 1).waitFor();
});

test('the student’s page follows, and says that they are there', async () => {
  await follows(phone, 'Ready');
  await press(phone, 'I am at the counter');
  await card(kitchen, 1)
    .getByText(/^Is here since/)
    .waitFor(live);
  expect(await axeFaults(phone)).toEqual([]);
});

test('by the code that the student shows it is handed over, once its money is there', async () => {
  await press(kitchen, 'Type a code');
  const code = field(kitchen, 'The code in letters');
  await code.fill('soup');
  await code.press('Enter');
  await heading(kitchen, 'Not a code of Sets');
  expect(await axeFaults(kitchen)).toEqual([]);
  const proof = await stage.codeOf(first);
  await code.fill(proof);
  await code.press('Enter');
  await heading(kitchen, 'Not paid yet');
  expect(await axeFaults(kitchen)).toEqual([]);
  await press(kitchen, 'I have €3.50');
  await heading(kitchen, 'Hand it over');
  expect(await axeFaults(kitchen)).toEqual([]);
  await code.fill(proof);
  await code.press('Enter');
  await heading(kitchen, /^Already used at /);
  await kitchen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await column(kitchen, 'Done lately', 1).waitFor();
  await follows(phone, 'Handed over');
});

test('an order is cancelled before anybody has accepted it, and the board knows', async () => {
  await order();
  await column(kitchen, 'New', 1).waitFor(live);
  await press(phone, 'Cancel the order');
  await phone.getByRole('button', { name: 'Keep the order', exact: true }).waitFor();
  await press(phone, 'Cancel it');
  await follows(phone, 'Cancelled');
  await column(kitchen, 'New', 0).waitFor(live);
  await card(kitchen, 2).getByText('Cancelled', { exact: true }).waitFor();
  expect(await axeFaults(phone)).toEqual([]);
});

let third = '';

/** Complaints besides: the browser says of each try that there is no network. */
const others = (): string[] =>
  stage.complaints().filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'));

test('without a connection a tap waits, and the kitchen catches up with what has come', async () => {
  third = await order();
  await column(kitchen, 'New', 1).waitFor(live);
  const steps: string[] = [];
  kitchen.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/food/step')) steps.push(request.postData() ?? '');
  });
  await kitchen.context().setOffline(true);
  await kitchen.getByRole('button', { name: 'Accept: order 3', exact: true }).click();
  await card(kitchen, 3).getByText('Waits for the connection').waitFor();
  await kitchen.getByText('1 tap waits to be sent.').waitFor();
  await kitchen.getByText(/^No connection to the server since/).waitFor();
  expect(await axeFaults(kitchen)).toEqual([]);
  await order();
  expect(await card(kitchen, 4).count()).toBe(0);
  await kitchen.context().setOffline(false);
  await column(kitchen, 'Accepted', 1).getByRole('article', { name: 'Order 3' }).waitFor();
  await column(kitchen, 'New', 1).getByRole('article', { name: 'Order 4' }).waitFor();
  await expect.poll(() => kitchen.getByText(/^No connection to the server/).count()).toBe(0);
  expect(steps).toHaveLength(1);
  expect(others()).toEqual([]);
});

/** Whoever looks at another order is told that this one is ready, and comes to its code. */
const readOnPhone = async (number: number): Promise<void> => {
  await phone.getByRole('heading', { name: 'Your order is ready', exact: true }).waitFor(live);
  expect(await axeFaults(phone)).toEqual([]);
  // Also where words are twice their size nothing of it is cut off.
  await enlarge(phone, 2);
  const beyond = await phone
    .getByRole('dialog')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(beyond).toBe(0);
  await enlarge(phone, 1);
  await link(phone, `Show the code of order ${number}`).click();
  await phone.getByRole('img', { name: `Code of order ${number}`, exact: true }).waitFor();
  await follows(phone, 'Ready');
};

test('a code that the scanner keeps without a connection is sent from the board, once', async () => {
  for (const act of ['Prepare', 'Ready']) await tap(kitchen, act, 3);
  await readOnPhone(3);
  await kitchen.getByRole('button', { name: 'Take the money: order 3', exact: true }).click();
  await press(kitchen, 'Yes, I have it');
  await kitchen.getByRole('button', { name: 'Hand over: order 3', exact: true }).waitFor();
  const sent: string[] = [];
  kitchen.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/food/delivered')) sent.push(request.postData() ?? '');
  });
  const proof = await stage.codeOf(third);
  await press(kitchen, 'Type a code');
  await kitchen.context().setOffline(true);
  const code = field(kitchen, 'The code in letters');
  await code.fill(proof);
  await code.press('Enter');
  await heading(kitchen, 'Kept, not confirmed');
  await code.fill(proof);
  await code.press('Enter');
  await heading(kitchen, 'Read before');
  await kitchen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await kitchen.getByText('1 code is not confirmed yet').waitFor();
  expect(await axeFaults(kitchen)).toEqual([]);
  await kitchen.context().setOffline(false);
  await kitchen.getByText('1 that was kept: confirmed').waitFor();
  await column(kitchen, 'Done lately', 3).waitFor();
  expect(sent).toHaveLength(1);
  expect(others()).toEqual([]);
});

test('one tap says that something is sold out, and one that the stall has a pause', async () => {
  await link(kitchen, 'Sold out').click();
  const box = kitchen.getByRole('checkbox', { name: 'Lentil soup: sold out today' });
  await box.check();
  await expect.poll(() => box.isEnabled()).toBe(true);
  expect(await axeFaults(kitchen)).toEqual([]);
  await press(kitchen, 'Pause The canteen');
  await kitchen.getByRole('button', { name: 'Let The canteen go on' }).waitFor();
  await phone.goto(stage.menu);
  await phone.locator('main article').getByText('Sold out').waitFor();
  await phone.getByRole('button', { name: /^Paused/ }).waitFor();
});

test('on a phone the kitchen has one column at a time', async () => {
  await kitchen.setViewportSize({ width: 390, height: 844 });
  await kitchen.goto(`${stage.url}/food/dm/orders?stall=${stallid}`);
  await kitchen.getByRole('button', { name: /^Done lately 3$/ }).click();
  await card(kitchen, 3).waitFor();
  expect(await tooWide(kitchen)).toBe(0);
  expect(await axeFaults(kitchen)).toEqual([]);
});
