import { devices, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPhoneStage, type PhoneStage, somePoll } from './phone-stage.ts';

const [first, second] = somePoll().questions;
if (first?.kind !== 'choice' || second === undefined)
  throw new Error('The sample poll has changed.');
const texts = ['It is bounded', 'It attains a maximum', 'It is differentiable', 'It is monotone'];
const poll = somePoll({
  questions: [
    {
      ...first,
      text: 'Which of these is always true of a function that is continuous on a closed interval?',
      options: texts.map((text, at) => ({ id: `cost-${at}`, text })),
    },
    second,
  ],
});

let stage: PhoneStage;
beforeAll(async () => {
  stage = await openPhoneStage(poll);
});
afterAll(() => stage.close());

const openScreen = async (size: { width: number; height: number }, options: object = {}) => {
  const context = await stage.phone({ ...devices['Desktop Chrome'], viewport: size, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text());
  });
  await page.goto(`${stage.url}/screen/${stage.code}`);
  return { page, complaints, close: () => context.close() };
};

const answer = async (text: string, answers: number): Promise<void> => {
  const context = await stage.phone();
  const phone = await context.newPage();
  await phone.goto(`${stage.url}/j/${stage.code}`);
  await phone.getByText(text, { exact: true }).click();
  await stage.tally(({ answered }) => answered === answers);
  await context.close();
};

/** Watches every frame from now on: all the places that words have had. */
const watchPlaces = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenPlaces: seen });
    const look = (): void => {
      const words = [
        ...document.querySelectorAll(
          '.screen-question, .screen-answer, .screen-corner, .screen-corner *',
        ),
      ];
      const boxes = words.flatMap((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        return [word.getBoundingClientRect(), ...range.getClientRects()];
      });
      seen.add(JSON.stringify(boxes.map(({ x, y, width, height }) => [x, y, width, height])));
      requestAnimationFrame(look);
    };
    look();
  });
const placesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { seenPlaces: Set<string> }).seenPlaces]);

/** Pixels that are drawn on the canvas. */
const drawnDots = (page: Page): Promise<number> =>
  page.locator('.dot-canvas').evaluate((canvas) => {
    const drawn = canvas as HTMLCanvasElement;
    const { data } = drawn.getContext('2d')!.getImageData(0, 0, drawn.width, drawn.height);
    let count = 0;
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) count += 1;
    return count;
  });

const settled = (page: Page): Promise<void> =>
  page.locator('.screen-bars[data-moving="false"] tr[data-lead="true"]').waitFor();
const shares = (page: Page): Promise<string[]> =>
  page.locator('.screen-bars .share').allTextContents();

test('from voting to the result no word moves, on projectors of both kinds', async () => {
  const wide = await openScreen({ width: 1920, height: 1080 });
  const slim = await openScreen({ width: 1440, height: 1080 });
  await wide.page.getByText('with the code').waitFor();
  expect(await drawnDots(wide.page)).toBe(0);
  await stage.command({ type: 'open', question: 0 });
  for (const { page } of [wide, slim]) {
    await page.getByText('Vote now').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await watchPlaces(page);
  }
  await answer('It attains a maximum', 1);
  await answer('It is monotone', 2);
  await answer('It is monotone', 3);
  await wide.page.getByText('3 of 3', { exact: true }).waitFor();
  await expect.poll(() => drawnDots(wide.page)).toBeGreaterThan(1_000);
  await stage.command({ type: 'close' });
  await wide.page.getByText('Closed', { exact: true }).waitFor();
  await stage.command({ type: 'show' });
  for (const { page } of [wide, slim]) {
    await settled(page);
    expect(await shares(page)).toEqual(['0%', '33%', '0%', '67%']);
    expect(await placesOf(page)).toHaveLength(1);
  }
  // Nothing of the voting is left: its line and its count have gone, the grain of the bars is there.
  expect(await wide.page.locator('.screen-heart').getAttribute('aria-hidden')).toBe('true');
  expect(await drawnDots(wide.page)).toBeGreaterThan(1_000);
  expect([...wide.complaints, ...slim.complaints]).toEqual([]);
  await wide.close();
  await slim.close();
});

test('the end of a bar is its share of the lane, and its figure follows it', async () => {
  const { page, close } = await openScreen({ width: 1920, height: 1080 });
  await settled(page);
  const ends = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.screen-bars tbody tr')].map((row) => ({
      bar: Number.parseFloat(getComputedStyle(row, '::after').width),
      figure: row.querySelector('.share')!.getBoundingClientRect().left,
    })),
  );
  const base = ends[0]!.figure;
  // Who got nothing has no bar.
  for (const at of [1, 3]) expect(ends[at]!.figure - base).toBeCloseTo(ends[at]!.bar, 0);
  expect(ends[2]!.figure).toBe(base);
  expect(ends[3]!.bar / ends[1]!.bar).toBeCloseTo(2, 2);
  await close();
});

test('with calm motion, and without a canvas, it says the same at once', async () => {
  await stage.command({ type: 'hide' });
  const calm = await openScreen({ width: 1280, height: 720 }, { reducedMotion: 'reduce' });
  const bare = await openScreen({ width: 1280, height: 720 });
  await bare.page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await bare.page.reload();
  for (const { page } of [calm, bare]) await page.getByText('3 of 3', { exact: true }).waitFor();
  await stage.command({ type: 'show' });
  for (const { page, complaints, close } of [calm, bare]) {
    await settled(page);
    expect(await shares(page)).toEqual(['0%', '33%', '0%', '67%']);
    expect(complaints).toEqual([]);
    await close();
  }
});

test('Q covers the screen with the code, and the end thanks by number', async () => {
  const { page, close, complaints } = await openScreen({ width: 1920, height: 1080 });
  await settled(page);
  await page.keyboard.press('q');
  const code = await page.locator('.screen-scan svg').boundingBox();
  expect(code?.height).toBeGreaterThan(900);
  await page.keyboard.press('q');
  await page.locator('.screen-scan').waitFor({ state: 'detached' });
  await stage.command({ type: 'open', question: 1 });
  await page.getByText('Choose all that fit').waitFor();
  await stage.command({ type: 'end' });
  await page.getByRole('heading', { name: 'That is a set.' }).waitFor();
  // This page came when one question was over: it tells nothing of what it has not seen.
  await page.getByText('3 people. Thank you.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
