import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { moderator, type ModeratorStage, openModeratorStage } from './moderator-stage.ts';
import { sendLogIn } from './stage-acts.ts';

/*
 * From the first page to a space with a topic, which a student opens by its link in a browser of
 * their own.
 */

let stage: ModeratorStage;
let owner: Page;
let student: Page;
let link: string;

beforeAll(async () => {
  stage = await openModeratorStage();
  owner = await stage.page(await stage.context());
  student = await stage.page(await stage.context({ width: 390, height: 844 }));
  await sendLogIn(owner, stage.url, moderator);
  await owner.getByRole('heading', { name: 'Your polls' }).waitFor();
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const topics = (page: Page): Promise<string[]> =>
  page.locator('ol a[href*="/topic/"]').allInnerTexts();

test('a space is created from the bar', async () => {
  await owner.getByRole('banner').getByRole('link', { name: 'Create Space' }).click();
  await owner.getByLabel('Title').fill('Algorithms');
  await owner.getByLabel('Description').fill('How to **sort** in $O(n \\log n)$.');
  expect(await axeFaults(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Create Space' }).click();
  await owner.getByRole('heading', { level: 1, name: 'Algorithms' }).waitFor();
  link = owner.url();
  expect(new URL(link).pathname).toMatch(/^\/space\/[A-Za-z0-9_-]+$/);
  await owner.locator('.markdown .katex').waitFor();
  await owner.getByText('Week 1').waitFor();
});

test('topics are added, and moved with the keyboard and the pointer', async () => {
  for (const title of ['Searching', 'Sorting', 'Graphs']) {
    await owner.getByLabel('Add a topic').fill(title);
    await owner.keyboard.press('Enter');
    await owner.getByRole('link', { name: title }).waitFor();
  }
  await owner.getByRole('button', { name: 'Move Sorting' }).focus();
  await owner.keyboard.press('ArrowUp');
  await owner.getByText('Sorting is now 1 of 3.').waitFor();
  expect(await topics(owner)).toEqual(['Sorting', 'Searching', 'Graphs']);
  const last = await owner.getByRole('button', { name: 'Move Graphs' }).boundingBox();
  const first = await owner.getByRole('button', { name: 'Move Sorting' }).boundingBox();
  if (last === null || first === null) throw new Error('There is nothing to drag.');
  await owner.mouse.move(last.x + 10, last.y + 10);
  await owner.mouse.down();
  await owner.mouse.move(first.x + 10, first.y + 20, { steps: 8 });
  await owner.mouse.move(first.x + 10, first.y + 5, { steps: 4 });
  await owner.mouse.up();
  await owner.getByText('Graphs is now 1 of 3.').waitFor();
  expect(await axeFaults(owner)).toEqual([]);
  await owner.reload();
  await owner.getByRole('link', { name: 'Graphs' }).waitFor();
  expect(await topics(owner)).toEqual(['Graphs', 'Sorting', 'Searching']);
});

test('a student reads it by its link, and finds it again', async () => {
  await student.goto(link.replace('/space/', '/module/'));
  await student.getByRole('heading', { level: 1, name: 'Algorithms' }).waitFor();
  expect(await student.getByRole('button', { name: 'Settings' }).count()).toBe(0);
  expect(await axeFaults(student)).toEqual([]);
  await student.getByRole('link', { name: 'Sorting' }).click();
  await student.getByRole('heading', { level: 1, name: 'Sorting' }).waitFor();
  expect(new URL(student.url()).pathname).toMatch(/^\/space\/.+\/topic\/.+$/);
  expect(await axeFaults(student)).toEqual([]);
});

test('its owner has it on the first page, and its polls in its topics', async () => {
  await owner.goto(stage.url);
  await owner.getByRole('link', { name: 'Algorithms' }).first().click();
  await owner.getByRole('link', { name: 'Sorting' }).click();
  await owner.getByRole('heading', { level: 1, name: 'Sorting' }).waitFor();
  await owner.getByText('No polls yet').waitFor();
  expect(await axeFaults(owner)).toEqual([]);
});

test('what is deleted is not found by others, until that is undone', async () => {
  await owner.goto(link);
  await owner.getByRole('button', { name: 'Settings' }).click();
  await owner.getByRole('button', { name: 'Delete the space' }).click();
  await owner.getByRole('button', { name: 'Delete it' }).click();
  await owner.getByRole('heading', { name: 'The space is deleted' }).waitFor();
  await student.goto(link);
  await student.getByRole('heading', { name: 'Not found, or not for this account' }).waitFor();
  expect(await axeFaults(student)).toEqual([]);
  await owner.getByRole('button', { name: 'Undo' }).click();
  await owner.getByRole('heading', { level: 1, name: 'Algorithms' }).waitFor();
  await student.reload();
  await student.getByRole('heading', { level: 1, name: 'Algorithms' }).waitFor();
});
