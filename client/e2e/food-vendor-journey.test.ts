import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { laptop, upright } from './browser-stage.ts';
import { type FoodStage, openFoodStage, password, people } from './food-stage.ts';
import { field, heading, link, press } from './page-acts.ts';
import { sendLogIn } from './stage-acts.ts';

/*
 * A vendor makes a stall and writes its menu: items with options, allergens and a picture, sold out for today, in
 * an order of their own, changed in two windows, and brought in as a table.
 */

let stage: FoodStage;
let desk: Page;

const logIn = async (who: keyof typeof people): Promise<Page> => {
  const page = await stage.page(await stage.context());
  await sendLogIn(page, stage.url, { email: people[who].email, password });
  await page.waitForURL(`${stage.url}/`);
  return page;
};

beforeAll(async () => {
  stage = await openFoodStage();
  desk = await logIn('vendor');
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const tick = (name: string): Promise<void> =>
  desk.getByRole('checkbox', { name, exact: true }).check();
const soldOut = (name: string) =>
  desk.getByRole('checkbox', { name: `${name}: sold out today`, exact: true });
const names = (): Promise<string[]> => desk.locator('main li h3, main li a').allInnerTexts();
const tooWide = (): Promise<number> =>
  desk.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('who is no vendor reads whom the page is for, and has no way to it', async () => {
  const admin = await logIn('admin');
  await press(admin, 'Menu');
  expect(await link(admin, 'Stalls and menus').count()).toBe(0);
  await admin.goto(`${stage.url}/admin/additem`);
  await heading(admin, 'This page is for vendors');
  expect(await axeFaults(admin)).toEqual([]);
  await admin.context().close();
});

test('a stall is made: what is missing is said, times of a day are copied', async () => {
  await press(desk, 'Menu');
  await link(desk, 'Stalls and menus').click();
  await heading(desk, 'Your first stall');
  expect(await axeFaults(desk)).toEqual([]);
  await link(desk, 'New stall').first().click();
  await press(desk, 'Save the stall');
  await desk.getByText('Fill this in.').first().waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await field(desk, 'Name').fill('The canteen');
  await field(desk, 'Where one picks up').fill('Main hall, to the left');
  await press(desk, 'Add a time on Monday');
  await desk.getByLabel('Monday, time 1: from').fill('00:00');
  await desk.getByLabel('Monday, time 1: to').fill('00:00');
  await press(desk, 'Monday’s times for Tuesday to Friday, too');
  await press(desk, 'Saturday as Friday');
  await press(desk, 'Sunday as Saturday');
  await desk.getByLabel('Another day').fill('2031-12-24');
  await press(desk, 'Add the day');
  expect(await axeFaults(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Save the stall' }).dblclick();
  await heading(desk, 'Nothing on the menu yet');
  await desk.getByText(/^Open/).first().waitFor();
  await desk.getByText(/^North School · Main hall/).waitFor();
});

test('an item has options, allergens and a picture; a reload keeps what is typed of it', async () => {
  await link(desk, 'Add an item').first().click();
  await field(desk, 'Name').fill('Coffee');
  await field(desk, 'Price in EUR, with tax').fill('2,5');
  desk.once('dialog', (dialog) => void dialog.accept());
  await desk.reload();
  await desk.getByText('Not saved yet. It stays in this tab.').waitFor();
  expect(await field(desk, 'Name').inputValue()).toBe('Coffee');
  await field(desk, 'Tax in it, in percent').fill('19');
  await desk.getByLabel('Category').fill('Drinks');
  await desk.getByRole('radio', { name: 'It has these' }).check();
  await tick('Milk');
  await press(desk, 'Add options');
  await field(desk, 'What is chosen').fill('Milk');
  await field(desk, 'Choice 1: name').fill('Cow');
  await field(desk, 'Choice 2: name').fill('Oat');
  await field(desk, 'Choice 2: costs more').fill('0.50');
  await desk.locator('summary', { hasText: 'Brings no allergen' }).nth(1).click();
  await desk
    .getByRole('group', { name: 'Allergens that Oat brings' })
    .getByRole('checkbox', { name: 'Gluten' })
    .check();
  await desk.getByLabel('Choose a picture').setInputFiles({
    name: 'coffee.png',
    mimeType: 'image/png',
    buffer: readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'pictures', 'phone.png')),
  });
  await desk.getByRole('img', { name: 'Coffee' }).waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await desk.setViewportSize(upright);
  expect(await tooWide()).toBe(0);
  expect(await axeFaults(desk)).toEqual([]);
  await desk.setViewportSize(laptop);
  await press(desk, 'Save, and another one');
  await expect.poll(() => field(desk, 'Name').inputValue()).toBe('');
});

test('the next one is taxed alike; none of the allergens is not the same as not declared', async () => {
  expect(await field(desk, 'Tax in it, in percent').inputValue()).toBe('19');
  await field(desk, 'Name').fill('Water');
  await field(desk, 'Price in EUR, with tax').fill('1');
  await desk.getByRole('radio', { name: 'None of the 14' }).check();
  await press(desk, 'Save, and another one');
  await expect.poll(() => field(desk, 'Name').inputValue()).toBe('');
  await field(desk, 'Name').fill('Bun');
  await field(desk, 'Price in EUR, with tax').fill('1.20');
  await desk.getByLabel('Category').fill('To eat');
  await press(desk, 'Save the item');
  await link(desk, 'Edit Bun').waitFor();
  expect(await names()).toEqual(['Drinks', 'Coffee', 'Water', 'To eat', 'Bun']);
  await desk.getByText('Allergens not declared').waitFor();
  expect(await axeFaults(desk)).toEqual([]);
});

test('what is sold out today, and the order, are the same after a reload', async () => {
  const told: string[] = [];
  desk.on('requestfinished', (request) => {
    const [, call] = /\/api\/food\/(soldout|arrange)\//.exec(request.url()) ?? [];
    if (call !== undefined) told.push(call);
  });
  await soldOut('Coffee').check();
  await desk.getByRole('button', { name: /^Move Bun:/ }).press('ArrowUp');
  await desk.keyboard.press('ArrowUp');
  await expect.poll(names).toEqual(['To eat', 'Bun', 'Drinks', 'Coffee', 'Water']);
  await expect.poll(() => told.toSorted()).toEqual(['arrange', 'arrange', 'soldout']);
  await desk.reload();
  await link(desk, 'Edit Bun').waitFor();
  expect(await names()).toEqual(['To eat', 'Bun', 'Drinks', 'Coffee', 'Water']);
  expect(await soldOut('Coffee').isChecked()).toBe(true);
  expect(await soldOut('Water').isChecked()).toBe(false);
  await desk.setViewportSize(upright);
  expect(await tooWide()).toBe(0);
  expect(await axeFaults(desk)).toEqual([]);
  await desk.setViewportSize(laptop);
});

test('it is dragged to another place', async () => {
  const from = desk.getByRole('button', { name: /^Move Bun:/ });
  const to = desk.getByRole('button', { name: /^Move Water:/ });
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('A handle is not seen.');
  await desk.mouse.move(start.x + 10, start.y + 20);
  await desk.mouse.down();
  await desk.mouse.move(start.x + 10, start.y + 40, { steps: 4 });
  await desk.mouse.move(end.x + 10, end.y + 30, { steps: 12 });
  await desk.mouse.up();
  await expect.poll(names).toEqual(['Drinks', 'Coffee', 'Water', 'To eat', 'Bun']);
});

test('of two windows that change an item, the second is asked', async () => {
  await link(desk, 'Edit Bun').click();
  await field(desk, 'Name').waitFor();
  const other = await stage.page(desk.context());
  await other.goto(desk.url());
  await field(other, 'Name').fill('Butter bun');
  await press(other, 'Save the item');
  await link(other, 'Edit Butter bun').waitFor();
  await other.close();
  await field(desk, 'Name').fill('Bun with butter');
  await press(desk, 'Save the item');
  await desk.getByText(/it is called ‘Butter bun’ there/).waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Keep what is typed here');
  await link(desk, 'Edit Bun with butter').waitFor();
});

test('a table is tried, then taken in', async () => {
  const download = desk.waitForEvent('download');
  await press(desk, 'Save as CSV');
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect(saved).toContain('Bun with butter');
  await press(desk, 'Bring in a CSV');
  const added = [',Pie,,To eat,3.20,7,,,,,,yes', ',Cake,,To eat,cheap,7,,,,,,yes', ''];
  const text = [saved.replace('Water', 'Still water').trimEnd(), ...added].join('\r\n');
  await desk.getByLabel('Choose a CSV').setInputFiles({
    name: 'menu.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await desk.getByText('1 row refused · 1 row added · 1 row changed · 2 rows as before').waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  expect(await link(desk, 'Edit Pie').count()).toBe(0);
  await press(desk, 'Take in the others');
  await link(desk, 'Edit Pie').waitFor();
  await link(desk, 'Edit Still water').waitFor();
  expect(await soldOut('Coffee').isChecked()).toBe(true);
});

test('a stall is paused with one tap, and removed after a question', async () => {
  await press(desk, 'Pause The canteen');
  await desk.getByText('Paused').waitFor();
  await press(desk, 'Let The canteen go on');
  await desk.getByText(/^Open/).first().waitFor();
  await link(desk, 'Edit').click();
  await press(desk, 'Remove the stall');
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Remove it');
  await heading(desk, 'Your first stall');
});
