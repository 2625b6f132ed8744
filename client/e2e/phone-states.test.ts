import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Contrast, contrastsOn } from './contrast.ts';
import { openPhoneStage, type PhoneStage } from './phone-stage.ts';
import { enlarge } from './stage-acts.ts';

let stage: PhoneStage;
let phone: BrowserContext;

const open = async (options: object = {}): Promise<Page> => {
  phone = await stage.phone({
    reducedMotion: 'reduce',

    hasTouch: false,
    isMobile: false,
    ...options,
  });
  const page = await phone.newPage();
  await page.goto(`${stage.url}/j/${stage.code}`);
  return page;
};
const says = (page: Page, line: string) => page.getByText(line).waitFor();
const option = (page: Page, name: string) => page.getByRole('button', { name });

beforeAll(async () => {
  stage = await openPhoneStage();
});
afterAll(() => stage.close());
afterEach(() => phone.close());

/** Words and marks that are hard to see, each with its place. */
const faint = (contrasts: readonly Contrast[]): string[] => [
  ...new Set(
    contrasts
      .filter(({ ratio, least }) => ratio < least)
      .map(({ of, ratio }) => `${of} ${ratio.toFixed(2)}`),
  ),
];

describe('what can be pressed is legible, in light and dark', () => {
  test('before joining', async () => {
    const page = await open();
    await page.goto(`${stage.url}/join`);
    expect(faint(await contrastsOn(page, 'join'))).toEqual([]);
    await page.getByRole('textbox').fill('kx7');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(faint(await contrastsOn(page, 'join, wrong'))).toEqual([]);
  });

  test('in every state of an answer', async () => {
    await stage.command({ type: 'goto', question: 1 });
    const page = await open();
    const found: Contrast[] = [];
    const look = async (state: string) => void found.push(...(await contrastsOn(page, state)));
    await says(page, 'Get ready');
    await look('ready');
    await stage.command({ type: 'open', question: 1 });
    await says(page, 'Answer, then send.');
    await option(page, 'A Merge').click();
    await option(page, 'B Quick').click();
    await says(page, 'Your answer is not sent yet.');
    await look('chosen');
    await option(page, 'Send 2 answers').click();
    await says(page, 'Received. You can still change it.');
    await look('received');
    await option(page, 'C Insertion').click();
    await phone.setOffline(true);
    await option(page, 'Send the change').click();
    await says(page, 'Saved here. Sent when the connection is back.');
    await look('saved');
    await phone.setOffline(false);
    await says(page, 'Received. You can still change it.');
    await stage.command({ type: 'close' });
    await says(page, 'Counted. Results come on the big screen.');
    await look('counted');
    await stage.command({ type: 'show' });
    await page.getByRole('table').waitFor();
    await look('shown');
    // Of every state there is something.
    expect(new Set(found.map(({ of }) => of.split(',')[0])).size).toBe(6);
    expect(found.length).toBeGreaterThan(200);
    expect(faint(found)).toEqual([]);
  });

  test('what was once wrong is seen: “Sent” under the pointer, on the ground of a button that can be pressed', async () => {
    await stage.command({ type: 'again' });
    const page = await open();
    await says(page, 'Answer, then send.');
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '.phone-button[data-look][data-look]:hover { background: var(--people-ink) !important; }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    const wrong = faint(await contrastsOn(page, 'open'));
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.every((line) => /(under the pointer|pressed): Send/.test(line))).toBe(true);
  });
});

describe('however small the page and however large the words', () => {
  /** How many answers are wholly in sight, and whether the page is wider than the window. */
  const sight = (page: Page) =>
    page.evaluate(() => {
      const strip = document.querySelector('.answer-strip')!.getBoundingClientRect();
      const inSight = [...document.querySelectorAll('.answer-option')].filter((answer) => {
        const { top, bottom, left } = answer.getBoundingClientRect();
        const isBelowStrip = left >= strip.right || top >= strip.bottom;
        return isBelowStrip && bottom <= innerHeight;
      });
      const { scrollWidth, clientWidth } = document.documentElement;
      return { answers: inSight.length, beyond: scrollWidth - clientWidth };
    });

  test.each([
    // What it is, its window, how large words are, and how many answers are wholly in sight at least.
    ['an upright phone', { width: 390, height: 844 }, 1, 4],
    ['the narrowest phone', { width: 320, height: 568 }, 1, 4],
    ['a phone on its side', { width: 568, height: 320 }, 1, 4],
    ['words of twice the size', { width: 390, height: 844 }, 2, 3],
    ['words of twice the size on its side', { width: 568, height: 320 }, 2, 2],
    ['words of twice the size on the narrowest phone', { width: 320, height: 568 }, 2, 0],
  ])(
    '%s: answers are in sight, and nothing is cut off',
    async (_what, viewport, factor, answers) => {
      await stage.command({ type: 'open', question: 0 });
      const page = await open({ viewport });
      await enlarge(page, factor);
      await says(page, 'What does a binary search cost?');
      const open0 = await sight(page);
      expect(open0.beyond).toBe(0);
      expect(open0.answers).toBeGreaterThanOrEqual(answers);
      await option(page, 'A n').first().click();
      await says(page, 'Received. You can still change it.');
      expect((await sight(page)).beyond).toBe(0);
    },
  );
});
