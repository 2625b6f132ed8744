import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildPoll } from '../../server/test/live-stage.ts';
import { axeFaults } from './axe.ts';
import { patience } from './browser-stage.ts';
import { moderator, type ModeratorStage, openModeratorStage } from './moderator-stage.ts';
import { sendLogIn } from './stage-acts.ts';

/*
 * Two who moderate a space, and a student: what one of them prepared the other presents, the student
 * sees it live and is in with one tap; who moderates it no longer presents it no longer.
 */

const omar = { email: 'omar@school.example', password: 'correct horse battery' };

let stage: ModeratorStage;
let owner: Page;
let second: Page;
let student: Page;
let space: string;

const logIn = async (page: Page, who: typeof omar): Promise<void> => {
  await sendLogIn(page, stage.url, who);
  await page.getByText(/^Hello,/).waitFor();
};
const topicOf = async (page: Page): Promise<void> => {
  await page.goto(space);
  await page.getByRole('link', { name: 'Sorting' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sorting' }).waitFor();
};
const joins = (page: Page) => page.getByRole('link', { name: 'Join Colours' });

beforeAll(async () => {
  stage = await openModeratorStage();
  await stage.addAccount({ ...omar, username: 'Omar', accountType: 'moderator' });
  [owner, second] = [
    await stage.page(await stage.context()),
    await stage.page(await stage.context()),
  ];
  student = await stage.page(await stage.context({ width: 390, height: 844 }));
  await logIn(owner, moderator);
  await logIn(second, omar);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

test('the first page of who is new has the way to the first poll', async () => {
  await owner.getByText('Your first live poll, in three steps').waitFor();
  expect(await axeFaults(owner)).toEqual([]);
  const way = owner.getByRole('link', { name: 'Write the first question' });
  await way.click();
  await owner.getByLabel('Your question').waitFor();
});

test('the owner invites another moderator to a space with a poll', async () => {
  await owner.goto(`${stage.url}/createmodule`);
  await owner.getByLabel('Title').fill('Algorithms');
  await owner.getByRole('button', { name: 'Create Space' }).click();
  await owner.getByRole('heading', { level: 1, name: 'Algorithms' }).waitFor();
  space = owner.url();
  await owner.getByLabel('Add a topic').fill('Sorting');
  await owner.keyboard.press('Enter');
  await owner.getByRole('link', { name: 'Sorting' }).click();
  await owner.getByRole('heading', { level: 1, name: 'Sorting' }).waitFor();
  const [, , moduleid = '', , topicid = ''] = new URL(owner.url()).pathname.split('/');
  await stage.addPoll(buildPoll({ moduleid, topicid }));
  await owner.goto(space);
  await owner.getByLabel('Invite a moderator').fill(omar.email);
  await owner.getByRole('button', { name: 'Invite', exact: true }).click();
  await owner.getByText('Added As Moderator').first().waitFor();
});

test(
  'the other one presents it; a student sees it live and joins with one tap',
  async () => {
    await student.goto(space);
    await student.getByRole('heading', { level: 1, name: 'Algorithms' }).waitFor();
    expect(await joins(student).count()).toBe(0);
    await topicOf(second);
    await second.getByRole('link', { name: 'Present Colours' }).click();
    await second.getByRole('link', { name: 'Open projector' }).waitFor();
    // Nobody reloads the page.
    await joins(student).waitFor({ timeout: 40_000 });
    expect(await axeFaults(student)).toEqual([]);
    await student.getByRole('link', { name: 'Sorting', exact: true }).click();
    await student.getByRole('heading', { level: 1, name: 'Sorting' }).waitFor();
    await joins(student).waitFor();
    expect(await axeFaults(student)).toEqual([]);
    await joins(student).click();
    await student.waitForURL(/\/j\//);
    await student.getByText('You are in').first().waitFor();
  },
  patience * 2,
);

test('the owner finds it on the first page, on the desk and in the order of events', async () => {
  await owner.goto(stage.url);
  await owner.getByRole('link', { name: 'Go on with Colours' }).first().waitFor();
  expect(await axeFaults(owner)).toEqual([]);
  await topicOf(owner);
  await owner.getByRole('heading', { name: 'Presented' }).waitFor();
  expect(await axeFaults(owner)).toEqual([]);
  await owner.getByRole('link', { name: 'In order of events' }).click();
  await owner.getByText('Poll made').waitFor();
  await owner.getByRole('link', { name: /^Under way in room/ }).waitFor();
  expect(await axeFaults(owner)).toEqual([]);
});

test('who is taken from the moderators hosts it no longer; who is left does', async () => {
  await owner.goto(space);
  await owner.getByRole('button', { name: 'Remove Omar' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await second.getByText('This is for those who moderate the space.').first().waitFor();
  await owner.goto(stage.url);
  await owner.getByRole('link', { name: 'Go on with Colours' }).first().click();
  await owner.getByRole('link', { name: 'Open projector' }).waitFor();
});
