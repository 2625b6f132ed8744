import { readFile } from 'node:fs/promises';
import { buildQuiz } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { moderator } from './moderator-stage.ts';
import { playQuiz } from './played-quiz.ts';
import { areClean, choose, openQuizStage, type QuizStage, sayName } from './quiz-stage.ts';

/*
 * After a quiz: what each person answered, the files, a gradebook of Moodle and one of Canvas that are
 * filled in, and what one takes home on a phone.
 */

let stage: QuizStage;
let page: Page;
let ada: Page;
let runId: string;

const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
const saved = async (name: string | RegExp): Promise<{ file: string; content: Buffer }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press(name)]);
  return { file: download.suggestedFilename(), content: await readFile(await download.path()) };
};
/** Loads a gradebook, and saves it as it was filled in. */
const filledIn = async (csv: string): Promise<string> => {
  await page
    .getByLabel('Gradebook of the course (.csv), optional')
    .setInputFiles({ name: 'course.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByText('2 of 3 people found in the gradebook').waitFor();
  await areClean(page);
  return (await saved('Save the file')).content.toString();
};

beforeAll(async () => {
  stage = await openQuizStage();
  const items = buildQuiz().items.slice(0, 1);
  const quizid = await stage.addQuiz(buildQuiz({ items, pace: 'flat' }));
  const played = await playQuiz(stage.url, await stage.tokenOf(moderator), quizid);
  ({ runId } = played);
  ada = await stage.phone(played.code);
  await sayName(ada, 'Ada Lovelace');
  const [grace, late] = [await played.join(), await played.join()];
  await grace.say('Grace Hopper');
  await late.say('Nobody Else');
  await played.command({ type: 'ask', at: 0 }, 'open');
  await choose(ada, 'rome');
  await grace.answer(0, { choices: ['bonn'] });
  await late.answer(0, { choices: ['rome'] });
  await played.is('closed');
  await played.command({ type: 'reveal' }, 'revealed');
  await played.command({ type: 'end' }, 'ended');
  played.close();
  page = await stage.signedIn();
  await page.goto(`${stage.url}/tools/quiztime/results/${runId}`);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

test('who answered what, and what was answered to each question', async () => {
  await page.getByRole('region', { name: 'Question 1' }).first().waitFor();
  await areClean(page);
  await press('Grace Hopper');
  const sheet = page.getByRole('dialog', { name: 'The answers of Grace Hopper' });
  await sheet.getByText('bonn').waitFor();
  await areClean(page);
  await sheet.getByRole('button', { name: 'Close', exact: true }).last().click();
});

test('the files: people, questions, workbook, report', async () => {
  const people = await saved(/^People/);
  expect(people.content.toString()).toContain('Ada Lovelace,1000,1,rome,right');
  const questions = await saved(/^Questions and options/);
  expect(questions.content.toString()).toContain('Of Italy?,rome,yes,3,2');
  const [workbook, report] = [await saved(/^Workbook/), await saved(/^Points and figures/)];
  expect([workbook.file.slice(-5), workbook.content.subarray(0, 2).toString()]).toEqual([
    '.xlsx',
    'PK',
  ]);
  expect([report.file.slice(-4), report.content.subarray(0, 5).toString()]).toEqual([
    '.pdf',
    '%PDF-',
  ]);
});

test('gradebooks of Moodle and of Canvas are filled in', async () => {
  await press('Gradebook …');
  await areClean(page);
  const moodle = await filledIn(
    'First name,Last name,ID number,Email address\nAda,Lovelace,1,ada@x.example\nGrace,Hopper,2,grace@x.example\n',
  );
  expect(moodle).toContain('Ada,Lovelace,1,ada@x.example,100');
  expect(moodle).toContain('Grace,Hopper,2,grace@x.example,0');
  await press('Gradebook …');
  const canvas = await filledIn(
    'Student,ID,SIS User ID,SIS Login ID,Section\n"Lovelace, Ada",11,a,ada,1\n"Hopper, Grace",12,g,grace,1\n',
  );
  expect(canvas).toMatch(/"Lovelace, Ada",11,a,ada,1,100/);
});

test('what one takes home', async () => {
  await ada.getByRole('link', { name: 'Open the private link' }).click();
  await ada.getByText(/^1,000 points: place 1 of 3/).waitFor();
  await ada.getByText('Your answer is correct.').waitFor();
  await areClean(ada);
});
