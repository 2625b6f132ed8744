import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type KindStage,
  offline,
  openKindStage,
  received,
  says,
  send,
  tabTo,
} from './kind-stage.ts';
import { somePoll } from './phone-stage.ts';

const listed = (...texts: string[]) => texts.map((text, at) => ({ id: `i${at}`, text }));
const poll = somePoll({
  title: 'Rated, ranked, shared',
  questions: [
    {
      kind: 'scale',
      id: 'rated',
      text: 'How was the week?',
      statements: listed('The pace was right', 'The examples helped'),
      steps: { type: 'numbers', from: 1, to: 5, low: 'Not at all', high: 'Completely' },
      seconds: null,
    },
    {
      kind: 'ranking',
      id: 'ranked',
      text: 'In which order shall we repeat?',
      options: listed('Limits', 'Series', 'Integrals'),
      top: null,
      seconds: null,
    },
    {
      kind: 'points',
      id: 'shared',
      text: 'What is worth our time?',
      options: listed('Exercises', 'Examples', 'Proofs'),
      total: 100,
      step: 10,
      less: false,
      seconds: null,
    },
    {
      kind: 'grid',
      id: 'placed',
      text: 'What shall we do first?',
      options: listed('Exercises', 'Proofs'),
      across: { name: 'Effort', low: 'Little', high: 'Much' },
      up: { name: 'Use', low: '', high: '' },
      seconds: null,
    },
  ],
});

let stage: KindStage;
let page: Page;
let other: Page;
let wall: Page;

beforeAll(async () => {
  stage = await openKindStage(poll);
  ({ page, other, wall } = stage);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

test('statements are rated with the arrow keys, or passed over; wall and phones show the means', async () => {
  await stage.command({ type: 'open', question: 0 });
  const pace = page.getByRole('group', { name: 'The pace was right' });
  await tabTo(pace.getByRole('radio', { name: 'No answer' }));
  await page.keyboard.press('ArrowUp');
  expect(await pace.getByRole('radio', { name: '5: Completely' }).isChecked()).toBe(true);
  await page.keyboard.press('ArrowUp');
  await says(page, 'Your answer is not sent yet.');
  await page.reload();
  await says(page, 'Your answer is not sent yet.');
  expect(await pace.getByRole('radio', { name: '4' }).isChecked()).toBe(true);
  await tabTo(send(page));
  await page.keyboard.press('Enter');
  await received(page);

  const rate = (statement: string, step: string) =>
    other.getByRole('group', { name: statement }).getByRole('radio', { name: step }).click();
  await rate('The pace was right', '2');
  await offline(other, async () => {
    await rate('The examples helped', '5: Completely');
    await send(other).click();
  });
  await stage.counted({
    statements: [
      { id: 'i0', steps: [0, 1, 0, 1, 0] },
      { id: 'i1', steps: [0, 0, 0, 0, 1] },
    ],
  });
  await stage.reveal();
  await wall.getByRole('row', { name: 'The pace was right 0 1 0 1 0 3.0' }).waitFor();
  await page.getByRole('row', { name: /^The pace was right You 4 Mean 3.0/ }).waitFor();
  await page.getByRole('row', { name: /^The examples helped Mean 5.0/ }).waitFor();
});

test('items are put in order with keys, taps and by dragging; what is not whole cannot be sent', async () => {
  await stage.command({ type: 'open', question: 1 });
  const place = (on: Page, name: string) => on.locator('.rank-place', { hasText: name });
  await tabTo(place(page, 'Series'));
  await page.keyboard.press('Enter');
  await says(page, 'Place 2 more');
  await tabTo(send(page));
  await page.keyboard.press('Enter');
  await says(page, 'Your answer is not sent yet.');
  await place(page, 'Limits').focus();
  // The one that is left has the last place by itself.
  await page.keyboard.press('Enter');
  const order = (on: Page) => on.locator('[data-placed=true] .rank-text').allTextContents();
  expect(await order(page)).toEqual(['Series', 'Limits', 'Integrals']);
  await page.getByRole('button', { name: 'Move up: Limits, now 2nd' }).focus();
  await page.keyboard.press('Enter');
  expect(await order(page)).toEqual(['Limits', 'Series', 'Integrals']);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Move up: Limits, now 1st',
  );
  await tabTo(send(page));
  await page.keyboard.press('Enter');
  await received(page);

  await place(other, 'Integrals').click();
  await place(other, 'Limits').click();
  expect(await order(other)).toEqual(['Integrals', 'Limits', 'Series']);
  const handle = (name: string) =>
    other.locator('[data-placed=true]', { hasText: name }).locator('.rank-handle');
  const [from, to] = [
    await handle('Series').boundingBox(),
    await handle('Integrals').boundingBox(),
  ];
  await other.mouse.move(from!.x + 20, from!.y + 20);
  await other.mouse.down();
  await other.mouse.move(from!.x + 20, to!.y + 5, { steps: 6 });
  await other.mouse.up();
  expect(await order(other)).toEqual(['Series', 'Integrals', 'Limits']);
  await offline(other, () => send(other).click());
  await stage.counted({
    items: [
      { id: 'i0', places: [1, 0, 1] },
      { id: 'i1', places: [1, 1, 0] },
      { id: 'i2', places: [0, 1, 1] },
    ],
  });
  await stage.reveal();
  await wall.getByRole('row', { name: /^B Series 1 1 0 1 1\.5$/ }).waitFor();
  await page.getByRole('row', { name: /^A Limits You 1st 2\.0/ }).waitFor();
});

test('points are shared with the arrow keys and buttons, never more than there are, and all of them', async () => {
  await stage.command({ type: 'open', question: 2 });
  const slider = (on: Page, name: string) => on.getByRole('slider', { name });
  await tabTo(slider(page, 'Exercises'));
  for (let press = 0; press < 7; press += 1) await page.keyboard.press('ArrowRight');
  await says(page, '30 points left');
  await tabTo(slider(page, 'Proofs'));
  await page.keyboard.press('End');
  expect(await slider(page, 'Proofs').inputValue()).toBe('30');
  expect(await slider(page, 'Exercises').inputValue()).toBe('70');
  await tabTo(send(page));
  await page.keyboard.press('Enter');
  await received(page);

  const more = (name: string) => other.getByRole('button', { name: `More for ${name}` }).click();
  for (let tap = 0; tap < 9; tap += 1) await more('Examples');
  // Not all are shared: nothing happens.
  await send(other).click({ force: true });
  await says(other, '10 points left');
  await more('Proofs');
  // There are no more.
  await other.getByRole('button', { name: 'More for Exercises' }).click({ force: true });
  await offline(other, () => send(other).click());
  await stage.counted({
    sums: [
      { id: 'i0', points: 70, people: 1 },
      { id: 'i1', points: 90, people: 1 },
      { id: 'i2', points: 40, people: 2 },
    ],
    people: 2,
  });
  await stage.reveal();
  await wall.getByRole('row', { name: 'B Examples 45.0' }).waitFor();
  await page.getByRole('row', { name: /^C Proofs You 30 20\.0 given by 2/ }).waitFor();
});

test('items are placed on a plane with the arrow keys, taps and by dragging; the wall has their means', async () => {
  await stage.command({ type: 'open', question: 3 });
  const slider = (name: string) => page.getByRole('slider', { name });
  await tabTo(slider('Exercises: Effort'));
  await page.keyboard.press('Home');
  await tabTo(slider('Exercises: Use'));
  await page.keyboard.press('End');
  await says(page, '1 more item to place');
  await page.reload();
  await says(page, '1 more item to place');
  await page.getByRole('button', { name: /^A Exercises/ }).focus();
  await page.keyboard.press('Enter');
  expect(await slider('Exercises: Use').inputValue()).toBe('100');
  await page.getByRole('button', { name: /^B Proofs/ }).focus();
  await page.keyboard.press('Enter');
  await tabTo(slider('Proofs: Effort'));
  await page.keyboard.press('ArrowRight');
  await tabTo(send(page));
  await page.keyboard.press('Enter');
  await received(page);

  const surface = other.locator('.grid-surface');
  const box = await surface.boundingBox();
  const spot = (x: number, up: number) => ({
    x: box!.x + (box!.width * x) / 100,
    y: box!.y + (box!.height * (100 - up)) / 100,
  });
  const tap = ({ x, y }: { x: number; y: number }) => other.touchscreen.tap(x, y);
  await tap(spot(20, 80));
  // A tap places the next one, which is then dragged elsewhere.
  await tap(spot(50, 50));
  await says(other, 'Drag what is not where it belongs');
  const [from, to] = [spot(50, 50), spot(75, 25)];
  await other.mouse.move(from.x, from.y);
  await other.mouse.down();
  await other.mouse.move(to.x, to.y, { steps: 6 });
  await other.mouse.up();
  await offline(other, () => send(other).click());
  await stage.tally(({ counts }) => {
    const { items = [] } = counts as {
      items?: { people: number; mean: { x: number; y: number } }[];
    };
    // By a hundredth the place under a finger is a matter of rounding.
    const isAt = (at: number, x: number, y: number) =>
      items[at]?.people === 2 &&
      Math.abs(items[at].mean.x - x) <= 1 &&
      Math.abs(items[at].mean.y - y) <= 1;
    return isAt(0, 10, 90) && isAt(1, 63, 37.5);
  });
  await stage.reveal();
  await wall.getByRole('row', { name: /^A Exercises (9|10|11)\.\d (89|90|91)\.\d$/ }).waitFor();
  await page.getByRole('row', { name: /^A Exercises \d+\.\d You 0 \d+\.\d You 100$/ }).waitFor();
});
