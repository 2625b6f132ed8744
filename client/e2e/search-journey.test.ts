import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { type ModeratorStage, openModeratorStage } from './moderator-stage.ts';
import { bar, logIn } from './shell-acts.ts';

/* From any page to a topic with five keys; on a phone with the thumb. */

let stage: ModeratorStage;
let page: Page;

beforeAll(async () => {
  stage = await openModeratorStage();
  page = await stage.page(await stage.context());
  await logIn(page, stage.url);
  await bar(page).getByRole('link', { name: 'Create Space' }).click();
  await page.getByLabel('Title').fill('Algorithms');
  await page.getByRole('button', { name: 'Create Space' }).click();
  for (const title of ['Searching in lists', 'Sorting by merging']) {
    await page.getByLabel('Add a topic').fill(title);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: title }).waitFor();
  }
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

test('a slash, three letters and Enter lead to the topic', async () => {
  await page.goto(`${stage.url}/homepage`);
  await page.getByRole('heading', { name: 'Your polls' }).waitFor();
  await page.keyboard.type('/sor');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Sorting by merging' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/space\/.+\/topic\/.+$/);
});

test('what is found can be seen, heard and left', async () => {
  await page.keyboard.type('/al');
  await page.getByRole('option', { name: 'Algorithms' }).waitFor();
  const field = bar(page).getByRole('combobox');
  const active = await field.getAttribute('aria-activedescendant');
  expect(await page.locator(`[id="${active}"]`).innerText()).toContain('Algorithms');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('option').count()).toBe(0);
  expect(await field.inputValue()).toBe('al');
  await field.fill('nothing like it');
  await page.getByText('Nothing found for “nothing like it”.').waitFor();
  expect(await axeFaults(page)).toEqual([]);
});

test('on a phone it is a sheet', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(stage.url);
  await bar(page).getByRole('button', { name: 'Search' }).click();
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await sheet.getByRole('combobox').fill('merging');
  await sheet.getByRole('option', { name: /Sorting by merging/ }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await sheet.getByRole('option', { name: /Sorting by merging/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Sorting by merging' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});
