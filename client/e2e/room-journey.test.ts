import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { connect, type Peer } from '../../server/test/connect.ts';
import { buildPoll } from '../../server/test/live-stage.ts';
import { axeFaults } from './axe.ts';
import { laptop, patience } from './browser-stage.ts';
import { type ModeratorStage, openModeratorStage } from './moderator-stage.ts';
import { dialog, logIn, press, says } from './shell-acts.ts';

let stage: ModeratorStage;
let page: Page;
let monday: string;
let code: string;
const audience: Peer[] = [];
/** Longer than a phone is wide. */
const longTitle = 'Monday, and what is left over of the lecture before it';

beforeAll(async () => {
  stage = await openModeratorStage();
  page = await stage.page(await stage.context());
  await stage.addPoll(buildPoll({ title: 'Tuesday' }));
  monday = await stage.addPoll(buildPoll({ title: longTitle }));
  await logIn(page, stage.url);
});
afterAll(async () => {
  for (const peer of audience) peer.close();
  await stage.close();
});
afterEach(() => expect(stage.complaints()).toEqual([]));

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const follow = (name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).click();
/** What the list says of each poll, top to bottom. */
const standings = async (): Promise<string[]> => {
  const items = page.locator('.material-cards > li');
  // The heading is there before the list has come.
  await items.first().waitFor();
  const rows = await items.allTextContents();
  return rows.map((row) =>
    (/Monday|Tuesday/.exec(row)?.[0] ?? '').concat(
      ': ',
      /Set aside in|On now/.exec(row)?.[0] ?? 'nothing',
    ),
  );
};

test('the list says what is on, what is set aside, and what is not under way', async () => {
  expect(await standings()).toEqual(['Monday: nothing', 'Tuesday: nothing']);
  await follow(`Present ${longTitle}`);
  await heading(longTitle).waitFor();
  const screen = await page.getByRole('link', { name: 'Open projector' }).getAttribute('href');
  code = screen?.slice('/screen/'.length) ?? '';
  for (let count = 0; count < 12; count += 1) {
    const peer = await connect(stage.url);
    audience.push(peer);
    await peer.ask('room:join', { room: { code } });
  }
  await page.goto(stage.url);
  await says(page, 'On now');
  expect(await standings()).toEqual(['Monday: On now', 'Tuesday: nothing']);
  await follow('Present Tuesday');
  await says(page, 'People are here already');
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  await page.setViewportSize(laptop);
  await page.getByRole('button', { name: / 12 here, Monday,/ }).click();
  await heading('Tuesday').waitFor();
  await page.goto(stage.url);
  await says(page, 'Set aside in');
  expect(await standings()).toEqual(['Tuesday: On now', 'Monday: Set aside in']);
  expect(await axeFaults(page)).toEqual([]);
});

test('what is set aside is put on only where that is wanted; what is on opens without a word', async () => {
  const projector = await stage.page(page.context());
  await projector.goto(`${stage.url}/screen/${code}`);
  await says(projector, 'people here');
  await page.goto(`${stage.url}/tools/polltime/startpoll/${monday}`);
  await heading(`“${longTitle}” is set aside`).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await press(page, 'Stay with what is on');
  await heading('Tuesday').waitFor();
  await page.keyboard.press('Space');
  await says(projector, 'Vote now');

  await page.goto(`${stage.url}/tools/polltime/startpoll/${monday}`);
  await press(page, 'Put it on');
  await heading(longTitle).waitFor();
  // Everybody sees its lobby: the hall has followed.
  await projector.getByText('Vote now').waitFor({ state: 'detached' });
  await page.waitForURL(`**/${monday}?room=*`);
  await page.reload();
  await heading(longTitle).waitFor();
  await page.goto(`${stage.url}/tools/polltime/startpoll/${monday}`);
  await heading(longTitle).waitFor();
  await projector.close();
});

test('after the end people are left out of the count, and the results say how many', async () => {
  await press(page, 'End poll …');
  await dialog(page, 'End this poll?').getByRole('button', { name: 'End poll' }).click();
  await says(page, '12 people took part.');
  await page.getByText('How people came into this room').click();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Leave out/ }).click();
  await says(page, '0 people took part.');
  await says(page, '12 left out of the count');
  const results = await page.getByRole('link', { name: 'See the results' }).getAttribute('href');
  const beside = await stage.page(page.context());
  await beside.goto(`${stage.url}${results}`);
  await says(beside, '12 left out of the count');
  await beside.close();
  // And back.
  await page.getByRole('button', { name: /^Count again/ }).click();
  await says(page, '12 people took part.');
});

test('what another room has on is a click away', async () => {
  // Monday again, in a room of its own; this one still shows how it ended.
  const other = await stage.page(page.context());
  await other.goto(`${stage.url}/tools/polltime/startpoll/${monday}`);
  await other.getByRole('button', { name: 'In a new room' }).click();
  await says(other, 'Open the projector, so');
  const there = new URL(other.url()).search;
  await other.close();
  await press(page, 'Present it again');
  await says(page, 'in another room');
  expect(await axeFaults(page)).toEqual([]);
  await follow('Go to it');
  await says(page, 'Open the projector, so');
  await page.waitForURL(`**/${monday}${there.replace('?', '\\?')}`);
  await press(page, 'End poll …');
  await dialog(page, 'End this poll?').getByRole('button', { name: 'End poll' }).click();
  await says(page, '0 people took part.');
});

test('results of one room and day are together, are called otherwise, and are deleted', async () => {
  await page.goto(`${stage.url}/tools/polltime/results`);
  const lecture = page.locator('section', { hasText: `${code.slice(0, 3)} ${code.slice(3)}` });
  await lecture.getByRole('link', { name: longTitle }).waitFor();
  expect(await lecture.getByRole('listitem').count()).toBe(2);
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(2);
  expect(await axeFaults(page)).toEqual([]);
  await lecture.getByRole('button', { name: `Rename ${longTitle}` }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('First lecture');
  expect(await axeFaults(page)).toEqual([]);
  await press(page, 'Save');
  await page.getByRole('link', { name: 'First lecture' }).click();
  await heading('First lecture').waitFor();
  await page.goBack();
  await lecture.getByRole('button', { name: 'Delete the results of First lecture' }).click();
  const dialogOpen = dialog(page, 'Delete these results?');
  await vi.waitFor(
    async () => {
      // Right after the end it is refused for a few seconds; it may also have closed just now.
      const button = dialogOpen.getByRole('button', { name: 'Delete them' });
      await button.click({ timeout: 1_000 }).catch(() => {});
      expect(await dialogOpen.isVisible()).toBe(false);
    },
    { timeout: patience, interval: 500 },
  );
  await page.getByRole('link', { name: 'First lecture' }).waitFor({ state: 'detached' });
  await lecture.getByRole('link', { name: 'Tuesday' }).waitFor();
});

test('a poll is left open as a survey: answered by its link, told of in the list, closed, shown to all', async () => {
  const pollid = await stage.addPoll(buildPoll({ title: 'Your wishes' }));
  const desk = await stage.page(page.context());
  await desk.goto(`${stage.url}/tools/polltime/startpoll/${pollid}`);
  await desk
    .getByRole('button', { name: /^(In a new room|Leave open)/ })
    .first()
    .waitFor();
  const inNew = desk.getByRole('button', { name: 'In a new room' });
  if (await inNew.isVisible()) await inNew.click();
  await press(desk, 'Leave open as a survey …');
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Open the survey');
  await says(desk, 'This survey is open');
  expect(await axeFaults(desk)).toEqual([]);
  await desk.goto(stage.url);
  await says(desk, 'Survey open until');
  await desk.getByRole('button', { name: 'Copy link' }).first().waitFor();
  await desk.goBack();

  const screen = await desk.getByRole('link', { name: 'Open projector' }).getAttribute('href');
  const phone = await stage.page(await stage.context());
  await phone.goto(`${stage.url}${screen?.replace('/screen/', '/j/')}`);
  await says(phone, 'Open until');
  await phone.getByRole('button', { name: /red$/ }).click();
  await says(phone, '1 of 2 answered');
  expect(await axeFaults(phone)).toEqual([]);
  await phone.reload();
  await phone.getByRole('button', { name: /red$/, pressed: true }).waitFor();
  await desk.getByRole('region', { name: 'Survey' }).getByText('1 answered').waitFor();
  await press(desk, 'Close it now');
  await says(phone, 'This survey is closed.');
  await press(desk, 'Show results to everybody');
  await phone.getByRole('region', { name: 'What everybody said' }).waitFor();
  expect(await axeFaults(phone)).toEqual([]);
  await press(desk, 'End poll …');
  await dialog(desk, 'End this poll?').getByRole('button', { name: 'End poll' }).click();
  await says(desk, '1 person took part.');
  for (const each of [desk, phone]) await each.close();
});
