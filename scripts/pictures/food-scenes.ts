import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../root.ts';
import { type Camera, Picture, type Size } from './camera.ts';
import { canteenMenu, coffee, fullMenu, listings, manyStalls, soupFound } from './food-samples.ts';
import type { Product } from './product.ts';

const sizes: readonly Size[] = ['phone', 'laptop'];
const allSizes: readonly Size[] = ['small', 'phone', 'laptop'];

const picture = new Picture(readFileSync(join(root, 'docs', 'pictures', 'screen-results.png')));
const path = '/food/listings';
const menuPath = `${path}?stall=${canteenMenu.stall.stallid}`;

const usual = {
  '/api/food/sample/**': picture,
  '/api/food/listings**': listings(manyStalls, ['Polytechnic of the North']),
  '/api/food/find**': soupFound,
  '/api/food/menu/**': canteenMenu,
};

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).first().click();
};

const choose = async (page: Page, names: readonly string[]): Promise<void> => {
  await press(page, 'Diets and allergens');
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check();
};

const avoid =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await choose(page, names);
    await press(page, 'Done');
  };

const photographListings = async (camera: Camera, as: Product['lecturer']): Promise<void> => {
  const shot = { as, sizes, path, until: 'main article', answers: usual };
  await camera.take({ ...shot, name: 'food-stalls', sizes: allSizes, isWhole: true });
  await camera.take({
    ...shot,
    name: 'food-stalls-one',
    answers: { ...usual, '/api/food/listings**': listings(manyStalls.slice(0, 1)) },
  });
  const empty = { ...shot, until: 'main h2' };
  await camera.take({
    ...empty,
    name: 'food-stalls-empty',
    answers: { ...usual, '/api/food/listings**': listings([]) },
  });
  await camera.take({
    ...empty,
    name: 'food-stalls-failed',
    answers: { ...usual, '/api/food/listings**': {} },
  });
  await camera.take({
    ...shot,
    name: 'food-found',
    path: `${path}?search=soup`,
    until: 'main article h4',
    isWhole: true,
  });
  await camera.take({
    ...shot,
    name: 'food-found-nothing',
    path: `${path}?search=soup`,
    until: 'main h2',
    answers: { ...usual, '/api/food/find**': { found: [], isMore: false } },
  });
  await camera.take({
    ...shot,
    name: 'food-wishes',
    alone: true,
    before: (page) => choose(page, ['Vegan', 'Nuts', 'Sesame']),
  });
  await camera.take({
    ...shot,
    name: 'food-wished',
    alone: true,
    isWhole: true,
    before: avoid('Vegan', 'Nuts'),
  });
};

const photographMenu = async (camera: Camera, as: Product['lecturer']): Promise<void> => {
  const shot = { as, sizes, path: menuPath, until: 'main article', answers: usual };
  await camera.take({ ...shot, name: 'food-menu', sizes: allSizes, isWhole: true });
  await camera.take({
    ...shot,
    name: 'food-menu-avoided',
    alone: true,
    before: avoid('Milk'),
  });
  await camera.take({
    ...shot,
    name: 'food-menu-full',
    answers: { ...usual, '/api/food/menu/**': fullMenu },
    before: (page) => press(page, 'Category 9'),
  });
  await camera.take({
    ...shot,
    name: 'food-menu-empty',
    until: 'main h2',
    answers: { ...usual, '/api/food/menu/**': { ...canteenMenu, items: [] } },
  });
  await camera.take({
    ...shot,
    name: 'food-menu-closed',
    until: 'main h1',
    answers: { ...usual, '/api/food/menu/**': { ...canteenMenu, stall: manyStalls[4] } },
    before: (page) => page.getByRole('button', { name: /Opening times$/ }).click(),
  });
  await camera.take({
    ...shot,
    name: 'food-item',
    path: `${menuPath}&item=${coffee.itemid}`,
    until: 'dialog h3',
    sizes: allSizes,
  });
  await camera.take({
    ...shot,
    name: 'food-item-undeclared',
    path: `${menuPath}&item=${canteenMenu.items[1]?.itemid ?? ''}`,
    until: 'dialog[open]',
  });
  await camera.take({
    ...shot,
    name: 'food-item-long',
    path: `${menuPath}&item=${canteenMenu.items[5]?.itemid ?? ''}`,
    until: 'dialog[open]',
  });
};

/** What there is to eat: stalls, what is found in them, and a menu. */
export const photographFood = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('food-')) return;
  await photographListings(camera, product.student);
  await photographMenu(camera, product.student);
};
