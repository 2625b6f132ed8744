import { buildQuiz } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { areClean, codeAt, openQuizStage, type QuizStage, sayName } from './quiz-stage.ts';

/*
 * A quiz that stands open from tomorrow on: waited for, gone through twice by one person, closed, and
 * counted; and another one, in which each answer is told at once.
 */

const day = 86_400_000;

let stage: QuizStage;
let host: Page;
let ada: Page;

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const leaveOpen = async (): Promise<ReturnType<Page['getByRole']>> => {
  await press(host, 'Leave open …');
  return host.getByRole('dialog', { name: 'Leave this quiz open' });
};

beforeAll(async () => {
  stage = await openQuizStage();
  const items = buildQuiz().items.slice(0, 2);
  const homework = await stage.addQuiz(buildQuiz({ title: 'Homework', items }));
  host = await stage.signedIn();
  ada = await stage.phone(await stage.present(host, homework));
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

test('it opens by itself', async () => {
  await sayName(ada, 'Ada');
  const dialog = await leaveOpen();
  await dialog.getByLabel('Opens').selectOption({ label: 'From a time on' });
  await dialog.getByLabel('Open from').waitFor();
  await dialog.getByLabel('Attempts').selectOption({ label: 'Up to 2' });
  await areClean(host);
  await dialog.getByRole('button', { name: 'Leave it open' }).click();
  await host.getByRole('heading', { name: 'This quiz opens later' }).waitFor();
  await ada.getByRole('heading', { name: 'Not open yet' }).waitFor();
  await areClean(host, ada);
  stage.clock.leap(2 * day);
  await ada.getByText('In your own time').waitFor();
  await ada.getByText('2 attempts left. The best one counts.').waitFor();
  await areClean(ada);
});

test('an attempt keeps its place over a reload, and is told when it is handed in', async () => {
  await press(ada, 'Start');
  await ada.getByRole('button', { name: 'rome' }).click();
  await press(ada, 'Next');
  await ada.getByText('Answer, then go on.').waitFor();
  for (const name of ['rome', 'bern']) await ada.getByRole('button', { name }).click();
  await ada.getByText('It is kept when you go on.').waitFor();
  await ada.reload();
  await ada.getByRole('heading', { name: 'Which are?' }).waitFor();
  await areClean(ada);
  await press(ada, 'To the end');
  await ada.getByText('Every question is answered.').waitFor();
  await areClean(ada);
  await press(ada, 'Hand in');
  await ada.getByText('2 of 2 correct').waitFor();
  await ada.getByText('3,000 of 3,000 points').waitFor();
  await areClean(ada);
});

test('of two attempts the better one counts, also where it was the first', async () => {
  await press(ada, 'Start attempt 2');
  await ada.getByRole('button', { name: 'bonn' }).click();
  await press(ada, 'Next');
  await press(ada, 'To the end');
  await ada.getByText('1 question has no answer yet.').waitFor();
  await press(ada, 'Hand in');
  await ada.getByText('0 of 2 correct').waitFor();
  await ada.getByText('Attempt 1 counts so far, with 3,000 points.').waitFor();
  await press(host, 'Close it now');
  await host.getByRole('heading', { name: 'This quiz is closed' }).waitFor();
  await ada.getByText('Attempt 1 counts: your best.').waitFor();
  await areClean(host, ada);
});

test('where each answer is told at once it is final', async () => {
  const quizid = await stage.addQuiz(buildQuiz({ title: 'Each', entry: 'open' }));
  await host.goto(`${stage.url}/tools/quiztime/startquiz/${quizid}`);
  await press(host, 'In a new room');
  const dialog = await leaveOpen();
  await dialog.getByLabel('What is right is told').selectOption({ label: 'After each answer' });
  await dialog.getByRole('button', { name: 'Leave it open' }).click();
  await host.getByRole('heading', { name: 'This quiz is open' }).waitFor();
  const phone = await stage.phone(await codeAt(host));
  await press(phone, 'Start');
  await phone.getByRole('button', { name: 'bonn' }).click();
  await press(phone, 'Check');
  await phone.getByText('Not this time').waitFor();
  await phone.getByText('Answered. It is final.').waitFor();
  await areClean(phone);
});
