import { devices, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPhoneStage, type PhoneStage, somePoll } from './phone-stage.ts';

const [first] = somePoll().questions;
if (first?.kind !== 'choice') throw new Error('The sample poll begins with a choice.');
const poll = somePoll({
  questions: [
    {
      ...first,
      text: String.raw`For $a \ne 0$, which solves \(ax^2 + bx + c = 0\)? $$x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$$ It costs $5 or $10.`,
      options: [
        { id: 'yes', text: String.raw`\[\int_0^1 x\,dx = \tfrac12\]` },
        { id: 'no', text: String.raw`Not a formula: $\oops{$` },
      ],
    },
  ],
});

let stage: PhoneStage;
beforeAll(async () => {
  stage = await openPhoneStage(poll);
  await stage.command({ type: 'open' });
});
afterAll(() => stage.close());

/** What the page says against its own rules, such as styles that the CSP refuses. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

const formulas = (page: Page) => page.locator('.formula .katex').count();

test('a phone shows formulas in all four delimiters, and money as money', async () => {
  const context = await stage.phone();
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(`${stage.url}/j/${stage.code}`);
  await page.locator('.answer-option').first().waitFor();
  await expect.poll(() => formulas(page)).toBe(4);
  await page.getByText('It costs $5 or $10.').waitFor();
  await page.getByText(String.raw`Not a formula: $\oops{$`).waitFor();
  // No formula is wider than the page.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the screen sets them, and places everything again once they are drawn', async () => {
  const context = await stage.phone({
    ...devices['Desktop Chrome'],
    viewport: { width: 1920, height: 1080 },
  });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(`${stage.url}/screen/${stage.code}`);
  await expect.poll(() => formulas(page)).toBe(4);
  /** What lies on what follows it, in pixels: the question on the answers, or one of them on the next. */
  const overlap = () =>
    page.evaluate(() => {
      const drawn = [...document.querySelectorAll('.screen-question, .screen-answer')].map(
        (text) => {
          const boxes = [...text.querySelectorAll('.katex-base'), text].map((part) =>
            part.getBoundingClientRect(),
          );
          return {
            top: Math.min(...boxes.map(({ top }) => top)),
            bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
          };
        },
      );
      return Math.max(...drawn.slice(1).map(({ top }, at) => (drawn[at]?.bottom ?? 0) - top));
    });
  await expect.poll(overlap).toBeLessThanOrEqual(1);
  const sizes = await page.evaluate(() =>
    ['.screen-answer', '.screen-answer .katex'].map((part) =>
      Number.parseFloat(getComputedStyle(document.querySelector(part)!).fontSize),
    ),
  );
  expect(sizes[1]! / sizes[0]!).toBeCloseTo(1.1, 2);
  expect(complaints).toEqual([]);
  await context.close();
});
