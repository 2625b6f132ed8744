import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { laptop, upright } from './browser-stage.ts';
import { field, link, press, saved, tokenOf } from './page-acts.ts';
import { openPeopleStage, type PeopleStage } from './people-stage.ts';
import { addTopic, callsOf } from './stage-acts.ts';

/*
 * A moderator takes over a page from the web, which runs nothing, and publishes it; a visitor finds it on
 * the page of the space, reads it with its contents and footnotes on a phone, and cites it.
 */

let stage: PeopleStage;
let desk: Page;
let phone: Page;
let moduleid: string;

beforeAll(async () => {
  stage = await openPeopleStage();
  desk = await stage.pageOf('mira', laptop);
  phone = await stage.page(await stage.context(upright));
  const token = await tokenOf(desk);
  ({ moduleid } = await addTopic(callsOf(stage.url), token, 'History of computing', 'Engines'));
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const picture = readFileSync(
  join(import.meta.dirname, '..', '..', 'docs', 'pictures', 'phone.png'),
).toString('base64');

const paragraphs = Array.from(
  { length: 9 },
  (_none, at) =>
    `<p>Paragraph ${at + 1}. The Analytical Engine weaves algebraical patterns just as the loom weaves flowers and leaves, and what it is to do is said by cards.</p>`,
).join('');

const webPage = `<!doctype html><!-- saved from url=(0028)https://a.example/the-engine -->
<html><head><title>The engine</title><meta name="author" content="Ada Lovelace">
<script>document.title = 'hit'</script><style>p > b { color: red }</style></head><body>
<p style="display:none">Unseen.</p><nav style="color: red"><a href="/">Home</a></nav><article><h1>The engine</h1>
<p>It weaves <b>patterns</b>.<sup><a href="#n1">1</a></sup> <img src="data:image/png;base64,${picture}" alt="A phone" onerror="alert(1)"></p>
<h2>Mill and store</h2>${paragraphs}<h2>Cards</h2>${paragraphs}<h2>Numbers</h2>${paragraphs}
<iframe src="https://b.example/"></iframe><form><input name="a"><button>Go</button></form>
<ol><li id="n1">So she says in her notes. <a href="#r1">↩</a></li></ol></article></body></html>`;

test('a page from the web becomes an article, and what was left out is told', async () => {
  await desk.goto(`${stage.url}/space/${moduleid}`);
  await link(desk, 'Write an article').click();
  await field(desk, 'Title').waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Import a web page');
  await desk.getByLabel('Choose files').setInputFiles({
    name: 'The engine.html',
    mimeType: 'text/html',
    buffer: Buffer.from(webPage),
  });
  await desk.getByText('The page is imported').waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  const report = await desk.getByRole('dialog').innerText();
  expect(report).toContain('1 picture.');
  expect(report).toContain('1 page of another site within it');
  await press(desk, 'Go on writing');
  await saved(desk);
  await desk.waitForURL(/\/article\/[\w-]{22}\/edit$/);
  expect(await field(desk, 'Title').inputValue()).toBe('The engine');
  expect(await field(desk, 'Authors').inputValue()).toBe('Ada Lovelace');
  expect(await field(desk, 'Taken over from').inputValue()).toBe('https://a.example/the-engine');
  expect(await field(desk, 'Text').inputValue()).toMatch(
    /^It weaves \*\*patterns\*\*\.\[\^1\] !\[A phone\]\(\/api\/file\/[\w-]+\)/,
  );
  await desk.locator('.markdown img').waitFor();
});

test('it is there after a reload, picture and all, and is published', async () => {
  await desk.reload();
  await desk.locator('.markdown img').waitFor();
  await press(desk, 'Publish');
  await desk.getByText('Whoever may read the space can read it.').waitFor();
  await field(desk, 'Text').press('End');
  await field(desk, 'Text').press('Control+End');
  await desk.keyboard.type('\n\nOne more.');
  await saved(desk);
  await press(desk, 'Update');
  await desk.getByText('Updated').first().waitFor();
});

test('a visitor finds it with the space and reads it on a phone', async () => {
  await phone.goto(`${stage.url}/space/${moduleid}`);
  await link(phone, 'The engine').waitFor();
  expect(await link(phone, 'Write an article').count()).toBe(0);
  expect(await axeFaults(phone)).toEqual([]);
  await link(phone, 'The engine').click();
  await phone.getByRole('heading', { name: 'The engine', level: 1 }).waitFor();
  await phone.locator('.markdown img').waitFor();
  expect(await axeFaults(phone)).toEqual([]);
  await phone.locator('sup.footnote a').click();
  const note = phone.locator('ol.footnotes > li');
  expect(await note.innerText()).toMatch(/^So she says in her notes\./);
  await note.getByRole('link').click();
  await phone
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Cards' })
    .click();
  expect(new URL(phone.url()).hash).toBe('#section-cards');
  expect(await link(phone, 'Edit').count()).toBe(0);
});

test('it is cited', async () => {
  await press(phone, 'Cite');
  const entry = await phone.getByLabel('The entry').innerText();
  expect(entry).toMatch(/^@misc\{lovelace\d{4}engine,\n {2}author = \{Ada Lovelace\},/);
  expect(await axeFaults(phone)).toEqual([]);
  const [download] = await Promise.all([
    phone.waitForEvent('download'),
    press(phone, 'Save as a file'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^lovelace\d{4}engine\.bib$/);
  await phone.keyboard.press('Escape');
});

test('a page as a browser saves it becomes an article, too', async () => {
  const session = await phone.context().newCDPSession(phone);
  const { data } = await session.send('Page.captureSnapshot', { format: 'mhtml' });
  const tab = await stage.page(desk.context());
  await tab.goto(`${stage.url}/space/${moduleid}`);
  await link(tab, 'Write an article').click();
  await press(tab, 'Import a web page');
  await tab.getByLabel('Choose files').setInputFiles({
    name: 'The engine.mhtml',
    mimeType: 'multipart/related',
    buffer: Buffer.from(data),
  });
  await tab.getByText('The page is imported').waitFor();
  await press(tab, 'Go on writing');
  await saved(tab);
  expect(await field(tab, 'Title').inputValue()).toBe('The engine');
  expect(await field(tab, 'Taken over from').inputValue()).toBe(
    new URL(phone.url()).href.replace(/#.*/, ''),
  );
  const text = await field(tab, 'Text').inputValue();
  expect(text).toContain('It weaves **patterns**.[^1]');
  expect(text).toContain('\n## Mill and store\n');
  expect(text).toContain('\n[^1]: So she says in her notes.');
  expect(text).not.toMatch(/Register|Copy the link/);
  await tab.close();
});

test('it is removed, and put back on the page of the space', async () => {
  await press(desk, 'More');
  await press(desk, 'Remove the article');
  await desk.getByRole('heading', { name: 'This article is removed' }).waitFor();
  await link(desk, 'To the space').click();
  await press(desk, 'Put back');
  await link(desk, 'The engine').waitFor();
});
