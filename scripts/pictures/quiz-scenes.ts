import { choiceByLot, choiceOfTeam, teamSlotOf } from '@sets/shared/quiz/teams/team-slot.ts';
import type { QuizPhase } from '@sets/shared/quiz/quiz.standing.ts';
import type { Page } from 'playwright-core';
import { type Camera, phoneInRoom, type Size } from './camera.ts';
import { PresentedQuiz } from './presented-quiz.ts';
import type { Product } from './product.ts';
import { mathsQuiz, namesOf } from './quiz-samples.ts';

const walls: readonly Size[] = ['projector', 'laptop'];
const phones: readonly Size[] = ['phone', 'small'];
const desks: readonly Size[] = ['phone', 'laptop'];
/** So long people take to answer: their points are told apart by it. */
export const answeringMs = 4_000;

/** What a phone shows once it is in the room. */
export const seated = `${phoneInRoom}, .entry-name`;

/** Whoever looks by a phone plays, too: under a name. */
export const takePart = async (page: Page): Promise<void> => {
  const name = page.getByLabel('Your name');
  if (!(await name.isVisible())) return;
  await name.fill('Ruth');
  await page.getByRole('button', { name: 'Take part' }).click();
  await name.waitFor({ state: 'detached' });
};

export const openDialog = (button: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').waitFor();
};

const openPrivateLink = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Open the private link' }).click();
  await page.waitForURL(/\/mine#/);
  await page.locator('h1').waitFor();
};

const deskOf = ({ room, quizid }: PresentedQuiz): string =>
  `/tools/quiztime/startquiz/${quizid}?room=${room.roomId}`;

/** The wall, a phone and the desk. */
export const look = async (
  camera: Camera,
  { lecturer }: Product,
  quiz: PresentedQuiz,
  name: string,
  onPhone: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> => {
  const before = async (page: Page): Promise<void> => {
    await takePart(page);
    // What draws a question comes with it.
    await page.waitForLoadState('networkidle');
    await onPhone(page);
  };
  const { room } = quiz;
  const phone = { path: `/j/${room.code}`, until: seated, isWhole: true, before };
  await camera.take({ ...phone, name: `${name}-phone`, sizes: phones });
  const screen = { path: `/screen/${room.code}`, until: '.screen' };
  await camera.take({ ...screen, name: `${name}-screen`, sizes: walls });
  const desk = { path: deskOf(quiz), until: 'h2' };
  await camera.take({ ...desk, name: `${name}-desk`, as: lecturer, sizes: desks, isWhole: true });
};

const choose = (text: string) => async (page: Page) => {
  await page.getByRole('button', { name: text }).first().click();
  await page.getByText('Answered. It is kept.').first().waitFor();
};

/** Another one of four options for each phone, the right one more often. */
const guess = (id: string) => (phone: number) => ({
  choices: [`${id}-${phone % 5 < 2 ? 1 : phone % 4}`],
});

/** A question is asked, answered and told; each phase of it is looked at. */
const playFirst = async (
  camera: Camera,
  product: Product,
  quiz: PresentedQuiz,
  name: string,
): Promise<void> => {
  await quiz.step({ type: 'ask', at: 0 }, 'reading');
  await quiz.step({ type: 'pause' }, 'reading');
  await look(camera, product, quiz, `${name}-reading`);
  await quiz.step({ type: 'open' }, 'open');
  await quiz.answer(0, answeringMs, (phone) => (phone % 4 === 3 ? null : guess('cantor')(phone)));
  await quiz.step({ type: 'pause' }, 'open');
  await look(camera, product, quiz, `${name}-open`);
  await quiz.step({ type: 'resume' }, 'open');
  await look(camera, product, quiz, `${name}-answered`, choose('Cantor'));
  await quiz.shut();
  await look(camera, product, quiz, `${name}-closed`);
  await quiz.step({ type: 'reveal' }, 'revealed');
  await look(camera, product, quiz, `${name}-revealed`);
  const desk = { path: deskOf(quiz), until: 'h2', as: product.lecturer, sizes: desks, alone: true };
  await camera.take({ ...desk, name: `${name}-correct`, before: openDialog(/^Correct it/) });
};

export const playOn = async (quiz: PresentedQuiz, from = 1): Promise<void> => {
  const steps: readonly [number, (phone: number) => { choices: string[] }][] = [
    [0, guess('cantor')],
    [1, (phone) => ({ choices: phone % 3 === 1 ? ['series-1', 'series-2'] : ['series-1'] })],
    [2, (phone) => ({ choices: [phone % 3 === 2 ? 'true' : 'false'] })],
  ];
  for (const [place, valueOf] of steps.slice(from)) {
    await quiz.step({ type: 'ask', at: place }, 'reading');
    await quiz.step({ type: 'open' }, 'open');
    await quiz.answer(place, answeringMs, valueOf);
    await quiz.shut();
    await quiz.step({ type: 'reveal' }, 'revealed');
  }
};

const photographQuiz = async (
  camera: Camera,
  product: Product,
  players: number,
  name: string,
): Promise<void> => {
  if (!camera.wants(name)) return;
  const quiz = await PresentedQuiz.open(product, mathsQuiz);
  await quiz.people(namesOf(players));
  await look(camera, product, quiz, `${name}-lobby`);
  await playFirst(camera, product, quiz, name);
  await playOn(quiz);
  const ends: readonly QuizPhase[] = ['revealed', 'board', 'podium', 'ended'];
  for (const phase of ends) {
    if (phase === 'board' || phase === 'podium') await quiz.step({ type: phase }, phase);
    if (phase === 'ended') await quiz.step({ type: 'end' }, phase);
    await look(camera, product, quiz, `${name}-${phase === 'revealed' ? 'last' : phase}`);
  }
  const phone = { path: `/j/${quiz.room.code}`, until: phoneInRoom, sizes: phones };
  await camera.take({ ...phone, name: `${name}-mine`, before: openPrivateLink, isWhole: true });
  quiz.close();
};

/** Teams: how they are made, chosen and drawn, who leads, and who has won. */
const photographTeams = async (camera: Camera, product: Product): Promise<void> => {
  const name = 'quiz-teams';
  if (!camera.wants(name)) return;
  const quiz = await PresentedQuiz.open(product, mathsQuiz);
  await quiz.people(namesOf(27));
  const names = ['Circles', 'Triangles', 'Squares', 'The Incommensurables', 'Stars'];
  const four = { names: names.slice(0, 4), by: 'choice' as const };
  await quiz.step({ type: 'teams', teams: four, anew: false }, 'lobby');
  await quiz.say(teamSlotOf(1), answeringMs, (phone) => choiceOfTeam(phone % 4));
  await look(camera, product, quiz, `${name}-chosen`);
  const eight = { names: [...names, 'Crosses', 'Hexagons', 'Arches'], by: 'lot' as const };
  await quiz.step({ type: 'teams', teams: eight, anew: false }, 'lobby');
  await quiz.say(teamSlotOf(2), answeringMs, () => choiceByLot);
  await look(camera, product, quiz, `${name}-drawn`);
  await playOn(quiz, 0);
  const ends: readonly QuizPhase[] = ['board', 'podium', 'ended'];
  for (const phase of ends) {
    const step = phase === 'ended' ? 'end' : (phase as 'board' | 'podium');
    await quiz.step({ type: step }, phase);
    await look(camera, product, quiz, `${name}-${phase}`);
  }
  quiz.close();
};

/** A quiz from its lobby to its end on the wall, on a phone and at the desk, with five players and with 500. */
export const photographQuizzes = async (camera: Camera, product: Product): Promise<void> => {
  await photographQuiz(camera, product, 5, 'quiz-few');
  await photographQuiz(camera, product, 500, 'quiz-many');
  await photographTeams(camera, product);
};
