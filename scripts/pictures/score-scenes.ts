import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import { PresentedQuiz } from './presented-quiz.ts';
import type { Product } from './product.ts';
import { mathsQuiz, namesOf } from './quiz-samples.ts';
import { openDialog, playOn } from './quiz-scenes.ts';
import { choiceByLot, teamSlotOf } from '@sets/shared/quiz/teams/team-slot.ts';

const both: readonly Size[] = ['phone', 'laptop'];
const name = 'scores';

const to = (selector: string) => async (page: Page) => {
  await page.locator(selector).evaluate((part) => part.scrollIntoView());
};

const members = async (page: Page): Promise<void> => {
  await page.locator('.score-table summary').first().click();
  await to('#scores-people')(page);
};

/** What a quiz came to: by person, by question, one person's answers, a gradebook, and its runs together. */
export const photographScores = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants(name)) return;
  const quiz = await PresentedQuiz.open(product, mathsQuiz);
  await quiz.people(namesOf(44));
  const teams = { names: ['Circles', 'Triangles', 'The Incommensurables'], by: 'lot' as const };
  await quiz.step({ type: 'teams', teams, anew: false }, 'lobby');
  await quiz.say(teamSlotOf(1), 1_000, () => choiceByLot);
  await playOn(quiz, 0);
  await quiz.step({ type: 'podium' }, 'podium');
  await quiz.step({ type: 'end' }, 'ended');
  const page = {
    path: `/tools/quiztime/results/${quiz.runId}`,
    until: '#scores-people',
    as: product.lecturer,
    sizes: both,
  };
  await camera.take({ ...page, name: `${name}-people`, before: members, alone: true });
  await camera.take({ ...page, name: `${name}-questions`, before: to('#scores-questions') });
  await camera.take({ ...page, name: `${name}-whole`, isWhole: true });
  const person = openDialog(/^Maryam$/);
  await camera.take({ ...page, name: `${name}-person`, before: person, alone: true });
  await camera.take({
    ...page,
    name: `${name}-gradebook`,
    before: openDialog(/^Gradebook/),
    alone: true,
  });
  const trend = { ...page, path: `/tools/quiztime/trend/${quiz.quizid}`, until: 'h1' };
  await camera.take({ ...trend, name: `${name}-years` });
  quiz.close();
};
