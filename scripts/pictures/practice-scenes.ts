import type { Module } from '@sets/shared/module/module.contract.ts';
import type { PracticeDesk, PracticeOverview } from '@sets/shared/practice/practice.contract.ts';
import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';
import { mathsQuiz } from './quiz-samples.ts';
import { addSpace, longWord, usualTopics } from './space-scenes.ts';

const both: readonly Size[] = ['phone', 'laptop'];

/** A space with a quiz that is open for practice. */
const openQuiz = async (product: Product): Promise<{ space: Module; quizid: string }> => {
  const { token } = product.lecturer;
  const space = await addSpace(product, { title: 'Calculus II', topics: usualTopics });
  const { moduleid, topics } = space;
  const body = { ...mathsQuiz, moduleid, topicid: topics[0]?.topicid };
  const made = (await product.call('POST', '/api/quizzes', { token, body })) as { quizid: string };
  const { quizid } = made;
  const path = `/api/practice/${moduleid}/quizzes/${quizid}`;
  await product.call('PUT', path, { token, body: { open: true } });
  return { space, quizid };
};

const standingOf = ({ topics }: Module, quizid: string): PracticeOverview => ({
  due: 12,
  tomorrow: 3,
  next: null,
  scheduled: 19,
  streak: 4,
  doneToday: false,
  quizzes: topics.slice(0, 3).flatMap(({ topicid }, at) => [
    { quizid, topicid, title: mathsQuiz.title, questions: 3, missed: at },
    { quizid: `${quizid}${at}`, topicid, title: longWord, questions: 24, missed: 0 },
  ]),
  waiting: 1,
});

const desk = (quizid: string): PracticeDesk => ({
  quizzes: [
    { quizid, topicid: 't', title: mathsQuiz.title, questions: 3, open: true },
    { quizid: 'other', topicid: 't', title: longWord, questions: 24, open: false },
  ],
  people: 143,
  missed: mathsQuiz.items.map(({ question }, at) => ({
    quizid,
    quiz: mathsQuiz.title,
    text: question.text,
    share: 0.8 - at / 5,
  })),
});

const dontKnow = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'I do not know' }).click();
  await page.locator('.practice-told[data-outcome]').waitFor();
};

/** To the end of a round in which nothing was known. */
const toTheEnd = async (page: Page): Promise<void> => {
  for (let left = mathsQuiz.items.length; left > 0; left -= 1) {
    await dontKnow(page);
    await page.getByRole('button', { name: /^(Next question|Finish)$/ }).click();
  }
  await page.locator('.practice-end').waitFor();
};

/** Practice in a space: what is due, a question, what is told of it, the end, and the desk of who moderates. */
export const photographPractice = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('practice-')) return;
  const { space, quizid } = await openQuiz(product);
  const { moduleid } = space;
  const path = `/space/${moduleid}/practice`;
  const overview = { [`/api/practice/${moduleid}?zone=*`]: standingOf(space, quizid) };
  const told = { [`/api/practice/${moduleid}/desk`]: desk(quizid) };
  const student = { sizes: both, as: product.student };
  const due = { ...student, answers: overview };
  const inSpace = { ...due, path: `/space/${moduleid}`, until: 'text=12 questions due' };
  await camera.take({ ...inSpace, name: 'practice-space' });
  await camera.take({ ...due, name: 'practice-due', path, until: 'h2', isWhole: true });
  const round = { ...student, path: `${path}?quiz=${quizid}`, until: '.practice-card' };
  const all: readonly Size[] = ['small', 'side', ...both];
  await camera.take({ ...round, name: 'practice-asked', sizes: all });
  await camera.take({ ...round, name: 'practice-told', sizes: all, before: dontKnow, alone: true });
  await camera.take({ ...round, name: 'practice-end', before: toTheEnd, alone: true });
  const answers = { ...overview, ...told };
  const ofLecturer = { sizes: both, as: product.lecturer, answers, isWhole: true };
  await camera.take({ ...ofLecturer, name: 'practice-desk', path, until: 'text=Missed most' });
};
