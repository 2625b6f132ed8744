import type { ItemContent } from '@sets/shared/food/item.contract.ts';
import type { StallContent } from '@sets/shared/food/stall.contract.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { upright } from './browser-stage.ts';
import { type FoodStage, ownIdOf, openFoodStage } from './food-stage.ts';
import { heading, link, press } from './page-acts.ts';
import { enlarge } from './stage-acts.ts';

/*
 * What there is to eat, on a phone: a vendor's stall is found, its menu is read without what must be
 * avoided, and an item is looked at with its options. Whoever has no account sees it, too.
 */

let stage: FoodStage;
let page: Page;

beforeAll(async () => {
  stage = await openFoodStage();
  page = await stage.page(await stage.context(upright));
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const stallid = ownIdOf('canteen');
const title = (name: string): Promise<void> =>
  page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();

/** What is too small for a finger; what leads somewhere from all of its card is as large as that. */
const tooSmall = (): Promise<string[]> =>
  page.locator('main a, main button, main input, main select').evaluateAll((all) =>
    all
      .filter((each) => {
        const { position, inset } = getComputedStyle(each, '::after');
        const isStretched = position === 'absolute' && inset !== 'auto';
        const touched = each.closest('label') ?? each;
        const { height, width } = touched.getBoundingClientRect();
        return !isStretched && (height < 44 || width < 44);
      })
      .map((each) => each.outerHTML),
  );
const item = (change: Partial<ItemContent>): ItemContent => ({
  name: 'Lentil soup',
  description: 'With bread from the oven.',
  category: 'Soups',
  price: 350,
  tax: 700,
  groups: [],
  allergens: ['celery'],
  diets: ['vegan'],
  served: null,
  picture: null,
  isListed: true,
  ...change,
});
const milk: ItemContent['groups'] = [
  {
    id: ownIdOf('milk'),
    name: 'Milk',
    least: 1,
    most: 1,
    choices: [
      { id: ownIdOf('oat'), name: 'Oat', price: 50, allergens: ['gluten'], isSoldOut: false },
      { id: ownIdOf('cow'), name: 'Cow', price: 0, allergens: ['milk'], isSoldOut: false },
    ],
  },
];
const items: Readonly<Record<string, ItemContent>> = {
  soup: item({}),
  coffee: item({ name: 'Coffee', category: 'Drinks', allergens: [], groups: milk }),
  salad: item({ name: 'Salad of the day', category: 'Cold', allergens: null }),
  cake: item({ name: 'Nut cake', category: 'Cold', allergens: ['nuts', 'eggs'], diets: [] }),
};

const alwaysOpen: Partial<StallContent> = {
  opens: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
};

test('nobody has a stall yet, and the page says so', async () => {
  await page.goto(stage.url);
  await press(page, 'Menu');
  await link(page, 'Food').click();
  await heading(page, 'No stalls yet');
  expect(await axeFaults(page)).toEqual([]);
});

test('a stall that a vendor has made is there, and says that it is open', async () => {
  await stage.addStall(stallid, { name: 'The canteen', ...alwaysOpen });
  await stage.addStall(ownIdOf('kiosk'), { name: 'Kiosk', opens: [] });
  for (const [name, content] of Object.entries(items))
    await stage.addItem(stallid, ownIdOf(name), content);
  await page.reload();
  await link(page, 'The canteen').waitFor();
  const names = await page.locator('main article h3').allInnerTexts();
  expect(names).toEqual(['The canteen', 'Kiosk']);
  await page.locator('article', { hasText: 'The canteen' }).getByText(/^Open/).waitFor();
  expect(await axeFaults(page)).toEqual([]);
});

test('its items are found by words, which a reload keeps', async () => {
  await page.getByRole('searchbox', { name: 'Search stalls and menus' }).fill('lentil');
  await link(page, 'Lentil soup').waitFor();
  await page.reload();
  await link(page, 'Lentil soup').waitFor();
  expect(new URL(page.url()).search).toBe('?search=lentil');
  expect(await axeFaults(page)).toEqual([]);
});

test('what nobody has leads back to all stalls', async () => {
  await page.getByRole('searchbox').fill('caviar');
  await heading(page, 'Nothing fits');
  expect(await tooSmall()).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
  await link(page, 'Show all stalls').click();
  await link(page, 'Kiosk').waitFor();
});

test('what one avoids is chosen once, for all menus of this device', async () => {
  await press(page, 'Diets and allergens');
  await page.getByRole('checkbox', { name: 'Nuts', exact: true }).check();
  expect(await tooSmall()).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
  await press(page, 'Done');
  await heading(page, 'Items that fit you');
  await link(page, 'Lentil soup').waitFor();
  expect(await link(page, 'Nut cake').count()).toBe(0);
  expect(await link(page, 'Salad of the day').count()).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
});

test('the menu hides it, and says how much, and why', async () => {
  await link(page, 'The canteen').first().click();
  await title('The canteen');
  await page.getByText('1 item hidden: it does not say which allergens it has.').waitFor();
  await page.getByText('1 item hidden: it does not fit what you eat.').waitFor();
  expect(await page.locator('main article').count()).toBe(2);
  expect(await tooSmall()).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
});

test('an item says what its choices cost and bring; Back closes it', async () => {
  await page.getByRole('button', { name: 'Drinks', exact: true }).click();
  await link(page, 'Coffee').click();
  const sheet = page.getByRole('dialog', { name: 'Coffee' });
  await sheet.getByText('+€0.50').waitFor();
  await sheet.getByText('Some choices bring: gluten, milk').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  // However little of the item fits, the way into the cart is in sight.
  await page.setViewportSize({ width: 360, height: 480 });
  const box = await sheet.getByRole('button', { name: /^Add to the cart/ }).boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(480);
  expect(await sheet.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeGreaterThan(0);
  await page.setViewportSize(upright);
  await enlarge(page, 2);
  expect(await sheet.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await enlarge(page, 1);
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await title('The canteen');
});

test('a link to an item that declares nothing says to ask the stall', async () => {
  await page.goto(`${stage.url}/food/listings?stall=${stallid}&item=${ownIdOf('salad')}`);
  const sheet = page.getByRole('dialog', { name: 'Salad of the day' });
  await sheet.getByText('Allergens: not declared – ask the stall').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe(`?stall=${stallid}`);
});

test('what its vendor pauses says so, and when it is open otherwise', async () => {
  await stage.pause(stallid, true);
  await page.reload();
  await page.getByRole('button', { name: /^Paused/ }).click();
  await page.getByRole('dialog', { name: 'Paused' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await press(page, 'Look at the menu');
});

test('a stall that is not there is told', async () => {
  await page.goto(`${stage.url}/food/listings?stall=${ownIdOf('nothing')}`);
  await heading(page, 'There is no such stall');
  expect(await axeFaults(page)).toEqual([]);
});
