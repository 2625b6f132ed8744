import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { type ModeratorStage, openModeratorStage } from './moderator-stage.ts';

/* How it works: from step to step by the keyboard, each with its picture, every link to a page. */

const steps = 13;
let stage: ModeratorStage;
let page: Page;

beforeAll(async () => {
  stage = await openModeratorStage();
  page = await stage.page(await stage.context());
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const pictureIsThere = () =>
  page.waitForFunction(() => {
    const shown = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      (image) => image.getClientRects().length > 0,
    );
    return shown.length > 0 && shown.every((image) => image.complete && image.naturalWidth > 0);
  });

test('every step is at its own address, with a picture, and the arrow keys turn the pages', async () => {
  await page.goto(`${stage.url}/howitworks/1`);
  for (let step = 1; step <= steps; step += 1) {
    await page.getByText(`Step ${step} of ${steps}`).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/howitworks/${step}`);
    await pictureIsThere();
    await page.keyboard.press('ArrowRight');
  }
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await page.getByText(`Step ${steps - 1} of ${steps}`).waitFor();
  await page.goto(`${stage.url}/howitworks/1`);
  await page.getByText(`Step 1 of ${steps}`).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('heading', { level: 1, name: 'How it works' }).waitFor();
});

test('the pictures are those of the theme', async () => {
  await page.goto(`${stage.url}/howitworks/2`);
  const shown = (theme: string) =>
    page.locator(`main img[src*="topics-${theme}"]`).waitFor({ state: 'visible' });
  await page.emulateMedia({ colorScheme: 'light' });
  await shown('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shown('dark');
});

test('every link of the guide leads to a page that is there', async () => {
  const found = new Set<string>();
  for (const path of ['', ...Array.from({ length: steps }, (_none, at) => `/${at + 1}`)]) {
    await page.goto(`${stage.url}/howitworks${path}`);
    await page.locator('main h1').waitFor();
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links) found.add(link);
  }
  expect(found.size).toBe(steps + 2);
  for (const link of found) {
    await page.goto(stage.url + link);
    await page.locator('h1').first().waitFor();
    expect(await page.getByText('There is no such page').count()).toBe(0);
  }
});
