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

/** The boxes of the letters of words, as the browser draws them, when nothing moves. */
const seen = async (page: Page): Promise<Seen[]> => {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  // All in one step: another picture may take words away between finding and measuring them.
  return page.evaluate(() => {
    const paper = document.createElement('canvas').getContext('2d');
    return Array.from(document.querySelectorAll('.cloud-word'), (word) => {
      const { left, right, top, height } = word.getBoundingClientRect();
      const text = word.firstChild?.textContent ?? '';
      // `font` itself is empty where the page sets more than it can say.
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(word);
      if (paper === null) throw new Error('Nothing can be measured.');
      paper.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } =
        paper.measureText(text);
      const line = top + height * Number(getComputedStyle(word).getPropertyValue('--baseline'));
      const scale = height / 40;
      return { text, left, right, top: line - up * scale, bottom: line + down * scale };
    });
  });
};

/** In px: so near that words touch for whoever sees them. */
const apart = 1;

const overlaps = (words: readonly Seen[]): string[] =>
  words.flatMap((one, at) =>
    words
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right + apart &&
          other.left < one.right + apart &&
          one.top < other.bottom + apart &&
          other.top < one.bottom + apart,
      )
      .map((other) => `${one.text} over ${other.text}`),
  );

/** Where words lie that touch, so that a rare fault can be understood from its report. */
const placesOf = (words: readonly Seen[]): string =>
  words
    .filter(({ text }) => overlaps(words).some((told) => told.split(' over ').includes(text)))
    .map((word) => JSON.stringify(word))
    .join('\n');

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

test.each([
  { width: 1_920, height: 1_080, small: 24 },
  { width: 390, height: 844, small: 9 },
])(
  'in an overfull cloud at $width × $height no word touches another, nor does after others came',
  async ({ width, height, small }) => {
    const page = await open(`overfull&small=${small}`, async (opened) => {
      await opened.setViewportSize({ width, height });
      await opened.emulateMedia({ reducedMotion: 'reduce' });
    });
    const before = await seen(page);
    expect(before.length).toBeGreaterThan(200);
    // It is letters that are measured, of their size.
    expect(Math.min(...before.map(({ top, bottom }) => bottom - top))).toBeGreaterThan(small / 3);
    expect(overlaps(before), placesOf(before)).toEqual([]);
    // Many become more frequent, and some are new.
    await page.evaluate(() => {
      const { cloudPage } = globalThis as CloudWindow;
      const later = cloudPage
        .manyWords(530)
        .slice(30)
        .map(({ key, text, count }, at) => ({ key, text, count: count + ((at * 37) % 11) }));
      cloudPage.show(later);
    });
    await expect
      .poll(async () => (await seen(page)).map(({ text }) => text))
      .not.toContain(before[0]?.text);
    const after = await seen(page);
    expect(overlaps(after), placesOf(after)).toEqual([]);
    await page.context().close();
  },
);

test('dots under a word are as much its own as its letters', async () => {
  const page = await open('empty', (opened) => opened.emulateMedia({ reducedMotion: 'reduce' }));
  const list = Array.from({ length: 60 }, (_, at) => ({
    key: `k${at}`,
    text: at % 3 === 0 ? `ill${at}` : `word ${at}`,
    count: 1 + Math.floor(900 / (at + 1)),
  }));
  await show(page, list);
  await expect.poll(() => page.locator('.cloud-dots').count()).toBe(60);
  const words = await seen(page);
  const dots = await page.locator('.cloud-dots').evaluateAll((all) =>
    all.map((dot) => {
      const { left, right, top, bottom } = dot.getBoundingClientRect();
      return { text: `dots of ${dot.parentElement?.textContent ?? ''}`, left, right, top, bottom };
    }),
  );
  const onWords = overlaps([...words, ...dots]).filter((told) => {
    const [one = '', other = ''] = told.split(' over ');
    return other !== `dots of ${one}`;
  });
  expect(onWords).toEqual([]);
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
