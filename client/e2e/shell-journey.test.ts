import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  axeFaults,
  laptop,
  moderator,
  type ModeratorStage,
  openModeratorStage,
} from './moderator-stage.ts';

let stage: ModeratorStage;
const open: BrowserContext[] = [];

beforeAll(async () => {
  stage = await openModeratorStage();
});
afterAll(() => stage.close());
afterEach(async () => {
  for (const context of open.splice(0)) await context.close();
  expect(stage.complaints()).toEqual([]);
});

const newContext = async (viewport = laptop): Promise<BrowserContext> => {
  const context = await stage.context(viewport);
  open.push(context);
  return context;
};
const newPage = async (viewport = laptop): Promise<Page> => stage.page(await newContext(viewport));

const logIn = async (page: Page): Promise<void> => {
  await page.goto(`${stage.url}/sets/login`);
  await page.getByLabel('E-mail').fill(moderator.email);
  await page.getByLabel('Password', { exact: true }).fill(moderator.password);
  await page.locator('form').getByRole('button').last().click();
  await page.getByRole('heading', { name: 'Your polls' }).waitFor();
};

const says = (page: Page, text: string) => page.getByText(text).first().waitFor();
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const bar = (page: Page) => page.getByRole('banner');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

describe('the bar', () => {
  test('is 72 px high, 56 px at 600 px and less, where it has no Create Space', async () => {
    const page = await newPage();
    await logIn(page);
    const measure = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      const box = await bar(page).boundingBox();
      const create = page.getByRole('banner').getByRole('link', { name: 'Create Space' });
      return { height: box?.height, create: await create.isVisible() };
    };
    expect(await measure(1280)).toEqual({ height: 72, create: true });
    expect(await measure(601)).toEqual({ height: 72, create: true });
    expect(await measure(600)).toEqual({ height: 56, create: false });
    expect(await measure(320)).toEqual({ height: 56, create: false });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    for (const width of [320, 390, 601, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await overflow()]).toEqual([width, 0]);
    }
  });

  test('goes when one scrolls down past 30 px and comes back on the way up', async () => {
    const page = await newPage({ width: 390, height: 500 });
    await page.goto(stage.url);
    await says(page, 'See every answer.');
    const isInView = (expected: boolean) =>
      page.waitForFunction(
        (inView) =>
          (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) > 0 === inView,
        expected,
      );
    const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
    await scrollTo(30);
    await isInView(true);
    await scrollTo(200);
    await isInView(false);
    await scrollTo(150);
    await isInView(true);
    await scrollTo(300);
    await isInView(false);
    await bar(page).getByRole('link', { name: 'Login' }).focus();
    await isInView(true);
  });
});

describe('the menu', () => {
  test('with the keyboard alone: open, go round, close, lead on', async () => {
    const page = await newPage();
    await page.goto(stage.url);
    await says(page, 'See every answer.');
    await bar(page).getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await dialog(page, 'Menu').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const stops: string[] = [];
    for (let count = 0; count < 30; count += 1) {
      stops.push(await focused(page));
      await page.keyboard.press('Tab');
    }
    expect(stops).toContain('Account Settings');
    expect(stops).toContain('Close the menu');
    // Nothing of the page beneath.
    expect(stops).not.toContain('Join');
    await page.keyboard.press('Escape');
    await dialog(page, 'Menu').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Menu');

    await page.keyboard.press('Enter');
    await dialog(page, 'Menu').getByRole('link', { name: 'Account Settings' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sets/login');
    await dialog(page, 'Menu').waitFor({ state: 'detached' });
  });

  test('logging out asks, waits, and takes the other tab along', async () => {
    const context = await newContext();
    const page = await stage.page(context);
    await logIn(page);
    const other = await stage.page(context);
    await other.goto(stage.url);
    await says(other, 'Your polls');
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/user/logout', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await press(page, 'Menu');
    expect(await axeFaults(page)).toEqual([]);
    await press(page, 'Log out');
    await dialog(page, 'Are you sure?').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await dialog(page, 'Are you sure?').getByText('Log out').click();
    await dialog(page, 'Please wait.').waitFor();
    await dialog(page, 'Menu').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await dialog(page, 'Please wait.').isVisible()).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    answered.resolve();
    await says(page, 'See every answer.');
    await says(other, 'See every answer.');
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys).toContain('logout');
    expect(keys).not.toContain('login');
    expect(keys).not.toContain('root');

    // And logging in takes it along as well.
    await logIn(page);
    await says(other, 'Your polls');
  });
});

describe('dialogs and messages', () => {
  test('feedback: nothing, markup, thanks', async () => {
    const page = await newPage({ width: 390, height: 844 });
    await page.goto(stage.url);
    await press(page, 'Give feedback');
    expect(await focused(page)).toBe('');
    await press(page, 'Send');
    await says(page, 'Write something!');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel('Your feedback').fill('Nice <b>walls</b>');
    expect(await page.getByLabel('Your feedback').inputValue()).toBe('Nice walls');
    const sent = page.waitForResponse('**/api/feedback/post');
    await press(page, 'Send');
    expect((await sent).status()).toBe(200);
    await says(page, 'Thank you for the feedback!');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    const box = await page.getByLabel('Messages').boundingBox();
    expect(box?.y).toBe(8);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390 - 8);
  });

  test('register, and an address that does not exist', async () => {
    const page = await newPage();
    await page.goto(`${stage.url}/nowhere`);
    await says(page, 'There is no such page');
    expect(await axeFaults(page)).toEqual([]);
    await press(page, 'Register');
    await page.getByLabel('Your Name').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await press(page, 'Cancel');
    await page.goto(stage.url);
    await says(page, '53%');
    expect(await axeFaults(page)).toEqual([]);
  });

  test('the splash until it is known who is here', async () => {
    const page = await newPage();
    await logIn(page);
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/user/getme', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.reload();
    const splash = page.getByLabel('Checking who is here …');
    await splash.waitFor();
    const black = 'rgb(0, 0, 0)';
    expect(await splash.evaluate((drawn) => getComputedStyle(drawn).backgroundColor)).toBe(black);
    expect(await splash.boundingBox()).toMatchObject(laptop);
    answered.resolve();
    await says(page, 'Your polls');
  });

  test('a new reset code signs out, tells why, and begins anew, once', async () => {
    const page = await newPage();
    await logIn(page);
    await page.waitForFunction(() => localStorage.getItem('sets.reset-code') !== null);
    await page.route('**/api/about', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), resetCode: 'another' } });
    });
    await page.reload();
    await says(
      page,
      'New Updates. Account verification with school identity which you can see under [Account]',
    );
    expect(await axeFaults(page)).toEqual([]);
    const loaded = page.waitForEvent('load');
    await press(page, 'OK');
    await loaded;
    await says(page, 'See every answer.');
    await logIn(page);
    await page.reload();
    await says(page, 'Your polls');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('a page that does not load', () => {
  test('within 120 s says so, and reloading helps', async () => {
    const page = await newPage();
    await page.clock.install();
    const asked = page.waitForRequest('**/assets/home-page-*.js');
    await page.route('**/assets/home-page-*.js', () => new Promise(() => undefined));
    await page.goto(stage.url, { waitUntil: 'commit' });
    await asked;
    await page.clock.fastForward(119_000);
    expect(await page.getByText('This page did not load').count()).toBe(0);
    await page.clock.fastForward(2_000);
    await says(page, 'This page did not load');
    expect(await axeFaults(page)).toEqual([]);
    await page.unroute('**/assets/home-page-*.js');
    await press(page, 'Reload');
    await says(page, 'See every answer.');
  });

  test('because the server has a newer app: it is loaded, once', async () => {
    const page = await newPage();
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await page.route('**/assets/home-page-*.js', (route) => route.fulfill({ status: 404 }));
    await page.route(`${stage.url}/`, (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/new.js">' })
        : route.continue(),
    );
    await page.goto(stage.url);
    await says(page, 'This page did not load');
    expect(loads).toHaveLength(2);
  });
});
