import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { laptop } from './browser-stage.ts';
import { field, heading, press } from './page-acts.ts';
import { openPeopleStage, type PeopleStage } from './people-stage.ts';

/*
 * Under a post a student comments and the author answers; the comment is changed, removed and put
 * back. Then the post is reported, an admin takes it down, and the author reads why.
 */

const reason = 'It names a person who did not agree. Take the name out, and tell us.';
let stage: PeopleStage;
/** The author, on a laptop. */
let mira: Page;
/** A reader, on a phone. */
let jonas: Page;
/** Where the post is read. */
let post: string;

beforeAll(async () => {
  stage = await openPeopleStage();
  ({ mira, jonas } = await stage.pagesOfBoth());
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const comment = (page: Page, text: string | RegExp) =>
  page.getByRole('article', { name: /^Comment by/ }).filter({ hasText: text });
/** What is read out. */
const said = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).waitFor({ state: 'attached' });
/** What one can do with the comment of somebody: opens it and chooses. */
const act = async (page: Page, by: string, name: string): Promise<void> => {
  await press(page, `More options for the comment by ${by}`);
  await press(page, name);
};
const isFocused = (page: Page): Promise<boolean> =>
  comment(page, '').evaluateAll((all) => all.some((each) => each === document.activeElement));

test('a reader comments under a post that was just published', async () => {
  await mira.goto(`${stage.url}/blog/publish`);
  await field(mira, 'Title').fill('A lecture that went wrong');
  await field(mira, 'Text').fill(
    `# What happened\n\n${'Nobody had slept, least of all Sam.\n\n'.repeat(40)}`,
  );
  await press(mira, 'Publish …');
  await press(mira, 'Publish');
  await mira.getByText('Published', { exact: true }).waitFor();
  post = mira.url().replace('/edit/', '/view/');

  await jonas.goto(`${stage.url}/blogs`);
  await jonas.getByRole('link', { name: 'A lecture that went wrong', exact: true }).click();
  await jonas.getByRole('link', { name: 'To the comments, 0' }).click();
  await jonas.getByText(/^Nobody has commented yet/).waitFor();
  await field(jonas, 'Write a comment').fill('I had: $8$ hours.');
  await press(jonas, 'Preview');
  await jonas.locator('#comments .katex').waitFor();
  await press(jonas, 'Comment');
  await heading(jonas, '1 comment');
  await comment(jonas, 'hours').locator('.katex').waitFor();
  await expect.poll(() => isFocused(jonas)).toBe(true);
  expect(await axeFaults(jonas)).toEqual([]);
});

test('its author is told and answers, and the answer stands under it', async () => {
  await mira.goto(`${stage.url}/`);
  await press(mira, 'Notifications, 1 unread');
  await mira.getByText('Somebody commented on “A lecture that went wrong”.').click();
  await mira.waitForURL((at) => at.href.startsWith(post));
  await comment(mira, 'hours').waitFor();
  // It was told of a comment, so it leads to the comments.
  await expect
    .poll(async () => (await comment(mira, 'hours').boundingBox())?.y ?? laptop.height)
    .toBeLessThan(laptop.height);
  await press(mira, 'Answer Jonas');
  await field(mira, /^Your answer to/).fill('Lucky you.');
  await field(mira, /^Your answer to/).press('Control+Enter');
  await comment(mira, 'Lucky you.').getByText('Author', { exact: true }).waitFor();
  await heading(mira, '2 comments');
  expect(await axeFaults(mira)).toEqual([]);
});

test('the comment is edited, removed and put back; the answer stays', async () => {
  await jonas.reload();
  await jonas.getByRole('link', { name: 'To the comments, 2' }).click();
  await comment(jonas, 'Lucky you.').waitFor();
  await act(jonas, 'Jonas', 'Edit');
  await field(jonas, 'Your comment').fill('I had nine hours.');
  expect(await axeFaults(jonas)).toEqual([]);
  await press(jonas, 'Save');
  await said(jonas, 'Your comment is changed.');
  await comment(jonas, 'nine hours').getByText('edited', { exact: true }).waitFor();
  await act(jonas, 'Jonas', 'Remove');
  await jonas.getByText('The comment is removed.', { exact: true }).waitFor();
  await comment(jonas, 'Lucky you.').waitFor();
  await heading(jonas, '1 comment');
  expect(await axeFaults(jonas)).toEqual([]);
  await mira.reload();
  await mira.getByText('This comment was removed.').waitFor();
  expect(await comment(mira, 'nine hours').count()).toBe(0);
  await press(jonas, 'Put it back');
  await comment(jonas, 'nine hours').waitFor();
  await mira.reload();
  await comment(mira, 'nine hours').waitFor();
  await heading(mira, '2 comments');
});

test('the post is reported with a reason', async () => {
  await press(jonas, 'More options');
  await press(jonas, 'Report this post');
  await press(jonas, 'Report');
  await jonas.getByText('Choose what is wrong.').waitFor();
  await jonas.getByRole('radio', { name: 'Tells personal things of somebody' }).check();
  await field(jonas, /^What the admins should know/).fill(
    `Sam never agreed to this. https://school.example/${'x'.repeat(300)}`,
  );
  expect(await axeFaults(jonas)).toEqual([]);
  await press(jonas, 'Report');
  await heading(jonas, 'The admins have it');
  await jonas.getByRole('dialog').getByText('Close', { exact: true }).click();
});

test('an admin reads the report, and takes the post down with an answer', async () => {
  const ada = await stage.pageOf('ada', laptop);
  await ada.goto(`${stage.url}/admin/homepage`);
  await ada.getByRole('link', { name: 'Reports', exact: true }).click();
  await heading(ada, 'A lecture that went wrong');
  await ada.getByText('Tells personal things of somebody', { exact: true }).waitFor();
  await ada.getByText('What they added (1)').click();
  await ada.getByText('Sam never agreed to this.').waitFor();
  const wide = await ada.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(laptop.width);
  expect(await axeFaults(ada)).toEqual([]);
  await press(ada, 'Take down: A lecture that went wrong');
  await field(ada, 'Answer to the author').fill(reason);
  expect(await axeFaults(ada)).toEqual([]);
  await press(ada, 'Take down');
  await ada.locator('[data-state]', { hasText: 'Taken down' }).waitFor();
  expect(await axeFaults(ada)).toEqual([]);
  await ada.reload();
  await heading(ada, 'Nothing waits for a decision');
  // The way back is there after the page was left.
  await ada.getByRole('link', { name: 'Taken down', exact: true }).click();
  await heading(ada, 'A lecture that went wrong');
  await ada.getByRole('button', { name: 'Put back: A lecture that went wrong' }).waitFor();
  expect(await axeFaults(ada)).toEqual([]);
  await ada.context().close();
});

test('nobody else reads it then; the author is told, and reads why beside the post', async () => {
  await jonas.reload();
  await heading(jonas, 'There is no such post');
  await mira.goto(`${stage.url}/`);
  await press(mira, /^Notifications, \d unread$/);
  await mira.getByText('An admin took down a post of yours').waitFor();
  await mira.getByText(reason).waitFor();
  expect(await axeFaults(mira)).toEqual([]);
  await mira.getByText('An admin took down a post of yours').click();
  await mira.getByText(`They say: ${reason}`).waitFor();
  expect(await axeFaults(mira)).toEqual([]);
  await mira.goto(post);
  await mira.getByText(/^An admin has taken this post down/).waitFor();
  expect(await axeFaults(mira)).toEqual([]);
  await mira.goto(`${stage.url}/blogs?list=yours`);
  await mira.getByText(`An admin says: ${reason}`).waitFor();
  await mira.getByText('Taken down', { exact: true }).waitFor();
  expect(await axeFaults(mira)).toEqual([]);
});
