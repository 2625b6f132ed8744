import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aPdf } from '../test/a-pdf.ts';
import { axeFaults } from './axe.ts';
import { laptop, upright } from './browser-stage.ts';
import { type ModeratorStage, openModeratorStage } from './moderator-stage.ts';
import { press } from './page-acts.ts';

/*
 * A person gives cheat sheets: a PDF whose sending is broken off by the network and by a reload, photos in an order
 * of their own, a text; they are edited in two windows, replaced, removed and put back.
 */

let stage: ModeratorStage;
let desk: Page;

beforeAll(async () => {
  stage = await openModeratorStage();
  desk = await stage.desk();
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const upload = (): string => `${stage.url}/cheatsheets/upload`;
const pdfOf = (name: string, texts: readonly string[], made?: Parameters<typeof aPdf>[1]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(aPdf(texts, made)),
});
const pictureOf = (name: string, of: string) => ({
  name,
  mimeType: 'image/png',
  buffer: readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'pictures', of)),
});
const choose = (page: Page, ...files: ReturnType<typeof pdfOf>[]): Promise<void> =>
  page.getByLabel('Choose files').setInputFiles(files);

/** The places of the parts that are sent, in order. */
const partsSent = (page: Page): string[] => {
  const places: string[] = [];
  page.on('request', (request) => {
    const place = /\/part\?at=(\d+)$/.exec(request.url())?.[1];
    if (place !== undefined) places.push(place);
  });
  return places;
};

/** On a disk: by when it was changed there it is known again. */
const folder = mkdtempSync(join(tmpdir(), 'sets-sheets-'));
const long = join(folder, 'Linear_algebra.pdf');
writeFileSync(long, aPdf(['Eigenvectors', 'Second'], { padding: 3_200_000 }));
afterAll(() => rmSync(folder, { recursive: true }));
/** Until then the last part of it does not arrive. */
const reloaded = Promise.withResolvers<void>();

test('a long PDF is shown at once, and goes on after the network was away', async () => {
  await desk.goto(upload());
  await desk.getByLabel('Choose files').waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await desk.route('**/part?at=1000000', (route) => route.abort(), { times: 1 });
  await desk.route('**/part?at=3000000', async (route) => {
    await reloaded.promise;
    await route.abort().catch(() => undefined);
  });
  await desk.getByLabel('Choose files').setInputFiles(long);
  await desk.getByRole('heading', { name: 'Linear algebra' }).waitFor();
  await desk.getByText(/^PDF · 2 pages · 3\.2 MB$/).waitFor();
  await desk.getByText(/^Sending … 9\d% of 3\.2 MB$/).waitFor();
});

test('it goes on after a reload, where it is chosen again', async () => {
  // The browser asks whether the page may be left.
  desk.once('dialog', (dialog) => void dialog.accept());
  const places = partsSent(desk);
  await desk.reload();
  reloaded.resolve();
  await desk.unroute('**/part?at=3000000');
  await desk.getByLabel('Choose files').setInputFiles(long);
  await desk.getByRole('img', { name: 'First page' }).waitFor();
  await desk.getByText('Sent', { exact: true }).waitFor();
  // The cover is one part, on its way beside the file; of the file only the last, where that was not through already.
  await expect.poll(() => places.filter((place) => place !== '3000000')).toEqual(['0']);
  expect(await axeFaults(desk)).toEqual([]);
});

test('it is published once with what is said of it, and read', async () => {
  await desk.getByLabel('Subject').fill('Linear algebra');
  await desk.getByLabel('Description').fill('What one needs for the **second** exam.');
  await desk.getByLabel('Add a tag').fill('Exam');
  await desk.getByRole('radio', { name: 'Only me' }).check();
  await desk.getByRole('button', { name: 'Publish', exact: true }).dblclick();
  await desk.getByText('Published. Only you can read it.').waitFor();
  await desk.getByRole('link', { name: 'See it' }).click();
  await desk.getByRole('heading', { name: 'Linear algebra', level: 1 }).waitFor();
});

test('a PDF that wants a password, a damaged one, and what is none are refused at once', async () => {
  await desk.goto(upload());
  const damaged = { ...pdfOf('b.pdf', ['']), buffer: Buffer.from('%PDF-1.7 and nothing else') };
  await choose(desk, pdfOf('a.pdf', ['Locked'], { isLocked: true }), damaged, {
    name: 'c.docx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('PK\u0003\u0004'),
  });
  await desk.getByText(/^a\.pdf: This PDF wants a password/).waitFor();
  await desk.getByText(/^b\.pdf: This PDF is damaged/).waitFor();
  await desk.getByText(/^c\.docx: A sheet is a PDF, pictures/).waitFor();
  expect(await axeFaults(desk)).toEqual([]);
});

test('photos become one sheet in the order that is made; a text another one; both are published', async () => {
  await desk.setViewportSize(upright);
  const text = {
    name: 'limits.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('# Limits\n\n$x^2$'),
  };
  await choose(desk, pictureOf('one.png', 'phone.png'), pictureOf('two.png', 'phone.png'), text);
  await desk.locator('.markdown .katex').waitFor();
  await desk.getByRole('img', { name: 'Page 2: two.png' }).waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await desk.getByRole('button', { name: /^Move two\.png: drag/ }).press('ArrowLeft');
  await desk.getByRole('img', { name: 'Page 1: two.png' }).waitFor();
  await desk.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Publish all 2');
  await expect.poll(() => desk.getByText(/^Published\./).count()).toBe(2);
  expect(await axeFaults(desk)).toEqual([]);
});

test('one’s own are listed, removed and put back', async () => {
  await desk.getByRole('link', { name: 'My files' }).click();
  const row = desk.getByRole('listitem').filter({ hasText: 'Linear algebra' });
  await row.getByText('Only for you').waitFor();
  await desk.getByText(/of your plan’s room used$/).waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await desk.emulateMedia({ colorScheme: 'light' });
  await desk.setViewportSize(laptop);
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Remove Linear algebra');
  await row.getByText(/^Removed\. Nobody can read it\./).waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Put it back: Linear algebra');
  await row.getByText('Only for you').waitFor();
});

test('of two windows that change a sheet, the second is asked', async () => {
  await desk.getByRole('link', { name: 'Edit Linear algebra' }).click();
  await desk.getByLabel('Title').waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  const other = await stage.page(desk.context());
  await other.goto(desk.url());
  await other.getByLabel('Title').fill('Linear algebra I');
  await press(other, 'Save');
  await other.getByText('Everything is saved.').waitFor();
  await other.close();
  await desk.getByLabel('Title').fill('All of linear algebra');
  await press(desk, 'Save');
  await desk.getByText(/it is called ‘Linear algebra I’ there/).waitFor();
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Keep what is typed here');
  await desk.getByText('Everything is saved.').waitFor();
});

test('its file is replaced with a note, and what was is an earlier version', async () => {
  await choose(desk, pdfOf('better.pdf', ['Better']));
  await desk.getByLabel('What is new in it').fill('Mended page 1');
  expect(await axeFaults(desk)).toEqual([]);
  await press(desk, 'Replace');
  await desk.getByText('Mended page 1').waitFor();
  await desk.getByRole('link', { name: 'See version 1' }).waitFor();
  await desk.setViewportSize(upright);
  expect(await axeFaults(desk)).toEqual([]);
});

test('the plans say how much room for files there is', async () => {
  await desk.goto(`${stage.url}/account/upgrade`);
  await desk.getByText(/of 200 MB of files$/).waitFor();
  expect(await axeFaults(desk)).toEqual([]);
});
