import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { moderator, type ModeratorStage, openModeratorStage } from './moderator-stage.ts';

/*
 * How many clicks the first minutes take. What is typed is no click, nor is Enter or Tab between
 * two lines; everything that is clicked goes through `click`.
 */

let stage: ModeratorStage;
let context: BrowserContext;
let page: Page;
let clicks = 0;

beforeAll(async () => {
  stage = await openModeratorStage();
  context = await stage.freshContext();
  page = await stage.page(context);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const click = async (what: Locator): Promise<void> => {
  clicks += 1;
  await what.click();
};

/** The wall, which comes up by a click. */
const wallOf = async (what: Locator): Promise<Page> => {
  const [wall] = await Promise.all([context.waitForEvent('page'), click(what)]);
  return wall;
};

const logIn = async (): Promise<void> => {
  await page.goto(`${stage.url}/sets/login`);
  await page.getByLabel('E-mail').fill(moderator.email);
  await page.getByLabel('Password').fill(moderator.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your polls' }).waitFor();
  clicks = 0;
};

const logOut = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure?' })
    .getByRole('button', { name: 'Log out' })
    .click();
  await page.getByText('See every answer.').waitFor();
};

const updateLog = () => page.getByRole('dialog', { name: 'Update Log' });

test('from the login to a new question with three answers on the wall: five clicks at most', async () => {
  await logIn();
  // The first login of this browser: what is new is told, once.
  await updateLog().waitFor();
  await click(updateLog().getByRole('button', { name: 'Close' }));
  await click(page.getByRole('link', { name: 'New poll' }).first());
  await click(page.getByLabel('Your question'));
  await page.keyboard.type('What does a binary search cost?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('n');
  await page.keyboard.press('Enter');
  await page.keyboard.type('log n');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It depends');
  await click(page.getByRole('button', { name: 'Present' }));
  const wall = await wallOf(page.getByRole('link', { name: 'Ask it on the projector now' }));
  await wall.getByText('What does a binary search cost?').first().waitFor();
  await wall.getByText('It depends').first().waitFor();
  await wall.getByText('Vote now').first().waitFor();
  expect(clicks).toBeLessThanOrEqual(5);
  await wall.close();
});

test('from the login to one that is there already: two clicks', async () => {
  await stage.addPoll({
    ...personalShelf,
    title: 'From last week',
    questions: [
      {
        kind: 'true-false',
        id: 'q1',
        text: 'A stack is last in, first out.',
        seconds: null,
      },
    ],
    liveResults: false,
    phoneResults: 'never',
  });
  await page.goto(stage.url);
  await logOut();
  await logIn();
  await click(page.getByRole('link', { name: 'Present From last week' }));
  const wall = await wallOf(page.getByRole('link', { name: 'Ask it on the projector now' }));
  await wall.getByText('A stack is last in, first out.').first().waitFor();
  await wall.getByText('Vote now').first().waitFor();
  expect(clicks).toBe(2);
  // Closed once, what is new stays away from this browser.
  expect(await updateLog().count()).toBe(0);
});
