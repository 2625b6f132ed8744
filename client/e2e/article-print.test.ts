import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aPdf } from '../test/a-pdf.ts';
import { laptop } from './browser-stage.ts';
import { openPeopleStage, type PeopleStage } from './people-stage.ts';
import { addTopic, callsOf } from './stage-acts.ts';

/*
 * Paper is white and holds what one reads, and nothing of the app around it: an article by the browser, a
 * paper that is a PDF by a button, which draws its pages.
 */

let stage: PeopleStage;
let page: Page;
let place: { readonly moduleid: string; readonly topicid: string };
const articleid = 'printed'.padEnd(22, '-');

const text = [
  'A heap is a tree. See [the notes](https://a.example/notes) and https://b.example/heaps.',
  ...Array.from({ length: 60 }, (_none, at) => `Paragraph ${at + 1} of a text of several pages.`),
].join('\n\n');

beforeAll(async () => {
  stage = await openPeopleStage();
  page = await stage.pageOf('mira', laptop);
  const token = await page.evaluate(() => {
    const root = JSON.parse(localStorage.getItem('root') ?? '{}') as {
      state: { auth: { token: string } };
    };
    return root.state.auth.token;
  });
  place = await addTopic(callsOf(stage.url), token, 'Algorithms', 'Sorting');
  const { moduleid } = place;
  const content = { title: 'Heaps', text, authors: ['Mira'], source: '' };
  const saved = await fetch(`${stage.url}/api/article/edit/${articleid}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ moduleid, content, revision: 0 }),
  });
  expect(saved.status).toBe(200);
  await callsOf(stage.url)(`/api/article/publish/${articleid}`, { revision: 1 }, token);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

test('an article is printed on white, without what is around it', async () => {
  await page.goto(`${stage.url}/article/${articleid}`);
  await page.getByText('Paragraph 60 of').waitFor();
  // For a moment what is drawn by a font that is on its way is not seen, nor printed.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const printed = await page.pdf({ format: 'A4' });
  const pages = (await extractText(new Uint8Array(printed))).text;
  expect(pages.length).toBeGreaterThan(1);
  const all = pages.join('\n');
  expect(all).toContain('Heaps');
  expect(all).toContain('Paragraph 60 of a text');
  expect(all).toContain(`/article/${articleid}`);
  expect(all).not.toContain('Skip to the content');
  // What a link leads to stands behind it, unless it is what one reads already.
  expect(all).toContain('https://a.example/notes');
  expect(all.split('https://b.example/heaps')).toHaveLength(2);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).background))
    .toContain('rgb(255, 255, 255)');
  await page.emulateMedia({ media: null, colorScheme: null });
});

test('a paper is printed page by page', async () => {
  const { moduleid, topicid } = place;
  await page.goto(`${stage.url}/space/${moduleid}/topic/${topicid}`);
  await page.getByRole('button', { name: 'Add what was done', exact: true }).click();
  await page.getByLabel(/^Choose files/).setInputFiles({
    name: 'Heaps.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(aPdf(['A heap.', 'Another page.'])),
  });
  await page.getByText('Sent', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: /^Heaps/ }).click();
  await page.locator('.book-text').getByText('A heap.').waitFor();
  await page.evaluate(() => {
    window.print = () => {
      document.title = `${document.querySelectorAll('.book-print > img').length} pages`;
    };
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(() => page.title()).toBe('2 pages');
});
