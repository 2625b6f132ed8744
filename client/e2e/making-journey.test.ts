import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { moderator, type ModeratorStage, openModeratorStage } from './moderator-stage.ts';

const createPath = '/tools/polltime/createpoll/personal/polls';
const listPath = '/tools/polltime/viewpolls/personal/polls';

let stage: ModeratorStage;
let context: BrowserContext;
let page: Page;
/** What the page asked the server for. */
const calls: string[] = [];

beforeAll(async () => {
  stage = await openModeratorStage();
  context = await stage.context();
  page = await stage.page(context);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  await page.goto(`${stage.url}${createPath}`);
  await page.getByLabel('E-mail').fill(moderator.email);
  await page.getByLabel('Password').fill(moderator.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`**${createPath}`);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const says = (line: string | RegExp) => page.getByText(line).first().waitFor();
const rail = () => page.getByRole('navigation', { name: 'Questions' }).locator('li button');
const order = async () =>
  (await rail().allInnerTexts()).map((text) => text.replace(/^.*\d\s*/s, ''));
const text = () => page.getByRole('textbox', { name: /Your (question|statement)/ });

test('a template is taken with the keyboard, given back and taken again', async () => {
  await button(/^Look at the template: Icebreaker/).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Where do these stand for you?').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await says(/^Saved$/);
  await page.waitForURL('**/tools/polltime/editpoll/*');
  expect(await text().inputValue()).toBe('How awake are you right now?');
  await page.keyboard.press('Control+z');
  await says('Begin with a template');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => rail().count()).toBe(3);
  await says(/^Saved$/);
});

test('the phone beside the writing is answered by keys, the wall counts it, and nothing is sent', async () => {
  await page.getByRole('figure').locator('.screen').waitFor();
  await button('Phone').click();
  const phone = page.frameLocator('iframe');
  await phone.getByRole('heading', { name: 'How awake are you right now?' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  const title = await page.title();
  calls.length = 0;
  const choice = phone.locator('main').getByText('Getting there');
  await choice.scrollIntoViewIfNeeded();
  await phone.locator('main input, main button').nth(1).focus();
  await page.keyboard.press('Space');
  await phone.locator('.answer-strip[data-place="received"]').waitFor();
  await page.getByLabel('Moment').selectOption('results');
  await button('Wall').click();
  await page.getByRole('figure').getByText('100%').first().waitFor();
  expect(calls).toEqual([]);
  expect(await page.title()).toBe(title);
});

const drag = async (from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + 20, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + 20, end.y + end.height / 2, { steps: 5 });
  await page.mouse.move(end.x + 20, end.y + 4, { steps: 5 });
};

test('questions are dragged into another order; Escape leaves all as it was', async () => {
  const before = await order();
  await drag(rail().nth(2), rail().nth(0));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await order()).toEqual(before);
  await drag(rail().nth(2), rail().nth(0));
  await page.mouse.up();
  expect(await order()).toEqual([before[2], before[0], before[1]]);
  await page.keyboard.press('Control+z');
  expect(await order()).toEqual(before);
  await says(/^Saved$/);
});

test('words are taken back one by one, also after they were saved', async () => {
  await rail().nth(0).click();
  await text().fill('');
  await text().pressSequentially('How tired are');
  await says(/^Saved$/);
  await page.keyboard.press('Control+z');
  expect(await text().inputValue()).toBe('How tired ');
  await page.keyboard.press('Control+z');
  expect(await text().inputValue()).toBe('How ');
  await button('Redo').click();
  expect(await text().inputValue()).toBe('How tired ');
});

test('what was presented is a version, and is brought back', async () => {
  await page.getByLabel('Title of the poll').fill('As presented');
  await says(/^Saved$/);
  const editor = page.url();
  await button('Present').click();
  await page.waitForURL('**/tools/polltime/startpoll/*');
  await page
    .getByText(/[0-9A-Z]{3}.[0-9A-Z]{3}/)
    .first()
    .waitFor();
  await page.goto(editor);
  await page.getByLabel('Title of the poll').fill('Written since');
  await says(/^Saved$/);
  await button('Earlier versions').click();
  await page.getByRole('dialog').getByText('Presented').click();
  await page.getByRole('region', { name: 'What it was like' }).getByText('As presented').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await button('Bring this version back').click();
  await expect.poll(() => page.getByLabel('Title of the poll').inputValue()).toBe('As presented');
  await button('Undo').click();
  await expect.poll(() => page.getByLabel('Title of the poll').inputValue()).toBe('Written since');
  await says(/^Saved$/);
});

test('a poll is duplicated from the list', async () => {
  await page.goto(`${stage.url}${listPath}`);
  await button('Duplicate Written since').click();
  await page.getByLabel('Space', { exact: true }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate', exact: true }).click();
  await page.getByRole('link', { name: 'Written since (copy)', exact: true }).waitFor();
});

test('addresses that lead nowhere say so', async () => {
  for (const [path, line] of [
    ['editpoll/nowhere', 'This poll cannot be opened'],
    ['createpoll/nowhere/t1', 'This poll cannot be opened'],
    ['viewpolls/nowhere/t1', 'Your polls cannot be loaded'],
    ['startpoll/nowhere', /cannot be|no such poll/i],
  ] as const) {
    await page.goto(`${stage.url}/tools/polltime/${path}`);
    await says(line);
  }
});
