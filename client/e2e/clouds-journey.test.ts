import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { moderator, type ModeratorStage, openModeratorStage } from './moderator-stage.ts';
import { sendLogIn } from './stage-acts.ts';

/* The page of a topic's word clouds: from one line to files of the words. */

let stage: ModeratorStage;
let owner: Page;
let path: string;

beforeAll(async () => {
  stage = await openModeratorStage();
  owner = await stage.page(await stage.context());
  await sendLogIn(owner, stage.url, moderator);
  await owner.getByRole('banner').getByRole('link', { name: 'Create Space' }).click();
  await owner.getByLabel('Title').fill('Learning');
  await owner.getByRole('button', { name: 'Create Space' }).click();
  await owner.getByLabel('Add a topic').fill('Words');
  await owner.keyboard.press('Enter');
  const topic = owner.getByRole('link', { name: 'Words' });
  const href = (await topic.getAttribute('href')) ?? '';
  const [, moduleid, topicid] = /space\/([^/]+)\/topic\/([^/?]+)/.exec(href) ?? [];
  path = `/wordcloud/${moduleid}/${topicid}`;
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const wordsOn = (page: Page) => page.locator('.cloud-word').allTextContents();
/** What a button gives to keep. */
const kept = async (page: Page, name: string): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return readFile(await file.path(), 'latin1');
};

test('a cloud is made in one field, filled from a phone, and taken away', async () => {
  await owner.goto(`${stage.url}${path}`);
  await owner.getByLabel('What do you ask?').fill('What helps you to learn?');
  expect(await axeFaults(owner)).toEqual([]);
  await owner.keyboard.press('Enter');
  const way = owner.locator('a[href*="/screen/"]').first();
  await way.waitFor();
  const code = /\/screen\/(\w+)/.exec((await way.getAttribute('href')) ?? '')?.[1] ?? '';
  await owner.locator('body').press('Space');

  const phone = await stage.page(await stage.context({ width: 390, height: 844 }));
  const wall = await stage.page(await stage.context({ width: 1920, height: 1080 }));
  const page = await stage.page(owner.context());
  await Promise.all([
    phone.goto(`${stage.url}/j/${code}`),
    wall.goto(`${stage.url}/screen/${code}`),
    page.goto(`${stage.url}${path}`),
  ]);
  const field = phone.getByLabel('Your word', { exact: true });
  for (const word of ['sleep', 'questions']) {
    await field.fill(word);
    await field.press('Enter');
  }
  await phone.getByRole('button', { name: 'Send 2 answers' }).click();
  for (const seen of [wall, page]) {
    await expect.poll(async () => (await wordsOn(seen)).toSorted()).toEqual(['questions', 'sleep']);
  }
  expect(await axeFaults(page)).toEqual([]);

  // What was written can be taken away once it is over.
  await owner.locator('body').press('Space');
  await owner.getByRole('button', { name: 'End poll' }).first().click();
  await owner.getByRole('dialog').getByRole('button', { name: 'End poll' }).click();
  await owner.getByText('The poll has ended').waitFor();
  await page.reload();
  expect(await kept(page, 'Words as a table, CSV')).toContain('sleep,1');
  expect(await kept(page, 'Cloud as a drawing, SVG')).toMatch(/^<svg [^]*questions/);
  expect((await kept(page, 'Cloud as a picture, PNG')).slice(1, 4)).toBe('PNG');
});
