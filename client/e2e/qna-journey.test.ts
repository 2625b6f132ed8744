import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { openQnaStage, type QnaStage } from './qna-stage.ts';

/*
 * A student asks on the phone, the lecturer answers on a laptop, a second student finds the question
 * while typing it again, a visitor reads, and the mails end by the link in one of them.
 */

const title = 'Why does merging keep the order of equal items?';
/** A picture of one dot. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const phone = { width: 390, height: 844 };

let stage: QnaStage;
let jonas: Page;
let mira: Page;
let lea: Page;
let visitor: Page;
let question: string;

beforeAll(async () => {
  stage = await openQnaStage();
  jonas = await stage.pageOf('jonas', await stage.context(phone));
  mira = await stage.pageOf('mira', await stage.context());
  lea = await stage.pageOf('lea', await stage.context(phone));
  visitor = await stage.page(await stage.context());
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

const field = (page: Page) => page.getByLabel('What do you want to know?');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a student asks on the phone, with a picture; what is typed outlives a reload', async () => {
  await jonas.getByText(/Ask the first one/).waitFor();
  await field(jonas).fill(title);
  await button(jonas, 'Add details').click();
  await jonas.getByLabel('Details').fill('In $O(n)$, with **two** lists.');
  await jonas.reload();
  await expect.poll(() => field(jonas).inputValue()).toBe(title);
  await jonas.locator('input[type=file]').setInputFiles({
    name: 'board.png',
    mimeType: 'image/png',
    buffer: Buffer.from(dot, 'base64'),
  });
  await jonas.getByText('The picture is added.').waitFor();
  await button(jonas, 'Preview').click();
  await jonas.locator('.markdown img[alt=board]').waitFor();
  expect(await axeFaults(jonas)).toEqual([]);
  await button(jonas, 'Ask').dblclick();
  await jonas.getByText('Your question is asked.').waitFor();
  await jonas.locator('li h3').first().waitFor();
  expect(await jonas.locator('li h3').count()).toBe(1);
  await jonas.locator('li h3 a').click();
  await jonas.getByRole('heading', { level: 1, name: title }).waitFor();
  question = jonas.url();
  await jonas.locator('.markdown .katex').waitFor();
  await jonas.locator('.markdown img[alt=board]').waitFor();
  if (await button(jonas, 'Follow').isVisible()) await button(jonas, 'Follow').click();
  await button(jonas, 'Following').waitFor();
  expect(await axeFaults(jonas)).toEqual([]);
});

test('the lecturer sees that it waits, answers on a laptop, and accepts', async () => {
  // The open page hears of it.
  await mira.getByRole('link', { name: '1 without an answer' }).waitFor();
  expect(await axeFaults(mira)).toEqual([]);
  await mira.getByRole('link', { name: title }).first().click();
  await mira.getByLabel('Your answer').fill('It takes from the **left** list first.');
  await button(mira, 'Answer').click();
  await mira.getByText('Your answer is there.').waitFor();
  await mira.getByRole('button', { name: 'Accept the answer of Mira', exact: true }).click();
  await mira.getByText('Accepted answer').waitFor();
  expect(await axeFaults(mira)).toEqual([]);
});

test('a second student finds it while typing, and votes with one tap', async () => {
  await lea.reload();
  await field(lea).pressSequentially('why is merging keeping equal items in order');
  const offered = lea.getByRole('region', { name: 'Already asked' });
  await offered.getByText('1 asks this').waitFor();
  expect(await axeFaults(lea)).toEqual([]);
  await offered.getByRole('button', { name: /^Add your vote/ }).click();
  await lea.getByText('You ask this too').waitFor();
  await lea.getByRole('button', { name: /^Vote for .* 1 vote$/, pressed: true }).waitFor();
});

test('a visitor reads it, and its history', async () => {
  await visitor.goto(question);
  await visitor.getByText('Accepted answer').waitFor();
  await visitor.locator('.markdown img[alt=board]').waitFor();
  await visitor.getByRole('link', { name: 'Log in' }).first().waitFor();
  expect(await axeFaults(visitor)).toEqual([]);
  await visitor.goto(`${question}/indepth`);
  await visitor.getByText('It was never changed.').waitFor();
  expect(await axeFaults(visitor)).toEqual([]);
});

test('the mails end by the link in one of them, without an account', async () => {
  stage.clock.leap(11 * 60_000);
  const mail = await stage.mail(stage.emailOf('jonas'), /Why does merging/);
  const link = /http:\/\/\S+\/unsubscribe\/[^\s<>"]+/.exec(mail.text)?.[0] ?? '';
  const address = `${stage.url}${link.replace(/^https?:\/\/[^/]+/, '')}`;
  await visitor.goto(address.replace(/proof=./, 'proof='));
  await button(visitor, 'Stop the e-mails').click();
  await visitor.getByRole('heading', { name: 'This link does not work' }).waitFor();
  await visitor.goto(address);
  expect(await axeFaults(visitor)).toEqual([]);
  await button(visitor, 'Stop the e-mails').click();
  await visitor.getByRole('heading', { name: 'No more e-mails' }).waitFor();
  expect(await axeFaults(visitor)).toEqual([]);
  await jonas.reload();
  await button(jonas, 'Follow').waitFor();
});

test('whoever asked deletes it and takes that back', async () => {
  await button(jonas, 'More').first().click();
  await button(jonas, 'Delete').first().click();
  await jonas.getByText('The question is deleted.').waitFor();
  await button(jonas, 'Undo').click();
  await jonas.getByRole('heading', { level: 1, name: title }).waitFor();
});

test('the lecturer makes labels, and says how questions are handled', async () => {
  await mira.goto(stage.topic);
  await mira.getByRole('link', { name: 'Labels', exact: true }).click();
  await mira.getByLabel('Add a label').fill('Exam');
  await button(mira, 'Add').click();
  await mira.getByRole('row', { name: /Exam/ }).waitFor();
  expect(await axeFaults(mira)).toEqual([]);
  await mira.goto(stage.topic);
  await mira.getByRole('link', { name: 'Moderate' }).click();
  // It turns when the server has it.
  await mira.getByRole('switch', { name: /without a name/ }).click();
  await mira.getByText('Saved.').waitFor();
  expect(await mira.getByRole('switch', { name: /without a name/ }).isChecked()).toBe(true);
  await mira.getByText('changed how questions are handled').waitFor();
  expect(await axeFaults(mira)).toEqual([]);
});
