import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { type AdminStage, openAdminStage, type SignedInPage } from './admin-stage.ts';

let stage: AdminStage;
let ada: SignedInPage;
let jonas: SignedInPage;

beforeAll(async () => {
  stage = await openAdminStage();
  ada = await stage.signedIn('ada@north.example');
  jonas = await stage.signedIn('jonas@north.example');
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const says = (line: string | RegExp, on: Page = ada.page) => on.getByText(line).first().waitFor();
const press = (name: string | RegExp, on: Page = ada.page) =>
  on
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const part = async (name: string, on: Page = ada.page): Promise<void> => {
  await on.goto(`${stage.url}/admin/homepage?part=${name}`);
};
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('another account reads whom the page is for', async () => {
  await part('people', jonas.page);
  await says('This page is for admins only', jonas.page);
  expect(await axeFaults(jonas.page)).toEqual([]);
});

test('without a school, the next step is there; a form says what it needs', async () => {
  const { page } = ada;
  await part('schools');
  await says('No school is partnered yet');
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('main').getByRole('link', { name: 'Add a school' }).click();
  await press('Save the school');
  await says('Give at least one e-mail domain.');
  expect(await axeFaults(page)).toEqual([]);
});

test('an admin adds a school with its picture, logo and colour', async () => {
  const { page } = ada;
  await page.getByLabel('Name', { exact: true }).fill('North School');
  await page.getByLabel('Country').selectOption({ label: 'Singapore' });
  await page.getByLabel('E-mail domain 1', { exact: true }).fill('North.Example');
  const picture = join(import.meta.dirname, '..', 'public', 'notification-icon.png');
  await page.getByLabel('Choose a picture').setInputFiles(picture);
  await says('Choose another');
  await page.getByLabel('Choose a logo').setInputFiles(picture);
  await page.getByRole('button', { name: 'No logo' }).waitFor();
  const logo = page.locator('main form img[src^="data:image/png"]').nth(1);
  expect(await logo.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(168);
  await page.getByLabel('Colour', { exact: true }).fill('#00594F');
  expect(await page.getByText('87 people here').count()).toBe(2);
  expect(await axeFaults(page)).toEqual([]);
  // What was typed is still there after the page was left by mistake.
  await page.reload();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('North School');
  await press('Save the school');
  await says('Singapore · north.example · 2 people');
  // The bar that asks for the first school has gone.
  await page.getByRole('complementary').getByText('Add a school').waitFor({ state: 'detached' });
  const icon = page.locator('main li img');
  expect(
    await icon.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.src.length]),
  ).toEqual([128, expect.toSatisfy((length: number) => length <= 16_384)]);
  expect(await axeFaults(page)).toEqual([]);
});

test('whoever has an address of the school belongs to it', async () => {
  await jonas.page.goto(`${stage.url}/account/settings`);
  await says('North School', jonas.page);
});

test('premium from an admin shows in the bar, and the bell tells of it', async () => {
  const { page } = ada;
  await part('people');
  await says('2 people');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('main').getByLabel('Search').fill('jonas');
  await says('1 person');
  await press(/^Jonas/);
  await press('Give premium');
  expect(await axeFaults(page)).toEqual([]);
  const other = jonas.page;
  await says('FREE', other);
  await press('Give for good');
  await says('Given for good.');

  // Whoever comes back to the page has it at once.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await says('PREMIUM', other);
  await other.goto(`${stage.url}/account/upgrade`);
  await says('Premium is yours, without an end.', other);
  await says('PREMIUM', other);
  await press(/^Notifications, \d unread$/, other);
  await says('You have premium', other);
  expect(await axeFaults(other)).toEqual([]);
  await press('Mark all as read', other);
  await other.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
});

test('without a payment provider the plans say so plainly', async () => {
  await ada.page.goto(`${stage.url}/account/upgrade`);
  await says('This server has no payment provider');
  expect(await axeFaults(ada.page)).toEqual([]);
});

test('a push message is shown by the service worker, and counted in the open page', async () => {
  const { page, context } = jonas;
  await context.grantPermissions(['notifications'], { origin: stage.url });
  await page.goto(stage.url);
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  const devtools = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL }) => scopeURL === `${stage.url}/`);
    if (ours !== undefined) registered.resolve(ours.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const asksAnew = page.waitForRequest((request) => request.url().endsWith('/api/notifications'));
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: stage.url,
    registrationId: await registered.promise,
    data: JSON.stringify({ title: 'Hello', text: 'From the test', path: '/account/upgrade' }),
  });
  await asksAnew;
  const shown = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, icon, tag }) => ({ title, body, icon, tag }));
  });
  expect(shown).toEqual([
    {
      title: 'Hello',
      body: 'From the test',
      icon: `${stage.url}/notification-icon.png`,
      tag: '/account/upgrade Hello',
    },
  ]);
});

test.each([
  ['/sw.js', /^text\/javascript/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
])('%s is asked for anew, and is what it says', async (path, type) => {
  const reply = await fetch(`${stage.url}${path}`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toBe('no-cache');
  expect(reply.headers.get('content-type')).toMatch(type);
  expect(reply.headers.get('content-security-policy')).toContain("worker-src 'self'");
});

test('whoever is locked is signed out at the next call', async () => {
  await part('people');
  await press(/^Jonas/);
  await press('Lock');
  expect(await axeFaults(ada.page)).toEqual([]);
  await press('Lock the account');
  await says('Logged out and kept out.');
  await jonas.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await jonas.page.getByRole('link', { name: 'Login', exact: true }).first().waitFor();
});

test('the audit log tells what was done, the other parts how things are', async () => {
  const { page } = ada;
  await part('audit');
  await says(/Ada added the school North School/);
  await says(/Ada gave premium to/);
  await says(/Ada locked/);
  expect(await axeFaults(page)).toEqual([]);
  await part('health');
  await says('Answers in');
  expect(await axeFaults(page)).toEqual([]);
  await part('feedback');
  await says('No feedback yet');
  expect(await axeFaults(page)).toEqual([]);
});

test('every part fits a phone', async () => {
  const { page } = ada;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['schools', 'people', 'feedback', 'health', 'audit']) {
    await part(name);
    await page.locator('main li, main h2').first().waitFor();
    expect(await tooWide(page), name).toBeLessThanOrEqual(0);
  }
  await press(/^Notifications/);
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  expect(await axeFaults(page)).toEqual([]);
});
