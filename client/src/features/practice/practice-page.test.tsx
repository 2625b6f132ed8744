// What the page is made of is there from the start, so that no test waits for it.
import './practice-page.tsx';
import '../../app/space-route.tsx';
import type { PracticeJudged, PracticeOverview } from '@sets/shared/practice/practice.contract.ts';
import { buildQuiz } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, heldBack, json } from '../../../test/answer-fetch.ts';
import { all, answersOf, aSpace } from '../../../test/a-space.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { ownZone } from './zone.ts';

const zone = `zone=${encodeURIComponent(ownZone() ?? '')}`;
const overview = `GET /api/practice/m1?${zone}`;
const cards = `GET /api/practice/m1/cards?${zone}`;
const answers = 'POST /api/practice/m1/answers';

const standing = (change: Partial<PracticeOverview> = {}): PracticeOverview => ({
  due: 2,
  tomorrow: 1,
  next: null,
  scheduled: 3,
  streak: 3,
  doneToday: false,
  quizzes: [{ quizid: 'z1', topicid: 't1', title: 'Capitals', questions: 4, missed: 2 }],
  waiting: 0,
  ...change,
});
const [italy, which] = buildQuiz().items;
const cardOf = (question: unknown) => ({
  quizid: 'z1',
  topicid: 't1',
  quiz: 'Capitals',
  missedOn: null,
  question,
});
const twoCards = { cards: [cardOf(italy?.question), cardOf(which?.question)] };
const judged = (change: Partial<PracticeJudged>): PracticeJudged => ({
  outcome: 'wrong',
  share: 0,
  right: italy?.right as PracticeJudged['right'],
  explanation: 'Since 1871.',
  due: null,
  streak: 3,
  ...change,
});

beforeEach(signIn);
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

it('stands on the page of a space, for who has something to practise', async () => {
  answerFetch({ ...answersOf(aSpace()), [overview]: () => json(200, standing()) });
  renderApp('/space/m1');
  await screen.findByRole('heading', { name: 'Warm-up: 2 questions due' });
  const way = screen.getByRole('link', { name: 'Start the warm-up' });
  expect(way.getAttribute('href')).toBe('/space/m1/practice?warm-up=now');
});

it('asks one after the other, tells what is right, and ends with what comes tomorrow', async () => {
  const { answer, give } = heldBack();
  const replies = [
    answer,
    () => json(503, { code: 'UNAVAILABLE', msg: 'Later.' }),
    () => json(200, judged({ outcome: 'right', share: 1, explanation: '' })),
  ];
  const asked = answerFetch({
    ...answersOf(aSpace()),
    [overview]: () => json(200, standing({ due: 0 })),
    [cards]: () => json(200, twoCards),
    [answers]: () => replies.shift()?.() ?? json(500, {}),
  });
  renderApp('/space/m1/practice?warm-up=now');
  await screen.findByRole('heading', { name: /Of Italy\?/ });
  const bonn = screen.getByRole('button', { name: /bonn/ });
  await userEvent.click(bonn);
  // A double tap sends nothing more.
  await userEvent.click(bonn);
  expect(asked.of(answers)).toHaveLength(1);
  give(json(200, judged({})));
  await screen.findByText('Not this time');
  expect(screen.getByText('Since 1871.')).toBeDefined();
  expect(screen.getByText('Correct is', { exact: false }).textContent).toContain('rome');
  const next = screen.getByRole('button', { name: 'Next question' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  await userEvent.keyboard('{Enter}');

  await screen.findByRole('heading', { name: /Which are\?/ });
  await userEvent.click(screen.getByRole('button', { name: /rome/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  // It may have been counted: the same is tried again under the same name, and nothing else.
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Correct');
  const [, first, again] = asked.of(answers).map(({ body }) => body as { attempt: string });
  expect(again).toEqual(first);
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  await screen.findByText('You knew 1 of 2.');
  expect(screen.getByText(/Tomorrow: 1 question\./).textContent).toContain('3 days in a row');
  await userEvent.click(screen.getByRole('button', { name: 'Ask the missed one again' }));
  await screen.findByRole('heading', { name: /Of Italy\?/ });
});

it('lets who moderates the space open quizzes, and tells them of many alone', async () => {
  const quiz = { quizid: 'z1', topicid: 't1', title: 'Capitals', questions: 4, open: false };
  const open = 'PUT /api/practice/m1/quizzes/z1';
  const asked = answerFetch({
    ...answersOf(aSpace({ may: all })),
    [overview]: () => json(200, standing({ quizzes: [], due: 0, scheduled: 0 })),
    'GET /api/practice/m1/desk': () => json(200, { quizzes: [quiz], people: null, missed: [] }),
    [open]: () => json(200, { open: true }),
  });
  renderApp('/space/m1/practice');
  await screen.findByText('Nothing to practise yet');
  await userEvent.click(await screen.findByRole('switch', { name: /Capitals/ }));
  await waitFor(() => expect(asked.of(open)[0]?.body).toEqual({ open: true }));
  expect(screen.getByText(/told from 5 people on/)).toBeDefined();
});
