import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { bar, dialog, logIn, press, says } from './shell-acts.ts';
import { openShellStage, type ShellStage } from './shell-stage.ts';

let stage: ShellStage;
beforeAll(async () => {
  stage = await openShellStage();
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.closeContexts();
  expect(stage.complaints()).toEqual([]);
});

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

describe('the bar', () => {
  test('is 72 px high, 56 px at 600 px and less, where it has no Create Space', async () => {
    const page = await stage.newPage();
    await logIn(page, stage.url);
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
    const page = await stage.newPage({ width: 390, height: 500 });
    await page.goto(stage.url);
    await says(page, 'See every answer.');
    const isInView = (expected: boolean) =>
      page.waitForFunction(
        (inView) =>
          (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) > 0 === inView,
        expected,
      );
    // What comes late makes the page longer: before, it cannot be scrolled as far.
    const scrollTo = (y: number) =>
      page.waitForFunction((to) => {
        window.scrollTo(0, to);
        return window.scrollY === to;
      }, y);
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
    const page = await stage.newPage();
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
});

describe('dialogs and messages', () => {
  test('feedback: nothing, markup, thanks', async () => {
    const page = await stage.newPage({ width: 390, height: 844 });
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
    const page = await stage.newPage();
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
});

describe('a page that does not load', () => {
  test('within 120 s says so, and reloading helps', async () => {
    const page = await stage.newPage();
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
    const page = await stage.newPage();
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
