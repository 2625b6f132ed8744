import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { laptop } from './browser-stage.ts';
import { openPeopleStage, type PeopleStage } from './people-stage.ts';

/*
 * A student follows a moderator, who is told of it, makes the lists private, removes the follower,
 * blocks and unblocks them; then a list that is longer than a page.
 */

let stage: PeopleStage;
/** On a laptop. */
let mira: Page;
/** On a phone. */
let jonas: Page;

beforeAll(async () => {
  stage = await openPeopleStage();
  mira = await stage.pageOf('mira', laptop);
  jonas = await stage.pageOf('jonas', { width: 390, height: 844 });
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const open = (page: Page, path: string) => page.goto(`${stage.url}${path}`);
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).waitFor();
/** What is read out. */
const said = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).waitFor({ state: 'attached' });
/** Resolves once the server has answered. */
const answered = (page: Page, method: string, path: RegExp) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === method && path.test(new URL(response.url()).pathname),
  );

test('nobody follows anybody, and each page says what comes next', async () => {
  await press(mira, 'Menu');
  await mira.getByRole('link', { name: 'My page' }).click();
  await mira.getByRole('heading', { level: 1, name: 'Mira' }).waitFor();
  await mira.getByRole('switch', { name: 'Tell me of new followers' }).waitFor();
  expect(await axeFaults(mira)).toEqual([]);
  await press(mira, 'Show them');
  await mira.getByText('You block nobody').waitFor();
  expect(await axeFaults(mira)).toEqual([]);
  await mira.keyboard.press('Escape');
  await link(mira, '0 followers').click();
  await heading(mira, 'Nobody follows you yet');
  expect(await axeFaults(mira)).toEqual([]);
  await link(mira, '0 following').click();
  await heading(mira, 'You follow nobody yet');
});

test('a student follows, with the keyboard, and counts at once', async () => {
  await open(jonas, `/person/${stage.ids.mira}`);
  await jonas.getByRole('heading', { level: 1, name: 'Mira' }).waitFor();
  expect(await axeFaults(jonas)).toEqual([]);
  await jonas.getByRole('button', { name: 'Follow Mira' }).focus();
  const followed = answered(jonas, 'POST', /follow$/);
  await jonas.keyboard.press('Enter');
  await link(jonas, '1 follower').waitFor();
  await said(jonas, 'You follow Mira.');
  await followed;
  await link(jonas, '1 follower').click();
  await link(jonas, 'Jonas You').waitFor();
  expect(await axeFaults(jonas)).toEqual([]);
  await open(jonas, `/person/${stage.ids.jonas}`);
  await link(jonas, '1 following').click();
  await jonas.getByRole('button', { name: 'Following Mira: unfollow' }).waitFor();
});

test('the one who is followed is told, and follows back from the list', async () => {
  await open(mira, '/');
  await press(mira, 'Notifications, 1 unread');
  await mira.getByRole('link', { name: /You have a new follower/ }).click();
  await mira.waitForURL(`**/followers/${stage.ids.mira}`);
  await press(mira, 'Follow Jonas');
  await said(mira, 'You follow Jonas.');
  await link(mira, '1 following').waitFor();
  expect(await axeFaults(mira)).toEqual([]);
  await mira.reload();
  await mira.getByRole('button', { name: 'Following Jonas: unfollow' }).waitFor();
  await open(jonas, `/person/${stage.ids.mira}`);
  await jonas.getByText('Follows you').waitFor();
});

test('private lists are for oneself alone; the counts stay', async () => {
  await link(mira, 'Mira').click();
  const saved = answered(mira, 'PUT', /peoplesettings$/);
  await mira.getByRole('switch', { name: 'Private lists' }).click();
  await saved;
  await open(jonas, `/followers/${stage.ids.mira}`);
  await heading(jonas, /Mira.* keeps this list private/);
  await jonas.getByRole('link', { name: /1 follower private/ }).waitFor();
  expect(await axeFaults(jonas)).toEqual([]);
  await open(mira, `/followers/${stage.ids.mira}`);
  await link(mira, 'Jonas').waitFor();
  await link(mira, 'Mira').click();
  const opened = answered(mira, 'PUT', /peoplesettings$/);
  await mira.getByRole('switch', { name: 'Private lists' }).click();
  await opened;
});

test('a follower is removed, and may follow again', async () => {
  await link(mira, '1 follower').click();
  await press(mira, 'Remove Jonas as a follower');
  expect(await axeFaults(mira)).toEqual([]);
  await press(mira, 'Remove');
  await heading(mira, 'Nobody follows you yet');
  await link(mira, '0 followers').waitFor();
  await open(jonas, `/person/${stage.ids.mira}`);
  await press(jonas, 'Follow Mira');
  await link(jonas, '1 follower').waitFor();
});

test('whom one blocks follows no more, and is unblocked from one’s own page', async () => {
  await open(mira, `/person/${stage.ids.jonas}`);
  await mira.getByText('Follows you').waitFor();
  await press(mira, 'More options');
  expect(await axeFaults(mira)).toEqual([]);
  await press(mira, 'Block');
  await press(mira, 'Block');
  await mira.getByText('Blocked', { exact: true }).waitFor();
  expect(await axeFaults(mira)).toEqual([]);
  await open(mira, `/person/${stage.ids.mira}`);
  await link(mira, '0 followers').waitFor();
  await link(mira, '0 following').waitFor();
  await press(mira, 'Show them');
  await mira.getByRole('button', { name: 'Unblock Jonas' }).waitFor();
  expect(await axeFaults(mira)).toEqual([]);
  await press(mira, 'Unblock Jonas');
  await mira.getByText('You block nobody').waitFor();
  await mira.keyboard.press('Escape');
});

test('the settings of the account lead to one’s own page', async () => {
  await open(jonas, '/account/settings');
  await link(jonas, 'To your page').click();
  await jonas.getByRole('heading', { level: 1, name: 'Jonas' }).waitFor();
  expect(await axeFaults(jonas)).toEqual([]);
});

test('a long list comes as one scrolls, and Back returns to the same place in it', async () => {
  await stage.addFollowers('mira', 60);
  await open(jonas, `/followers/${stage.ids.mira}`);
  await link(jonas, 'Person 60').waitFor();
  await jonas.getByRole('button', { name: 'More', exact: true }).scrollIntoViewIfNeeded();
  await link(jonas, 'Person 2').waitFor();
  await link(jonas, 'Person 2').scrollIntoViewIfNeeded();
  const place = await link(jonas, 'Person 2').boundingBox();
  await link(jonas, 'Person 2').click();
  await jonas.getByRole('heading', { level: 1, name: 'Person 2' }).waitFor();
  await jonas.goBack();
  await link(jonas, 'Person 2').waitFor();
  await expect
    .poll(async () => Math.round((await link(jonas, 'Person 2').boundingBox())?.y ?? 0))
    .toBe(Math.round(place?.y ?? -1));
  expect(await axeFaults(jonas)).toEqual([]);
});
