import { readFileSync } from 'node:fs';
import type { Invoice } from '@sets/shared/food/order/invoice.contract.ts';
import {
  creditForTests,
  invoiceForTests,
  overfullInvoice,
} from '@sets/shared/food/order/testing/invoices.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readPaper } from '../../server/src/core/paper/testing/read-paper.ts';
import { axeFaults } from './axe.ts';
import { laptop, patience, upright } from './browser-stage.ts';
import { tooWide } from './food-order-stage.ts';
import {
  always,
  type FoodStage,
  openFoodStage,
  ownIdOf,
  password,
  people,
  plainItem,
} from './food-stage.ts';
import { heading, link, press } from './page-acts.ts';
import { enlarge, sendLogIn } from './stage-acts.ts';

/*
 * What was handed over has an invoice: whoever ordered reads it, prints it and saves it as a PDF, and its vendor takes
 * what they have sold as a table.
 */

let stage: FoodStage;
let phone: Page;
const stallid = ownIdOf('canteen');
const itemid = ownIdOf('soup');
const orderid = ownIdOf('order');

const item = plainItem('حساء العدس');

/** An order of the student's, from the cart until it is in their hands. */
const orderAndHandOver = async (): Promise<void> => {
  const token = await stage.tokenOf('student');
  const line = { itemid, count: 2, choices: [], note: '', seen: 700 };
  const cart = {
    stallid,
    lines: [line],
    had: { type: 'pick-up' },
    slot: null,
    note: '',
    tip: 50,
    pay: 'counter',
    currency: 'EUR',
    total: 750,
  };
  await stage.send('POST', '/api/food/order', { orderid, cart }, token);
  for (const [at, type] of ['accept', 'prepare', 'ready', 'take-money'].entries()) {
    const step = { orderid, type, attempt: ownIdOf(`step${at}`) };
    await stage.send('POST', '/api/food/step', step, stage.vendor);
  }
  await stage.send('POST', '/api/food/delivered', { orderId: orderid }, stage.vendor);
  // It is written once the ten seconds to undo are over.
  const call = `/api/food/invoice/${orderid}`;
  const often = { timeout: 2 * patience, interval: 500 };
  await vi.waitFor(() => stage.send('GET', call, undefined, token), often);
};

const logIn = async (who: keyof typeof people, viewport: typeof laptop): Promise<Page> => {
  const page = await stage.page(await stage.context(viewport));
  await sendLogIn(page, stage.url, { email: people[who].email, password });
  await page.waitForURL(`${stage.url}/`);
  return page;
};

beforeAll(async () => {
  stage = await openFoodStage();
  await stage.addStall(stallid, {
    name: 'The canteen',
    opens: always,
    seller: { name: 'Canteen GmbH', address: 'Hall 1', taxNumber: 'DE123' },
  });
  await stage.addItem(stallid, itemid, item);
  await orderAndHandOver();
  phone = await logIn('student', upright);
}, 4 * patience);
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const numberOn = async (page: Page): Promise<string> =>
  (
    await page
      .getByText(/^[0-9A-Z]{6}-\d{4}-\d{6}$/)
      .first()
      .innerText()
  ).trim();

test('whoever ordered comes to the invoice from the order', async () => {
  await phone.goto(`${stage.url}/food/ordersuccess?order=${orderid}`);
  await heading(phone, /^Order /);
  await link(phone, 'Invoice').click();
  await heading(phone, 'Invoice');
  expect(await phone.getByText('€7.50').count()).toBe(1);
  await phone.getByText('Canteen GmbH').waitFor();
  expect(await numberOn(phone)).toMatch(/000001$/);
  expect(await axeFaults(phone)).toEqual([]);
  expect(await tooWide(phone)).toBeLessThanOrEqual(0);
});

test('what is printed is the invoice alone', async () => {
  await phone.emulateMedia({ media: 'print' });
  expect(await phone.getByRole('button').count()).toBe(0);
  expect(await phone.getByRole('navigation').count()).toBe(0);
  // The columns that a phone has no room for.
  await phone.getByRole('columnheader', { name: 'Each' }).waitFor();
  await phone.emulateMedia({ media: 'screen' });
});

test('where words are twice their size nothing is wider than the phone, also of what was given back', async () => {
  const page = await stage.page(phone.context());
  await enlarge(page, 2);
  let shown: Invoice = invoiceForTests({ orderid, credits: [creditForTests()] });
  await page.route('**/api/food/invoice/**', (route) => route.fulfill({ json: shown }));
  const path = `${stage.url}/food/invoice/${orderid}`;
  for (const next of [shown, { ...overfullInvoice(), orderid }]) {
    shown = next;
    await page.goto(path);
    await heading(page, 'Refunds');
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    expect(await axeFaults(page)).toEqual([]);
  }
  await page.close();
});

test('the PDF says the same number, and names what was sold', async () => {
  const number = await numberOn(phone);
  const download = phone.waitForEvent('download');
  await press(phone, 'Save as PDF');
  const file = await download;
  expect(file.suggestedFilename()).toBe(`Invoice ${number}.pdf`);
  const { text, pages } = await readPaper(readFileSync(await file.path()));
  expect(pages).toHaveLength(1);
  for (const said of [number, 'Canteen GmbH', 'Noah', '€7.50']) expect(text).toContain(said);
});

test('a visitor logs in and comes back', async () => {
  const visitor = await stage.page(await stage.context());
  await visitor.goto(`${stage.url}/food/invoice/${orderid}`);
  await heading(visitor, 'Log in to see this invoice');
  expect(await axeFaults(visitor)).toEqual([]);
  await link(visitor, 'Log in').click();
  await visitor.getByLabel('E-mail').fill(people.student.email);
  await visitor.getByLabel('Password', { exact: true }).fill(password);
  await press(visitor, 'Log in');
  await heading(visitor, 'Invoice');
  await visitor.context().close();
});

test('its vendor reads it too, and saves what was sold as a table', async () => {
  const desk = await logIn('vendor', laptop);
  await desk.goto(`${stage.url}/food/invoice/${orderid}`);
  await heading(desk, 'Invoice');
  const number = await numberOn(desk);
  await link(desk, 'To the orders').waitFor();
  await desk.goto(`${stage.url}/admin/additem`);
  await heading(desk, 'For your accounting');
  const today = new Date().toISOString().slice(0, 10);
  for (const name of ['From', 'To']) await desk.getByLabel(name, { exact: true }).fill(today);
  expect(await axeFaults(desk)).toEqual([]);
  const download = desk.waitForEvent('download');
  await press(desk, 'Save as CSV');
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect(saved.split('\r\n')[1]).toContain(
    `The canteen,EUR,At the counter,7,1,0,${number},${number},6.54,0.46,7,0,0,0,0,0`,
  );
  await desk.context().close();
});
