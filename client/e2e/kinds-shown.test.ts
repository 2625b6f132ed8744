import type { ConfidenceCounts } from '@sets/shared/poll/poll.answer.ts';
import { number } from '@sets/shared/question/kinds/number.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import {
  enter,
  type KindStage,
  offline,
  openKindStage,
  received,
  says,
  send,
} from './kind-stage.ts';
import { somePoll } from './phone-stage.ts';

/* What is shown and not answered, and ways of asking: how sure people are, two rounds, several together. */

const { questions } = somePoll();
let stage: KindStage;
let page: Page;
let other: Page;
let wall: Page;

beforeAll(async () => {
  const slide = { kind: 'slide' as const, id: 'today', text: 'Today', seconds: null };
  stage = await openKindStage(
    somePoll({
      questions: [
        { ...slide, body: 'Two ways to search:\n- in order\n- by halves' },
        ...questions,
        { ...number.blank(() => 'steps'), text: 'How many steps for 1,000 items?', max: 1_000 },
      ],
      extras: [{ id: 'cost', confidence: true, right: rightOptions('cost-2') }],
      liveResults: true,
    }),
  );
  ({ page, other, wall } = stage);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const option = (on: Page, name: string) => on.getByRole('button', { name });
const isPressed = (on: Page, name: string) =>
  on.getByRole('button', { name, pressed: true }).waitFor();

/** What the host is told of how sure people are, once it is so. */
const sureAre = (right: number[], wrong: number[]) =>
  stage.tally((tally) => {
    const { sure = [] } = tally as { sure?: readonly ConfidenceCounts[] };
    return JSON.stringify(sure.map(({ people }) => people)) === JSON.stringify([right, wrong]);
  });

test('a slide is shown on phones and the wall, also to who was without a network when it came', async () => {
  // All that a phone loads in the lobby is there.
  await other.waitForLoadState('networkidle');
  await other.context().setOffline(true);
  await says(other, 'No connection. What you tap is kept.');
  await stage.command({ type: 'goto', question: 0 });
  await wall.getByRole('heading', { name: 'Today' }).waitFor();
  await wall.getByRole('listitem').filter({ hasText: 'by halves' }).waitFor();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  // Who hears the page is told at once, and there is nothing to press.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Today');
  expect(await send(page).count()).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  expect(await axeFaults(wall)).toEqual([]);
  await other.context().setOffline(false);
  await other.getByRole('listitem').filter({ hasText: 'by halves' }).waitFor();
});

test('how sure somebody is goes with the answer: by keyboard, over a refresh, without a network', async () => {
  await stage.command({ type: 'open', question: 1 });
  await enter(option(page, 'B n log n'));
  await enter(option(page, 'Certain'));
  await page.reload();
  await isPressed(page, 'B n log n');
  await isPressed(page, 'Certain');
  expect(await axeFaults(page)).toEqual([]);
  await received(page);
  await sureAre([0, 0, 0], [0, 0, 1]);

  await offline(other, async () => {
    await option(other, 'C log n').click();
    await option(other, 'A guess').click();
  });
  await sureAre([1, 0, 0], [0, 0, 1]);
  await wall
    .getByRole('row', { name: /log n 50% 1/ })
    .first()
    .waitFor();
});

test('what is right comes up on the wall and on phones once the host shows it', async () => {
  await stage.command({ type: 'close' });
  await says(page, /^Counted/);
  for (const on of [wall, page]) expect(await on.getByText(/correct/i).count()).toBe(0);
  await stage.command({ type: 'right' });
  await wall.getByRole('row', { name: /C ?log n ?Correct 50% 1/ }).waitFor();
  await says(page, 'Your answer is not correct.');
  await says(other, 'Your answer is correct.');
  expect(await axeFaults(page)).toEqual([]);
  expect(await axeFaults(wall)).toEqual([]);
});

test('the round before stands below the one that is on, in the same picture', async () => {
  await stage.command({ type: 'again' });
  await stage.command({ type: 'beside', on: true });
  const before = /^Round 1, 2 answered$/;
  await says(wall, before);
  await enter(option(page, 'C log n'));
  await received(page);
  await offline(other, () => option(other, 'C log n').click());
  await says(wall, /^Round 2, 2 answered$/);
  await wall.getByRole('row', { name: /^B n log n 0% 0 \u221250 50%$/ }).waitFor();
  await wall.getByRole('row', { name: /^C log n 100% 2 \+50 50%$/ }).waitFor();
  expect(await wall.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await axeFaults(wall)).toEqual([]);
  await stage.reveal();
  await stage.command({ type: 'beside', on: false });
  await wall.getByText(before).waitFor({ state: 'detached' });
});

test('questions together are answered at everybody’s own pace, also without a network', async () => {
  await stage.command({ type: 'together' });
  await says(wall, '2 questions, at your own pace');
  await enter(option(page, 'A Merge'));
  await enter(send(page));
  await received(page);
  await says(page, '1 of 2 answered');
  await enter(option(page, 'Next'));
  await page.getByRole('textbox', { name: /^Your number/ }).waitFor();
  await page.reload();
  const field = page.getByRole('textbox', { name: /^Your number/ });
  await field.focus();
  await page.keyboard.type('10');
  await enter(send(page));
  await says(page, 'All answered. You can change your answers until this closes.');
  expect(await axeFaults(page)).toEqual([]);

  // The wall goes on; nobody is taken along.
  await stage.command({ type: 'goto', question: 3 });
  await says(wall, 'How many steps for 1,000 items?');
  expect(await axeFaults(wall)).toEqual([]);
  await offline(other, async () => {
    await option(other, 'B Quick').click();
    await send(other).click();
    await option(other, 'Next').click();
    await other.getByRole('textbox', { name: /^Your number/ }).fill('500');
    await send(other).click();
  });
  await says(other, 'All answered. You can change your answers until this closes.');
  await stage.tally((tally) => tally.answered === 2);
  await option(other, 'Back').click();
  await isPressed(other, 'B Quick');
  await stage.reveal();
});
