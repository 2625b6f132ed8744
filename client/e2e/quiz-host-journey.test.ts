import { buildQuiz } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { moderator } from './moderator-stage.ts';
import {
  areClean,
  choose,
  openQuizStage,
  pressFor,
  type QuizStage,
  sayName,
} from './quiz-stage.ts';

/*
 * What a host does while a quiz runs: names, teams, more time for one person, the doors, a pause, a
 * question that counts for nobody, the board, skipping and going back. The server starts again in the
 * middle, the host's page is lost, and a second moderator goes on.
 */

const otto = { email: 'otto@school.example', password: moderator.password };

let stage: QuizStage;
let host: Page;
let wall: Page;
let room: string;
let ada: Page;
let grace: Page;
let sofja: Page;

const step = (name: string) => pressFor(host, name);
const person = async (name: string) => {
  await host.getByRole('button', { name: `Change something of ${name}` }).click();
  return host.getByRole('dialog', { name });
};
const close = () => host.getByRole('dialog').getByRole('button', { name: 'Done' }).click();

beforeAll(async () => {
  stage = await openQuizStage();
  const items = buildQuiz().items.slice(0, 3);
  for (const { question } of items) Object.assign(question, { seconds: 600 });
  const shelf = await stage.addTopic('Geography', 'Capitals');
  const quizid = await stage.addQuiz(buildQuiz({ items }), shelf);
  await stage.addAccount({ ...otto, username: 'Otto', accountType: 'moderator' });
  const token = await stage.tokenOf(moderator);
  const { moduleid } = shelf;
  await stage.call('/api/module/invitemoderator', { moduleid, email: otto.email }, token);
  host = await stage.signedIn();
  room = await stage.present(host, quizid);
  [wall, ada, grace, sofja] = await Promise.all([
    stage.wall(room),
    stage.phone(room),
    stage.phone(room),
    stage.phone(room),
  ]);
});
afterAll(() => stage.close());
afterEach(() => {
  // A page says itself that the server was gone: that is part of this journey.
  const isRefused = (line: string): boolean => line.includes('ERR_CONNECTION_REFUSED');
  expect(stage.complaints().filter((line) => !isRefused(line))).toEqual([]);
});

test('a name is refused, waits for the host, is another one, or is taken out', async () => {
  await sayName(sofja, 'Fuck you');
  await sofja.getByText('Everybody may read your name here.').waitFor();
  await sayName(sofja, 'Dick');
  await sayName(ada, 'Ada');
  await sayName(grace, 'Grace');
  await host.getByText('One name waits for you.').waitFor();
  await wall.getByText('Grace', { exact: true }).waitFor();
  expect(await wall.getByText('Dick').count()).toBe(0);
  const waiting = await person('Dick');
  await areClean(host, sofja);
  await waiting.getByLabel('Name that everybody sees').fill('Sofja');
  await waiting.getByRole('button', { name: 'Keep name' }).click();
  await host
    .getByRole('dialog', { name: 'Sofja' })
    .getByLabel('More time to answer')
    .selectOption({ label: 'Twice the time' });
  await sofja
    .getByText(/^Whoever presents calls you Sofja here\. You have twice the time/)
    .waitFor();
  await close();
  await wall.getByText('Sofja', { exact: true }).waitFor();
  await (await person('Grace')).getByRole('button', { name: 'Take out' }).click();
  await grace.getByRole('heading', { name: 'What else may we call you?' }).waitFor();
  await close();
  await wall.getByText('Grace', { exact: true }).waitFor({ state: 'detached' });
  await sayName(grace, 'Gracie');
  await wall.getByText('Gracie', { exact: true }).waitFor();
});

test('people choose their teams', async () => {
  await host.getByRole('button', { name: 'Play in teams …' }).click();
  const teams = host.getByRole('dialog', { name: 'Play in teams' });
  await teams.getByLabel('How many teams').selectOption('2');
  await teams.getByLabel('People choose').check();
  await areClean(host);
  await teams.getByRole('button', { name: 'Play in these teams' }).click();
  await ada.getByRole('button', { name: 'Circles' }).click();
  for (const phone of [grace, sofja])
    await phone.getByRole('button', { name: 'Triangles' }).click();
  await wall
    .getByRole('listitem')
    .filter({ hasText: /Triangles\s*2/ })
    .waitFor();
  await areClean(ada, wall);
});

test('a question is paused, and the server starts again in the middle of it', async () => {
  // The focus is where the dialog was opened: who pointed means the next step all the same.
  await host.keyboard.press(' ');
  await choose(ada, 'bonn');
  await host.keyboard.press('p');
  await ada.getByText('Paused').first().waitFor();
  await areClean(ada);
  await stage.restart();
  await host.getByText('No connection to the server.').waitFor({ state: 'detached' });
  await step('Go on');
  await ada.reload();
  await ada.getByText('Answered. It is kept.').first().waitFor();
  expect(await ada.getByRole('button', { name: 'bonn' }).getAttribute('aria-pressed')).toBe('true');
  const tab = await stage.page(ada.context());
  await tab.goto(`${stage.url}/j/${room}`);
  await tab.getByText('Answered. It is kept.').first().waitFor();
  await tab.close();
  await choose(grace, 'rome');
});

test('the doors are closed to who comes late, and opened again', async () => {
  await host.keyboard.press('l');
  await host.getByText('Doors closed').first().waitFor();
  const late = await stage.phone(room);
  await late.getByRole('heading', { name: 'Doors closed' }).waitFor();
  await host.keyboard.press('l');
  await late.getByRole('button', { name: 'Try again' }).click();
  await sayName(late, 'Late');
  await late.getByRole('heading', { name: 'Of Italy?' }).waitFor();
  await late.context().close();
});

test('who has more time answers when it is closed for all others', async () => {
  await step('Close question');
  await ada.getByText('Closed. What is right comes next.').waitFor();
  await host.getByText(/^1 person still has /).waitFor();
  await choose(sofja, 'rome');
  await host.getByText(', 3 answered,').waitFor();
  await step('Show what is right');
  await ada.getByRole('heading', { name: 'Not this time' }).waitFor();
});

test('a question counts for nobody, and for everybody again; then who leads is told', async () => {
  await host.keyboard.press('v');
  await grace.getByRole('heading', { name: 'Does not count' }).waitFor();
  await wall.getByText('This question counts for nobody.').waitFor();
  await areClean(grace);
  await host.keyboard.press('v');
  await grace.getByRole('heading', { name: 'Correct' }).waitFor();
  await step('Show leaderboard');
  await wall.getByText('Points per person').waitFor();
  await wall.getByText(/^First: Triangles/).waitFor();
  await sofja.getByText('Triangles').waitFor();
  await areClean(wall, sofja);
});

test('the host passes a question by and is gone; a second moderator goes back, and ends it', async () => {
  await step('Next question');
  await ada.getByRole('heading', { name: 'Which are?' }).waitFor();
  await host.keyboard.press('s');
  await host.getByRole('button', { name: 'Go to question 3' }).click();
  await ada.getByRole('heading', { name: 'Bonn is one.' }).waitFor();
  await host.context().close();
  await choose(ada, 'False');
  host = await stage.signedIn(otto);
  await host.getByText('Live now').waitFor();
  await host.getByRole('link', { name: /^Go on/ }).click();
  await host.getByText('passed by').waitFor();
  await step('Close question');
  await step('Show what is right');
  await ada.getByRole('heading', { name: 'Correct' }).waitFor();
  await step('Back to what was told before');
  await ada.getByRole('heading', { name: 'Of Italy?' }).waitFor();
  await step('Show podium');
  await wall.getByRole('list', { name: 'The winners' }).waitFor();
  const best = wall.getByRole('region', { name: 'Best players' });
  await best.waitFor();
  const names = best.locator('span[dir="auto"]');
  await names.first().evaluate((name) => (name.textContent = 'Maximiliana '.repeat(4)));
  // A name of any length leaves the points on the wall.
  expect(await best.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await areClean(wall);
  await step('End quiz');
  await host.getByRole('dialog').getByRole('button', { name: 'End quiz' }).click();
  await ada.getByText('What you answered').waitFor();
});
