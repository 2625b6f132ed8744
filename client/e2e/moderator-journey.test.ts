import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readPdf, type ReadTag } from '../test/read-pdf.ts';
import { axeFaults } from './axe.ts';
import { moderator, type ModeratorStage, openModeratorStage } from './moderator-stage.ts';

const createPath = '/tools/polltime/createpoll/personal/polls';
const pathOf = (page: Page): string => new URL(page.url()).pathname;

let stage: ModeratorStage;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  stage = await openModeratorStage();
  context = await stage.context();
  page = await stage.page(context);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const says = (line: string | RegExp, on: Page = page) => on.getByText(line).first().waitFor();
const press = (name: string | RegExp, on: Page = page) =>
  on.getByRole('button', { name }).first().click();

const option = (name: string) => page.getByRole('textbox', { name, exact: true });

const signIn = async (password: string): Promise<void> => {
  await page.getByLabel('E-mail').fill(moderator.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

test('a visitor: the first page, a wrong code, an address that does not exist', async () => {
  await page.goto(stage.url);
  await says('See every answer.');
  expect(await page.title()).toBe('Sets');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel('Join with a code').fill('12');
  await press('Join');
  await says('A code has six letters and digits, as on the big screen.');

  await page.goto(`${stage.url}/nowhere/at/all`);
  await says('There is no such page');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'To the first page' }).click();
  await says('See every answer.');
});

test('signing in: wrong, then right, then back to where one wanted to go', async () => {
  await page.goto(`${stage.url}${createPath}`);
  await page.waitForURL('**/sets/login');
  expect(await axeFaults(page)).toEqual([]);
  await signIn('not the password');
  expect(await page.getByRole('alert').textContent()).toBe('Invalid Account');
  await signIn(moderator.password);
  await page.waitForURL(`**${createPath}`);
});

test('a poll is saved as it is typed', async () => {
  await page.getByLabel('Your question').fill('What does a binary search cost?');
  expect(await axeFaults(page)).toEqual([]);
  await option('Answer A').fill('n');
  await option('Answer A').press('Enter');
  await page.keyboard.type('log n');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It depends');
  await page.waitForURL('**/tools/polltime/editpoll/*');
  await says(/^Saved$/);

  await page.reload();
  await option('Answer C').waitFor();
  expect(await option('Answer C').inputValue()).toBe('It depends');
  await option('Answer C').fill('');
  await option('Answer C').press('Backspace');
  expect(await page.getByRole('textbox', { name: /^Answer [A-J]$/ }).count()).toBe(2);
  await says(/^Saved$/);
});

test('two tabs change the same poll: the person decides', async () => {
  const other = await stage.page(context);
  await other.goto(page.url());
  await other.getByLabel('Title of the poll').fill('From the other tab');
  await says(/^Saved$/, other);
  await page.getByLabel('Title of the poll').fill('From the first tab');
  await says('This poll was changed elsewhere');
  expect(await axeFaults(page)).toEqual([]);
  await press('Keep what is here');
  await says(/^Saved$/);
  await other.reload();
  await other.getByLabel('Title of the poll').waitFor();
  expect(await other.getByLabel('Title of the poll').inputValue()).toBe('From the first tab');
  await other.close();
});

test('from the list to the screen, and the answers of a phone on it', async () => {
  await page.goto(stage.url);
  await says('From the first tab');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Present From the first tab' }).click();
  await says('Open the projector, so');
  expect(await axeFaults(page)).toEqual([]);

  const link = page.getByRole('link', { name: 'Open projector' });
  const screenPath = (await link.getAttribute('href')) ?? '';
  const code = screenPath.slice('/screen/'.length);
  const projector = await stage.page(context);
  await projector.setViewportSize({ width: 1920, height: 1080 });
  await projector.goto(`${stage.url}${screenPath}`);
  await says(`${code.slice(0, 3)} ${code.slice(3)}`, projector);
  expect(await axeFaults(projector)).toEqual([]);

  const phone = await stage.page(await stage.context({ width: 390, height: 844 }));
  await phone.goto(`${stage.url}/j/${code}`);
  await says('person here', projector);

  await page.keyboard.press('Space');
  await says('Vote now', projector);
  await phone.getByText('log n', { exact: true }).click();
  await projector.getByText('1 of 1', { exact: true }).waitFor();
  await page.getByRole('row', { name: 'B log n 100% 1' }).waitFor();
  expect(await projector.getByText('100%').count()).toBe(0);
  expect(await axeFaults(page)).toEqual([]);

  await page.keyboard.press('h');
  await projector.getByRole('row', { name: 'B log n 100% 1' }).waitFor();
  expect(await axeFaults(projector)).toEqual([]);

  // A stray key closes it, and costs no vote: it is open again, with the answer that it had.
  await page.keyboard.press('ArrowRight');
  await says('Results', projector);
  await page.getByRole('button', { name: /^Open again/ }).waitFor();
  await page.keyboard.press('o');
  await says('Vote now', projector);
  await phone.getByText('n', { exact: true }).click();
  await projector.getByRole('row', { name: 'A n 100% 1' }).waitFor();
  await phone.getByText('log n', { exact: true }).click();
  await projector.getByRole('row', { name: 'B log n 100% 1' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await says('Results', projector);
  await page.keyboard.press('l');
  await says('Doors closed', projector);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Space');
  await page.getByRole('dialog', { name: 'End this poll?' }).waitFor();
  await press('Not yet');
  await says('Results', projector);
  await press('End poll');
  await page.getByRole('dialog').getByRole('button', { name: 'End poll' }).click();
  await says('That is a set.', projector);
  await says('1 person, 1 question, 1 answer. Thank you.', projector);
  expect(await axeFaults(projector)).toEqual([]);
  await page.reload();
  await says('The poll has ended');
  expect(await axeFaults(page)).toEqual([]);
  await projector.close();
});

test('what the room answered is there afterwards, and can be taken along', async () => {
  // They open beside the page with the room.
  const [results] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'See the results' }).click(),
  ]);
  await results.getByRole('row', { name: 'B log n 100% 1' }).waitFor();
  await page.goto(results.url());
  await results.close();
  await page.getByRole('row', { name: 'B log n 100% 1' }).waitFor();
  await says('1 of 1 answered');
  expect(await axeFaults(page)).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent('download'), press('Every answer')]);
  expect(file.suggestedFilename()).toMatch(
    /^From the first tab, [\d-]{10} \d\d-\d\d, every answer\.csv$/,
  );
  const [report] = await Promise.all([page.waitForEvent('download'), press('Report .pdf')]);
  expect(report.suggestedFilename()).toMatch(/, report\.pdf$/);
  const document = await readFile(await report.path());
  // A page with nothing on it would be packed to next to nothing.
  expect(document.length).toBeGreaterThan(20_000);
  const pdf = readPdf(document);
  expect(pdf).toMatchObject({ title: 'From the first tab', pages: 1 });
  expect(pdf.bookmarks).toContain('Question 1: What does a binary search cost?');
  const said = (tag: ReadTag): string[] => [tag.text.trim(), ...tag.kids.flatMap(said)];
  const read = said(pdf.tags).filter((text) => text !== '');
  // Its heading, and a row of its table, as they are read.
  const question = read.indexOf('What does a binary search cost?');
  expect(question).toBeGreaterThan(read.indexOf('From the first tab'));
  expect(read.slice(question).join(' ')).toContain('B log n 100% 1');
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    press('Picture of question 1'),
  ]);
  const png = await readFile(await picture.path());
  expect(png.readUInt32BE(16)).toBe(1920);
  expect(png.length).toBeGreaterThan(15_000);
  const [, answer] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(answer).toMatch(/^1,1,1,What does a binary search cost\?,log n,20[\d-]{8} [\d:]{8}$/);

  await page.goto(stage.url);
  await page.getByRole('link', { name: 'Results of From the first tab' }).click();
  await page.waitForURL('**/tools/polltime/history/**');
  await page.getByRole('link', { name: 'From the first tab', exact: true }).click();
  await page.getByRole('row', { name: 'B log n 100% 1' }).waitFor();
  await page.getByRole('link', { name: 'All results' }).click();
  await says('1 person took part');
  expect(await axeFaults(page)).toEqual([]);
});

test('a screen with a wrong code says so, and takes another', async () => {
  const projector = await stage.page(context);
  await projector.goto(`${stage.url}/screen/BBBBBB`);
  await says('This code is not in use', projector);
  await projector.goto(`${stage.url}/screen/`);
  await says('What is to be shown?', projector);
  expect(await axeFaults(projector)).toEqual([]);
  await projector.close();
});

/** By how many pixels the page is wider than its window. */
const tooWide = (): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('words without an end stay within the page', async () => {
  const endless = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(3);
  const fits = async (): Promise<void> => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(), `${pathOf(page)} at ${width} pixels`).toBeLessThanOrEqual(0);
    }
  };
  await page.goto(`${stage.url}${createPath}`);
  await page.getByLabel('Your question').fill(endless);
  await option('Answer A').fill(endless);
  await option('Answer B').fill(endless);
  await page.waitForURL('**/tools/polltime/editpoll/*');
  await fits();
  await press('Present');
  // A phone of an earlier test may still be in a room: then it is asked where to put it on.
  await says(/^(Open the projector, so|People are here already)/);
  await fits();
  const inNewRoom = page.getByRole('button', { name: 'In a new room' });
  if (await inNewRoom.isVisible()) await inNewRoom.click();
  await says('Open the projector, so');
  await fits();
  await page.keyboard.press('Space');
  await says('Voting is open');
  await fits();
  await page.goto(stage.url);
  await says('On now');
  await fits();
  await page
    .getByRole('link', { name: /^Go on with/ })
    .first()
    .click();
  await says('Voting is open');
  await press('Close voting');
  await press('Show results');
  await press('End poll');
  await page.getByRole('dialog').getByRole('button', { name: 'End poll' }).click();
  await says('The poll has ended');
  await fits();
  const results = await page.getByRole('link', { name: 'See the results' }).getAttribute('href');
  await page.goto(`${stage.url}${results}`);
  await says('Take it with you');
  await fits();
});

test('logging out in one tab logs out the others', async () => {
  const other = await stage.page(context);
  await other.goto(stage.url);
  await says('From the first tab', other);
  await page.goto(stage.url);
  await press('Menu');
  await press('Log out');
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByText('Log out').click();
  await says('See every answer.');
  await says('See every answer.', other);
  expect(pathOf(other)).toBe('/');
});
