import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { TemporaryFolder } from '../../scripts/temporary-folder.ts';
import type { RunningServer } from '../../server/src/app/create-server.ts';
import { startStageServer } from '../../server/test/start-stage-server.ts';
import { openBrowser } from './browser-stage.ts';
import { enlarge } from './stage-acts.ts';

/* The pages of accounts on a phone whose words are twice their size, with the accounts of the demo to be taken. */

const folder = new TemporaryFolder();
let server: RunningServer;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let page: Page;

beforeAll(async () => {
  server = await startStageServer({ DATA_DIR: folder.path, DEMO_DATA: '1' });
  browser = await openBrowser();
  page = await browser.page(await browser.context({ width: 390, height: 844 }));
  await enlarge(page, 2);
});
afterAll(async () => {
  await browser.close();
  await server.close();
  folder[Symbol.dispose]();
});
afterEach(() => expect(browser.complaints()).toEqual([]));

const open = (path: string) => page.goto(`http://127.0.0.1:${server.port}${path}`);
const ofDemo = () => page.getByRole('button', { name: /^Dr\. Mira Okafor/ });
/** How large words are, and how much wider than the window the page is. */
const measured = () =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const { fontSize } = getComputedStyle(document.documentElement);
    return { fontSize, beyond: scrollWidth - clientWidth };
  });
const fits = { fontSize: '32px', beyond: 0 };

test('the login and registering are no wider than the phone', async () => {
  await open('/sets/login');
  await ofDemo().waitFor();
  expect(await measured()).toEqual(fits);
  await open('/sets/register');
  await page.getByLabel('Retype password').waitFor();
  expect(await measured()).toEqual(fits);
});

test('nor are the settings', async () => {
  await open('/account/settings');
  await ofDemo().click();
  await page.getByText('This device', { exact: true }).waitFor();
  expect(await measured()).toEqual(fits);
});

test('a second quick tap on what the first has made busy selects nothing around it', async () => {
  await page.getByLabel('Your Name').fill('Dr. M. Okafor');
  await page.getByRole('button', { name: 'Save', exact: true }).first().dblclick();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
});
