import { buildQuiz } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { moderator } from './moderator-stage.ts';
import { playQuiz } from './played-quiz.ts';
import { areClean, onPhone, openQuizStage, type QuizStage } from './quiz-stage.ts';

/*
 * What was missed in a quiz is practised on the same day and comes up in the warm-up of the next one;
 * and a quiz is made of a text that somebody pasted.
 */

const day = 86_400_000;
const jonas = { email: 'jonas@school.example', password: moderator.password };

const text = `Chlorophyll is the green pigment that absorbs light. The mitochondrion is the organelle that
releases energy from sugar. Respiration is the release of energy from glucose. An enzyme is a protein that speeds up
a chemical reaction. Osmosis is the movement of water through a membrane. The Calvin cycle was discovered in 1950.`;

let stage: QuizStage;
let student: Page;
let moderatorPage: Page;
let space: string;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

beforeAll(async () => {
  stage = await openQuizStage();
  await stage.addAccount({ ...jonas, username: 'Jonas', accountType: 'student' });
  const shelf = await stage.addTopic('Geography', 'Capitals');
  space = `${stage.url}/space/${shelf.moduleid}`;
  const items = buildQuiz().items.slice(0, 1);
  const quizid = await stage.addQuiz(buildQuiz({ items, entry: 'account' }), shelf);
  const played = await playQuiz(stage.url, await stage.tokenOf(moderator), quizid);
  const phone = await played.join(await stage.tokenOf(jonas));
  await played.command({ type: 'ask', at: 0 }, 'open');
  await phone.answer(0, { choices: ['bonn'] });
  await played.is('closed');
  await played.command({ type: 'reveal' }, 'revealed');
  await played.command({ type: 'end' }, 'ended');
  played.close();
  [student, moderatorPage] = await Promise.all([stage.signedIn(jonas, onPhone), stage.signedIn()]);
});
afterAll(() => stage.close());
afterEach(() => expect(stage.complaints()).toEqual([]));

test('what was missed today can be practised at once', async () => {
  await student.goto(space);
  await student.getByText('Nothing is due today').waitFor();
  await student.getByRole('link', { name: 'Practise' }).click();
  await student.getByRole('link', { name: /1 question, 1 missed$/ }).click();
  await student.getByRole('heading', { name: 'Of Italy?' }).waitFor();
  await areClean(student);
  await press(student, 'I do not know');
  await student.getByText('Now you know').waitFor();
  await areClean(student);
  await press(student, 'Finish');
  await student.getByText('You knew 0 of 1.').waitFor();
  await areClean(student);
});

test('the next day it is due, and is asked in the warm-up', async () => {
  stage.clock.leap(day);
  await student.goto(space);
  await student.getByRole('heading', { name: 'Warm-up: 1 question due' }).waitFor();
  await areClean(student);
  await student.getByRole('link', { name: 'Start the warm-up' }).click();
  await press(student, 'rome');
  await student.getByText('Correct', { exact: true }).first().waitFor();
  await press(student, 'Finish');
  await student.getByText('All of it known.').waitFor();
});

test('a moderator opens and closes a quiz for practice', async () => {
  await moderatorPage.goto(`${space}/practice`);
  const open = moderatorPage.getByRole('switch', { name: /^Capitals/ });
  await open.click();
  await moderatorPage.getByRole('link', { name: /^Capitals\s*1 question$/ }).waitFor();
  await areClean(moderatorPage);
});

test('a text that is pasted becomes a quiz', async () => {
  await moderatorPage.goto(`${stage.url}/generator`);
  await moderatorPage.getByLabel('Text', { exact: true }).fill(text);
  await press(moderatorPage, 'Make questions');
  await moderatorPage.getByRole('heading', { name: /^\d+ questions to look through$/ }).waitFor();
  await moderatorPage.getByText('You have 19 credits.').waitFor();
  await moderatorPage.getByLabel('All of them').uncheck();
  await moderatorPage.getByLabel('Take “What is meant by “chlorophyll”?”').check();
  await areClean(moderatorPage);
  await press(moderatorPage, 'Put into …');
  await areClean(moderatorPage);
  await press(moderatorPage, 'Open in the editor');
  await moderatorPage.waitForURL('**/tools/quiztime/editquiz/*');
  await moderatorPage.getByText('Saved').first().waitFor();
  await moderatorPage
    .getByRole('checkbox', { name: 'the green pigment that absorbs light' })
    .waitFor();
  await areClean(moderatorPage);
  await moderatorPage.goto(`${stage.url}/tools/quiztime/viewquizzes/personal/polls`);
  await moderatorPage.getByText('Questions from a text').first().waitFor();
});
