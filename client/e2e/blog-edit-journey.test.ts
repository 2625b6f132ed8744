import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { laptop, upright } from './browser-stage.ts';
import { type ModeratorStage, openModeratorStage } from './moderator-stage.ts';
import { field, press, saved } from './page-acts.ts';

/*
 * A person writes a post: typed through a reload and without a network, with a picture that was pasted,
 * formulas and code; published, changed, set back to an earlier version, removed and put back.
 */

let stage: ModeratorStage;
let desk: Page;

beforeAll(async () => {
  stage = await openModeratorStage();
  desk = await stage.desk();
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const textOf = (page: Page): Promise<string> => field(page, 'Text').inputValue();
const act = async (name: string): Promise<void> => {
  await press(desk, 'More');
  await press(desk, name);
};

/** As if a picture was copied somewhere else. */
const pastePicture = async (page: Page): Promise<void> => {
  const file = join(import.meta.dirname, '..', '..', 'docs', 'pictures', 'phone.png');
  const bytes = readFileSync(file).toString('base64');
  await field(page, 'Text').evaluate((area, content) => {
    const binary = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([binary], 'Tree of life.png', { type: 'image/png' }));
    area.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, bytes);
};

test('its address comes with the first letter, and the cursor stays', async () => {
  await desk.goto(`${stage.url}/blog/publish`);
  await field(desk, 'Title').waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await desk.keyboard.type('Why compactness matters');
  await desk.waitForURL(/\/blog\/edit\/[\w-]{22}$/);
  expect(await field(desk, 'Title').inputValue()).toBe('Why compactness matters');
  await desk.keyboard.press('Enter');
  await desk.keyboard.type('Every open cover has a finite one.');
  await saved(desk);
  expect(await textOf(desk)).toBe('Every open cover has a finite one.');
});

test('what the tools do, the browser takes back and does again', async () => {
  const text = field(desk, 'Text');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 10));
  await text.press('Control+b');
  expect(await textOf(desk)).toBe('Every **open** cover has a finite one.');
  await press(desk, 'Heading');
  expect(await textOf(desk)).toBe('# Every **open** cover has a finite one.');
  await text.press('Control+z');
  expect(await textOf(desk)).toBe('Every **open** cover has a finite one.');
  await text.press('Control+z');
  expect(await textOf(desk)).toBe('Every open cover has a finite one.');
  await text.press('Control+Shift+z');
  expect(await textOf(desk)).toBe('Every **open** cover has a finite one.');
  await text.press('Tab');
  expect(await text.evaluate((area) => area === document.activeElement)).toBe(false);
});

test('formulas, code and a pasted picture are seen beside it', async () => {
  const text = field(desk, 'Text');
  await text.press('Control+End');
  await desk.keyboard.type('\n\n$x^2$\n\n```python\ndef f(x):\n    return x ** 2\n```\n');
  await desk.locator('.markdown .katex').waitFor();
  await desk.locator('.markdown .hljs-keyword', { hasText: 'def' }).waitFor();
  await text.press('Control+End');
  await pastePicture(desk);
  await desk.locator('.markdown .picture img').waitFor();
  expect(await textOf(desk)).toMatch(/!\[Tree of life\]\(\/api\/file\/[\w-]+\)\n$/);
  await field(desk, 'Add a tag').fill('Real Analysis');
  await field(desk, 'Add a tag').press('Enter');
  await desk.getByRole('button', { name: 'Remove the tag real-analysis' }).waitFor();
  await desk
    .getByLabel('Add a title picture', { exact: true })
    .setInputFiles(join(import.meta.dirname, '..', '..', 'docs', 'pictures', 'phone.png'));
  await desk.getByRole('img', { name: 'Title picture' }).waitFor();
  await saved(desk);
  expect(await axeFaults(desk)).toEqual([]);
});

test('a reload in the middle of a word loses nothing, nor does a network that is away', async () => {
  const text = field(desk, 'Text');
  await text.press('Control+End');
  await desk.keyboard.type('half a w');
  await desk.reload();
  await text.waitFor();
  expect((await textOf(desk)).endsWith('half a w')).toBe(true);
  await desk.context().setOffline(true);
  await text.press('Control+End');
  await desk.keyboard.type('ord');
  await desk.getByText('Not saved: no connection').first().waitFor({ state: 'attached' });
  await desk.context().setOffline(false);
  await saved(desk);
  await desk.reload();
  await text.waitFor();
  expect((await textOf(desk)).endsWith('half a word')).toBe(true);
});

test('of two tabs that write the same post, the second is asked, and loses nothing', async () => {
  const tab = await stage.page(desk.context());
  await tab.goto(desk.url());
  await field(tab, 'Text').waitFor();
  await field(desk, 'Text').press('Control+End');
  await desk.keyboard.type(' here');
  await saved(desk);
  await field(tab, 'Title').fill('Theirs');
  await tab.getByText('Saved elsewhere meanwhile').waitFor();
  expect(await axeFaults(tab)).toEqual([]);
  await press(tab, 'Take the other');
  expect((await textOf(tab)).endsWith('half a word here')).toBe(true);
  await press(tab, 'Use it instead');
  expect(await field(tab, 'Title').inputValue()).toBe('Theirs');
  await press(tab, 'Use it instead');
  await press(tab, 'Let it go');
  await saved(tab);
  await tab.close();
  await desk.reload();
  await field(desk, 'Title').waitFor();
  expect(await field(desk, 'Title').inputValue()).toBe('Why compactness matters');
});

test('it is published for whom its author says, and again when it was changed', async () => {
  await press(desk, 'Publish …');
  await desk.getByRole('radio', { name: 'My followers' }).check();
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Publish');
  await desk.getByText('Published', { exact: true }).waitFor();
  await desk.getByText('Your followers can read it.').waitFor();
  await field(desk, 'Title').fill('Why compactness really matters');
  await press(desk, 'Update');
  await desk.getByText('Updated', { exact: true }).waitFor();
  await desk.getByRole('button', { name: 'Update', exact: true }).waitFor({ state: 'detached' });
});

test('an earlier version is compared, used again, and that taken back', async () => {
  await act('Earlier versions');
  const dialog = desk.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /Why compactness matters.*Published/ })
    .last()
    .click();
  await dialog.locator('ins', { hasText: 'really' }).waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Use this again');
  expect(await field(desk, 'Title').inputValue()).toBe('Why compactness matters');
  await press(desk, 'Use it instead');
  expect(await field(desk, 'Title').inputValue()).toBe('Why compactness really matters');
  await press(desk, 'Let it go');
  await saved(desk);
});

test('it is hidden, removed and put back', async () => {
  await act('Hide it from others');
  await desk.getByText('Draft. Only you can read it.').waitFor();
  await act('Remove the post');
  await desk.getByRole('heading', { name: 'This post is removed' }).waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Put it back');
  await field(desk, 'Title').waitFor();
  expect(await field(desk, 'Title').inputValue()).toBe('Why compactness really matters');
});

test('it is clean on a phone, where one looks at it or writes', async () => {
  await desk.setViewportSize(upright);
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Preview');
  await desk.locator('.markdown .katex').waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Write');
  await field(desk, 'Text').waitFor();
});

test('what is above the text goes up with the bar of the app, and comes back with it', async () => {
  const top = async () =>
    Math.round((await desk.getByRole('link', { name: 'Your posts' }).boundingBox())?.y ?? -1);
  await desk.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(top).toBeGreaterThan(50);
  const below = await top();
  await desk.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(top).toBeLessThan(10);
  await desk.evaluate(() => window.scrollTo(0, 250));
  await expect.poll(top).toBe(below);
});

test('all posts are saved as a file, which makes drafts once and is known the second time', async () => {
  await desk.setViewportSize(laptop);
  await desk.goto(`${stage.url}/blogs?list=yours`);
  const download = desk.waitForEvent('download');
  await press(desk, 'Export all');
  const zip = await (await download).path();
  const file = { name: 'my-posts.zip', mimeType: 'application/zip', buffer: readFileSync(zip) };
  await press(desk, 'Import');
  const dialog = desk.getByRole('dialog');
  expect(await axeFaults(desk)).toEqual([]);
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByText('1 draft made').waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Import another file');
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByText(/^It was imported before/).waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Done');
  await expect
    .poll(() => desk.getByRole('link', { name: 'Why compactness really matters' }).count())
    .toBe(2);
});
