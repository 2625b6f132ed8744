import { readFile } from 'node:fs/promises';
import { wholeRun } from '@sets/shared/run/run-looks.contract.ts';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildPoll } from '../../server/test/live-stage.ts';
import { axeFaults } from './axe.ts';
import { patience } from './browser-stage.ts';
import { moderator, type ModeratorStage, openModeratorStage } from './moderator-stage.ts';
import { sendLogIn } from './stage-acts.ts';

/*
 * After a run: what every question came to, on the page where it ended; the run once more, beside the
 * one before, and over the years; and all of it as files.
 */

let stage: ModeratorStage;
let page: Page;
let phone: Page;
let poll: string;
let results: string;

beforeAll(async () => {
  stage = await openModeratorStage();
  poll = await stage.addPoll(buildPoll({ title: 'Colours' }));
  page = await stage.page(await stage.context());
  phone = await stage.page(await stage.context({ width: 390, height: 844 }));
  await sendLogIn(page, stage.url, moderator);
  await page.getByText(/^Hello,/).waitFor();
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

const end = async (): Promise<void> => {
  await press('End poll');
  await page.getByRole('dialog').getByRole('button', { name: 'End poll' }).click();
  await page.getByText('The poll has ended').waitFor();
};

/** A run of the poll in which one phone gives this answer. */
const run = async (answer: string): Promise<void> => {
  const projector = page.getByRole('link', { name: 'Open projector' });
  const screen = (await projector.getAttribute('href')) ?? '';
  if (!phone.url().includes('/j/')) await phone.goto(`${stage.url}/j/${screen.split('/').at(-1)}`);
  await page.getByText('First question').waitFor();
  await page.keyboard.press('Space');
  await phone.getByText(answer, { exact: true }).click();
  await page.getByRole('row', { name: new RegExp(`${answer} 100% 1`) }).waitFor();
  await press('Close voting');
  await end();
};

test(
  'a run ends on what every question came to, on the same page',
  async () => {
    await page.goto(`${stage.url}/tools/polltime/startpoll/${poll}`);
    await run('red');
    await page.getByRole('heading', { name: 'Question q1' }).waitFor();
    await page.getByRole('row', { name: /red 100% 1$/ }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await press('Present it again');
    await run('blue');
    const way = page.getByRole('link', { name: 'See the results' });
    results = (await way.getAttribute('href')) ?? '';
  },
  patience * 2,
);

test('the history has both, with the space that they are of, and how long it keeps them', async () => {
  await page.goto(`${stage.url}/tools/polltime/history`);
  await page.getByRole('link', { name: 'Colours' }).first().waitFor();
  expect(await page.getByRole('link', { name: 'Colours' }).count()).toBe(2);
  await page.getByText('in My polls').first().waitFor();
  expect(await axeFaults(page)).toEqual([]);
});

test('the run goes on once more, by keyboard alone', async () => {
  await page.goto(`${stage.url}${results}`);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.getByRole('heading', { name: 'Colours' }).first().waitFor();
  const screen = page.getByRole('figure', { name: 'The screen at this time' });
  await screen.getByText('Colours').first().waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('End');
  await screen.getByText('That is a set.').waitFor();
  // Back to before it was closed: what the room saw then.
  await page.keyboard.press(',');
  await page.keyboard.press(',');
  await screen.getByText('Question q1').first().waitFor();
  await page.getByRole('button', { name: /Opened question 1/ }).click();
  await screen.getByText('Vote now').first().waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Play' }).waitFor();
});

test('two runs stand side by side, and all of them in a row', async () => {
  await page.goto(`${stage.url}${results}`);
  await page.getByRole('link', { name: 'Compare with another run' }).click();
  await page.getByText('Choose the run to compare it with.').waitFor();
  const other = page.getByLabel('With');
  const choices = await other.locator('option').all();
  await other.selectOption((await choices[1]?.getAttribute('value')) ?? '');
  await page.getByRole('row', { name: /^red 0% 100%/ }).waitFor();
  await page.getByRole('row', { name: /^blue 100% 0%/ }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.goto(`${stage.url}${results}`);
  await page.getByRole('link', { name: 'Over the years' }).click();
  await page.getByRole('heading', { name: 'Question q1' }).waitFor();
  await page.locator('.recharts-line').first().waitFor({ state: 'attached' });
  await page.getByText('As a table').last().click();
  expect(await page.getByRole('cell', { name: '100%' }).count()).toBe(2);
  expect(await axeFaults(page)).toEqual([]);
});

const taken = async (name: string | RegExp): Promise<{ name: string; bytes: Uint8Array }> => {
  const [file] = await Promise.all([page.waitForEvent('download'), press(name)]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

test('all of it is taken along: as a workbook, as JSON, and the chart as a drawing', async () => {
  await page.goto(`${stage.url}${results}`);
  await page.getByText('Take it with you').waitFor();
  const whole = await taken(/^Everything/);
  expect(whole.name).toMatch(/^Colours, \d{4}-\d\d-\d\d \d\d-\d\d, everything\.json$/);
  const told = wholeRun.parse(JSON.parse(strFromU8(whole.bytes)));
  expect(told.answers.map(({ answer }) => answer)).toEqual(['blue']);
  const workbook = await taken(/^Workbook/);
  expect(workbook.name).toMatch(/workbook\.xlsx$/);
  expect(strFromU8(unzipSync(workbook.bytes)['xl/workbook.xml'] ?? new Uint8Array())).toContain(
    'Question 1',
  );
  const drawing = await taken('Drawing of question 1, for other programs');
  expect(drawing.name).toMatch(/question 1\.svg$/);
  const svg = strFromU8(drawing.bytes);
  expect(svg).toContain('>blue</text>');
  expect(svg).toMatch(/fill="#[0-9a-f]{6}"/);
});
