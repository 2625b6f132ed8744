import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { laptop, withWindows } from './browser-stage.ts';
import { moderator, type ModeratorStage, openModeratorStage } from './moderator-stage.ts';
import { somePoll } from './phone-stage.ts';

/*
 * From an account without a list to groups of who is in the room: typed on one device, found and
 * changed on another, drawn on the projector by the keyboard, taken from a file and from a room.
 */

let stage: ModeratorStage;
let desk: Page;
let other: Page;
let pollid: string;
const path = '/tools/nameroulette';

const logIn = async (page: Page): Promise<void> => {
  await page.goto(`${stage.url}${path}`);
  await page.getByLabel('E-mail').fill(moderator.email);
  await page.getByLabel('Password', { exact: true }).fill(moderator.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Name roulette' }).waitFor();
};

beforeAll(async () => {
  stage = await openModeratorStage({}, withWindows);
  pollid = await stage.addPoll(somePoll());
  desk = await stage.page(await stage.context());
  other = await stage.page(await stage.context({ width: 390, height: 844 }));
  await logIn(desk);
  await logIn(other);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const here = (page: Page, text: string): Promise<void> =>
  page.getByText(`${text} here today`).waitFor();
const names = (page: Page) => page.getByLabel('Names, one a line');
const turns = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'The order so far' }).getByRole('listitem').allInnerTexts();

test('a list that is typed on one device is on the other', async () => {
  await desk.getByText('No list of names yet').waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'New list');
  await desk.getByLabel('Name of the list').fill('Monday');
  await names(desk).fill('Ada Lovelace\nعائشة الباعونية\n王小云\nAda Lovelace');
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Save');
  await here(desk, '4 of 4 people');
  await other.reload();
  await here(other, '4 of 4 people');
  expect(await axeFaults(other)).toEqual([]);
});

test('what both change at the same time is all there, and a removed list stays removed', async () => {
  for (const [page, name] of [
    [desk, 'Grace Hopper'],
    [other, 'Alan Turing'],
  ] as const) {
    await press(page, 'Edit');
    await names(page).fill(`${await names(page).inputValue()}\n${name}`);
  }
  await press(desk, 'Save');
  await here(desk, '5 of 5 people');
  await press(other, 'Save');
  await here(other, '6 of 6 people');
  await desk.reload();
  await here(desk, '6 of 6 people');
  await press(desk, 'New list');
  await desk.getByLabel('Name of the list').fill('Friday');
  await names(desk).fill('Linus');
  await press(desk, 'Save');
  await here(desk, '1 of 1 person');
  await other.reload();
  await other.getByLabel('List', { exact: true }).selectOption('Friday');
  await press(desk, 'Remove');
  await press(desk, 'Remove it');
  await here(desk, '6 of 6 people');
  await other.reload();
  await other.getByRole('option', { name: 'Friday' }).waitFor({ state: 'detached' });
  await here(other, '6 of 6 people');
});

test('the projector is driven by the keyboard, and says who was drawn', async () => {
  await desk.emulateMedia({ reducedMotion: 'reduce' });
  await desk.keyboard.press('f');
  const screen = desk.locator('.roulette-screen');
  await screen.waitFor();
  // Without movement there is no ring, only the name.
  expect(await screen.locator('svg').count()).toBe(0);
  for (let turn = 1; turn <= 6; turn += 1) {
    await desk.keyboard.press('Space');
    await screen.getByText(new RegExp(`${turn} of 6 in round 1\\.$`)).waitFor();
  }
  await screen.getByText('All had their turn. Next is round 2.').waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  // Large enough for the last row, and nothing of it cut off.
  await desk.setViewportSize({ width: 1920, height: 1080 });
  const name = await screen.locator('.roulette-name').evaluate((box) => ({
    size: Number.parseFloat(getComputedStyle(box).fontSize),
    fits: box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight,
  }));
  expect(name.fits).toBe(true);
  expect(name.size).toBeGreaterThan(96);
  await desk.setViewportSize(laptop);
  await desk.keyboard.press('u');
  await screen.getByText('1 person to come in round 1').waitFor();
  await desk.keyboard.press('f');
  await screen.waitFor({ state: 'detached' });
  expect(await turns(desk)).toHaveLength(5);
  expect(await axeFaults(desk)).toEqual([]);
});

test('with movement the ring turns to the name, which is not shown before', async () => {
  await desk.emulateMedia({ reducedMotion: 'no-preference' });
  await press(desk, 'Draw');
  expect(await turns(desk)).toHaveLength(5);
  await desk.locator('.roulette-name[data-hidden=false]').waitFor();
  const drawn = await desk.locator('.roulette-name').innerText();
  expect(await turns(desk)).toHaveLength(6);
  // The dot of whoever was drawn stands under the mark at the top.
  const [dot, mark] = await Promise.all(
    ['[data-drawn=true] circle', 'polygon'].map((each) =>
      desk.locator(`.roulette-ring ${each}`).boundingBox(),
    ),
  );
  if (dot === null || dot === undefined || mark === null || mark === undefined) {
    throw new Error('The ring is not drawn.');
  }
  expect(Math.abs(dot.x + dot.width / 2 - (mark.x + mark.width / 2))).toBeLessThan(3);
  expect(drawn).not.toBe('');
});

test('everybody is put into groups', async () => {
  await press(desk, 'Groups');
  await desk.getByLabel('Number').fill('2');
  await press(desk, 'Draw groups');
  await desk.getByText('2 groups of 6 people').waitFor({ state: 'attached' });
  expect(await desk.locator('.roulette-groups li').count()).toBe(6);
  expect(await axeFaults(desk)).toEqual([]);
});

test('names come from a file, and of a room, whose people have none, numbers', async () => {
  await press(desk, 'New list');
  await desk.getByLabel('Name of the list').fill('From outside');
  await press(desk, 'From a CSV file');
  const csv = 'ID;Nachname;Vorname\n1;Lovelace;Ada\n2;Turing;Alan\n';
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await desk.getByLabel('CSV file').setInputFiles(file);
  await desk.getByRole('button', { name: 'Add 2 names' }).waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Add 2 names');
  expect(await names(desk).inputValue()).toBe('Ada Lovelace\nAlan Turing');
  await press(desk, 'Save');
  await here(desk, '2 of 2 people');

  await other.goto(`${stage.url}/tools/polltime/startpoll/${pollid}`);
  const link = other.getByRole('link', { name: 'Open projector' });
  const code = (await link.getAttribute('href'))?.slice('/screen/'.length) ?? '';
  const phone = await stage.page(await stage.context({ width: 390, height: 844 }));
  await phone.goto(`${stage.url}/j/${code}`);
  await phone.locator('main[class^="phone-"]').waitFor();
  await desk.reload();
  await press(desk, 'New list');
  await desk.getByLabel('Name of the list').fill('By number');
  await press(desk, 'From people who are here now');
  await desk.getByText('People join without a name').waitFor();
  await press(desk, 'Take the numbers 1 to 1');
  expect(await names(desk).inputValue()).toBe('1');
  await press(desk, 'Save');
  await here(desk, '1 of 1 person');
});
