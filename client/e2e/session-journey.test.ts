import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { laptop } from './browser-stage.ts';
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

test('logging out asks, waits, and takes the other tab along', async () => {
  const context = await stage.newContext();
  const page = await stage.page(context);
  await logIn(page, stage.url);
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
  await logIn(page, stage.url);
  await says(other, 'Your polls');
});

describe('a session that was ended from elsewhere', () => {
  const endElsewhere = async (page: Page): Promise<void> => {
    const kept = await page.evaluate(() => localStorage.getItem('root') ?? '');
    const { token } = JSON.parse(kept).state.auth;
    const ended = await page.request.post(`${stage.url}/api/user/logout`, {
      headers: { authorization: `Bearer ${token}` },
      data: { token },
    });
    expect(ended.status()).toBe(200);
  };
  const marks = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) => ['root', 'login', 'logout'].includes(key)),
    );

  test('ends here at the next call, with a quiet note', async () => {
    const page = await stage.newPage();
    await logIn(page, stage.url);
    await page.getByRole('link', { name: 'How it works' }).click();
    await page.waitForURL('**/howitworks');
    await endElsewhere(page);
    await bar(page).getByRole('link', { name: 'Home' }).click();
    await says(page, 'Your session has ended. Log in again to go on.');
    await says(page, 'See every answer.');
    expect(await marks(page)).toEqual(['logout']);
  });

  test('is forced out at the next start', async () => {
    const page = await stage.newPage();
    await logIn(page, stage.url);
    await endElsewhere(page);
    await page.reload();
    await says(page, 'See every answer.');
    expect(await marks(page)).toEqual(['logout']);
    await bar(page).getByRole('link', { name: 'Login' }).waitFor();
  });
});

test('the splash until it is known who is here', async () => {
  const page = await stage.newPage();
  await logIn(page, stage.url);
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
  const page = await stage.newPage();
  await logIn(page, stage.url);
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
  await logIn(page, stage.url);
  await page.reload();
  await says(page, 'Your polls');
  expect(await page.getByRole('dialog').count()).toBe(0);
});
