import type { ConfidenceCounts } from '@sets/shared/poll/poll.answer.ts';
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

/* What is shown and not answered, and how sure people are of an answer. */

const { questions } = somePoll();
let stage: KindStage;
let page: Page;
let other: Page;
let wall: Page;

beforeAll(async () => {
  const slide = { kind: 'slide' as const, id: 'today', text: 'Today', seconds: null };
  stage = await openKindStage(
    somePoll({
      questions: [{ ...slide, body: 'Two ways to search:\n- in order\n- by halves' }, ...questions],
      extras: [{ id: 'cost', confidence: true, right: ['cost-2'] }],
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
  await enter(send(page));
  await received(page);
  await sureAre([0, 0, 0], [0, 0, 1]);

  await offline(other, async () => {
    await option(other, 'C log n').click();
    await option(other, 'A guess').click();
    await send(other).click();
  });
  await sureAre([1, 0, 0], [0, 0, 1]);
  await wall
    .getByRole('row', { name: /log n 50% 1/ })
    .first()
    .waitFor();
});
