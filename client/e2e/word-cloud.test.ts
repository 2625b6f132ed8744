import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCloudPage } from '../../scripts/cloud-page.ts';
import type { CloudWindow } from '../test/cloud-page/cloud-page-controls.ts';
import { axeFaults } from './axe.ts';
import { openBrowser } from './browser-stage.ts';

let served: Awaited<ReturnType<typeof startCloudPage>>;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  served = await startCloudPage();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  served.end();
});

const open = async (scene: string, before?: (page: Page) => Promise<void>): Promise<Page> => {
  const page = await browser.page(await browser.context());
  await before?.(page);
  await page.goto(`${served.url}/?scene=${scene}`);
  await page.locator('.cloud-words[data-drawn="true"], .cloud-empty').first().waitFor();
  return page;
};

interface Seen {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where letters of words stand when nothing moves: without the room above and below them. */
const seen = async (page: Page): Promise<Seen[]> => {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  return page.locator('.cloud-word').evaluateAll((words) =>
    words.map((word) => {
      const { left, right, top, height } = word.getBoundingClientRect();
      const text = word.firstChild?.textContent ?? '';
      return { text, left, right, top: top + 0.35 * height, bottom: top + 0.8 * height };
    }),
  );
};

const overlaps = (words: readonly Seen[]): string[] =>
  words.flatMap((one, at) =>
    words
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right - 2 &&
          other.left < one.right - 2 &&
          one.top < other.bottom - 2 &&
          other.top < one.bottom - 2,
      )
      .map((other) => `${one.text} over ${other.text}`),
  );

const show = (page: Page, words: { key: string; text: string; count: number }[]): Promise<void> =>
  page.evaluate((given) => (globalThis as CloudWindow).cloudPage.show(given), words);

test('words stand beside each other in the fonts of the page, laid out by a worker', async () => {
  const workers: string[] = [];
  const page = await open('usual', async (opened) => {
    opened.on('worker', (worker) => workers.push(worker.url()));
    await Promise.resolve();
  });
  const words = await seen(page);
  expect(words).toHaveLength(17);
  expect(overlaps(words)).toEqual([]);
  expect(workers.some((url) => url.includes('layout-worker'))).toBe(true);
  expect(browser.complaints()).toEqual([]);
  await page.context().close();
});

test('words keep their places while counts rise, and a new one comes in', async () => {
  const page = await open('empty');
  const list = Array.from({ length: 30 }, (_, at) => ({
    key: `k${at}`,
    text: `word ${at}`,
    count: 60 - at,
  }));
  await show(page, list);
  await expect.poll(() => page.locator('.cloud-word').count()).toBe(30);
  const before = new Map((await seen(page)).map((word) => [word.text, word]));
  await show(page, [
    ...list.map(({ key, text, count }) => ({ key, text, count: count + 1 })),
    { key: 'new', text: 'new one', count: 1 },
  ]);
  await expect.poll(() => page.locator('.cloud-word').count()).toBe(31);
  const after = await seen(page);
  const moved = after.filter(
    ({ text, left }) => Math.abs((before.get(text)?.left ?? left) - left) > 1,
  );
  expect(moved).toEqual([]);
  expect(overlaps(after)).toEqual([]);
  await page.context().close();
});

test('without workers, or where its file does not come, the page lays out by itself', async () => {
  for (const name of ['no workers', 'a worker that does not come']) {
    const page = await open('usual', async (opened) => {
      if (name === 'no workers') {
        await opened.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
      } else {
        await opened.route('**/layout-worker*', (route) => route.abort());
      }
    });
    const words = await seen(page);
    expect(words).toHaveLength(17);
    expect(overlaps(words)).toEqual([]);
    await page.context().close();
  }
  browser.complaints();
});

test('who wants no movement sees none', async () => {
  const page = await open('usual', (opened) => opened.emulateMedia({ reducedMotion: 'reduce' }));
  await show(page, [
    { key: 'nested', text: 'nested', count: 1 },
    { key: 'x', text: 'other', count: 9 },
  ]);
  await expect.poll(() => page.locator('.cloud-word').count()).toBe(2);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.context().close();
});

test('who hears the page gets the table of the same words, and not the picture', async () => {
  const page = await open('scripts');
  const rows = await page
    .getByRole('table', { name: 'Words so far' })
    .getByRole('row')
    .allTextContents();
  expect(rows.slice(0, 3)).toEqual(['WordPeople', 'الاشتقاق21', '学习19']);
  expect(rows).toHaveLength(1 + 13);
  expect(await page.locator('.cloud-words').getAttribute('aria-hidden')).toBe('true');
  await page.context().close();
});

test('a host does everything by keyboard, and axe finds nothing', async () => {
  const page = await open('host');
  await page.getByLabel('Find a word').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => (globalThis as CloudWindow).cloudPage.done))
    .toEqual([
      ['hide', 'nested', true],
      ['pin', 'nested', true],
    ]);
  await page.getByText('Held back: 2').press('Enter');
  await page.getByRole('button', { name: 'Let through “the”' }).press('Enter');
  expect(await page.evaluate(() => (globalThis as CloudWindow).cloudPage.done.at(-1))).toEqual([
    'allow',
    'the',
    true,
  ]);
  expect(await axeFaults(page)).toEqual([]);
  await page.context().close();
});

test('the picture is taken away as SVG and PNG', async () => {
  const page = await open('usual');
  const words = [
    { key: 'a', text: 'one <b>', count: 2 },
    { key: 'b', text: 'two', count: 1 },
  ];
  const svg = await page.evaluate(
    (given) => (globalThis as CloudWindow).cloudPage.svg(given),
    words,
  );
  expect(svg).toContain('one &lt;b&gt;');
  expect(svg).toMatch(/fill="rgb\(\d+, \d+, \d+\)"/u);
  const png = await page.evaluate(
    (given) => (globalThis as CloudWindow).cloudPage.png(given),
    words,
  );
  expect(png).toBeGreaterThan(5_000);
  await page.context().close();
});
