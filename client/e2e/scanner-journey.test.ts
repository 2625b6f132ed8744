import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { laptop, upright } from './browser-stage.ts';
import { password, people } from './food-stage.ts';
import { field, heading, link, press } from './page-acts.ts';
import { openScannerStage, type ScannerStage } from './scanner-stage.ts';
import { sendLogIn } from './stage-acts.ts';

/*
 * A vendor hands orders over: by the camera, which sees a video of a real code, by codes that are typed, without a
 * connection, and where the money is not there yet.
 */

let stage: ScannerStage;
let page: Page;
const sent: string[] = [];

beforeAll(async () => {
  stage = await openScannerStage();
  page = await stage.page(await stage.context(upright));
  await sendLogIn(page, stage.url, { email: people.vendor.email, password });
  await page.waitForURL(`${stage.url}/`);
  page.on('request', (request) => {
    if (request.url().endsWith('/api/food/delivered')) sent.push(request.url());
  });
}, 180_000);
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const typed = async (text: string): Promise<void> => {
  await field(page, 'Or the code in letters').fill(text);
  await page.keyboard.press('Enter');
};
const fits = (): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const timeOfVideo = (): Promise<number> =>
  page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime);

test('the camera reads the code of an order that is ready: yes, once, however long it is shown', async () => {
  await page.goto(`${stage.url}/food/dm/orders`);
  await link(page, 'Scan codes').click();
  await heading(page, 'Scanner');
  // It begins by itself, as this browser allows it.
  await heading(page, 'Hand it over');
  await page.getByText(/^(Server: |The server is slow: )\d+ ms/).waitFor();
  await page.getByText('Soup of the day').waitFor();
  await page.getByText(/For .*Noah/).waitFor();
  const at = await timeOfVideo();
  await expect.poll(timeOfVideo, { timeout: 20_000 }).toBeGreaterThan(at + 3);
  expect(sent).toHaveLength(1);
  await heading(page, 'Hand it over');
  expect(await axeFaults(page)).toEqual([]);
  expect(await fits()).toBe(0);
});

test('the camera is off while the page is left, and when it is switched off', async () => {
  await press(page, 'Camera off');
  await page.getByRole('button', { name: 'Switch the camera on' }).waitFor();
  const isOpen = await page
    .locator('video')
    .evaluate((video) => ((video as HTMLVideoElement).srcObject as MediaStream).active);
  expect(isOpen).toBe(false);
  expect(await axeFaults(page)).toEqual([]);
});

test('a picture of the same code is told from it; a code of something else is none', async () => {
  await typed(stage.seen.proof);
  await heading(page, /^Already used at /);
  expect(await axeFaults(page)).toEqual([]);
  await press(page, 'Next');
  await typed('https://sets.example');
  await heading(page, 'Not a code of Sets');
  await typed(`${stage.seen.proof.slice(0, -4)}AAAA`);
  await page.getByText('It looks like one, but it was not made here.').waitFor();
});

test('what is not ready is not handed over; what is not paid is asked for', async () => {
  const order = await stage.order('accept');
  await typed(order.proof);
  await heading(page, 'Not ready yet');
  for (const type of ['prepare', 'ready']) await stage.step(order.orderid, type);
  await typed(order.proof);
  await heading(page, 'Not paid yet');
  expect(await axeFaults(page)).toEqual([]);
  await press(page, 'I have €7.00');
  await heading(page, 'Hand it over');
});

test('without a connection it is kept, and confirmed or refused once that is back', async () => {
  const good = await stage.order('accept', 'prepare', 'ready', 'take-money');
  const early = await stage.order('accept');
  await page.context().setOffline(true);
  await page.getByText('No connection. Codes are kept and sent later.').waitFor();
  await typed(good.proof);
  await heading(page, 'Kept, not confirmed');
  await typed(good.proof);
  await heading(page, 'Read before');
  await typed(early.proof);
  await heading(page, 'Kept, not confirmed');
  await page.getByText('2 codes are not confirmed yet').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  expect(await fits()).toBe(0);
  const before = sent.length;
  await page.context().setOffline(false);
  await page.getByText('1 that was kept: confirmed').waitFor();
  await page.getByText(/^Order \d+: Not ready yet$/).waitFor();
  expect(sent.length).toBe(before + 2);
  await typed(good.proof);
  await heading(page, /^Already used at /);
  await page.reload();
  await press(page, /^Seen: Order \d+$/);
  await heading(page, 'Scanner');
  expect(await page.getByText('Kept on this device').count()).toBe(0);
});

test('on a wide screen, the same', async () => {
  await page.setViewportSize(laptop);
  // The page was loaded anew: what its camera still sees is shown anew.
  await heading(page, /^Already used at /);
  expect(await axeFaults(page)).toEqual([]);
  expect(await fits()).toBe(0);
});
