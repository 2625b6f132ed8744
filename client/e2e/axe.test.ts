import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { openBrowser } from './browser-stage.ts';

/* What the journeys look for with axe is found: in each colour scheme, also when a page is looked at again. */

let browser: Awaited<ReturnType<typeof openBrowser>>;
let page: Page;

const html = (body: string, style = ''): string => `<!doctype html><html lang="en"><head>
  <title>A page</title><meta name="color-scheme" content="light dark">
  <style>:root { color-scheme: light dark } ${style}</style></head>
  <body><main><h1>A page</h1>${body}</main></body></html>`;
const faint = (scheme: string): string =>
  `@media (prefers-color-scheme: ${scheme}) { p { color: #777; background: #888 } }`;
const ids = async (): Promise<string[]> =>
  (await axeFaults(page)).map((fault) => fault.replace(/:.*/s, ''));

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.page(await browser.context());
});
afterAll(() => browser.close());

test('what is right has no fault', async () => {
  await page.setContent(html('<p>Words</p>'));
  expect(await ids()).toEqual([]);
});

test.each(['light', 'dark'])('words that are faint in %s alone are found there', async (scheme) => {
  await page.setContent(html('<p>Words</p>', faint(scheme)));
  expect(await ids()).toEqual([`${scheme} color-contrast`]);
});

test('what comes to a page that was looked at before is found, in its frames too', async () => {
  // Frames are looked into where they are of the same site; it is at no address but this one's.
  const site = 'http://pages.example';
  await page.route(`${site}/**`, (route) => {
    const isBeside = route.request().url().endsWith('/beside');
    const body = isBeside ? '<html lang="en"><title>Beside</title><button></button>' : html('');
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(`${site}/`);
  expect(await ids()).toEqual([]);
  const put = (markup: string) =>
    page.locator('main').evaluate((main, added) => {
      main.innerHTML = added;
    }, `<h1>A page</h1>${markup}`);
  await put('<button></button>');
  expect(await ids()).toEqual(['light button-name']);
  await put('<iframe title="Beside" src="/beside"></iframe>');
  await page.frameLocator('iframe').locator('button').waitFor();
  expect(await ids()).toEqual(['light button-name']);
});
