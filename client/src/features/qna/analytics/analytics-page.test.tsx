// What the page is made of is there from the start, so that no test waits for it.
import './analytics-page.tsx';
import type { QnaAnalytics } from '@sets/shared/qna/qna-analytics.contract.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';

const call = 'GET /api/qna/analytics/m1/t1';
const page = '/tools/analytics/qna/m1/t1';

const figures = { questions: 4, votes: 9, answers: 5, unanswered: 1, responseMs: 5_400_000 };
const none = { questions: 0, votes: 0, answers: 0, unanswered: 0, responseMs: null };
const analytics: QnaAnalytics = {
  space: 'Algorithms',
  topic: 'Sorting',
  all: { ...figures, unanswered: 1 },
  weeks: [
    { ...figures, from: '2026-10-12', week: 1 },
    { ...none, from: '2026-10-19', week: 2 },
  ],
  labels: [
    { ...figures, label: { labelid: 'l1', name: 'Exam', colour: 'a' } },
    { ...none, questions: 2, unanswered: 2, label: null },
  ],
};

beforeEach(() => signIn());
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

const rowsOf = (name: string): string[][] => {
  const table = screen.getAllByRole('table', { name, hidden: true })[0];
  if (table === undefined) throw new Error(`There is no table ${name}.`);
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent ?? ''),
  );
};

it('says what came of the questions in figures, and each chart as a table', async () => {
  answerFetch({ [call]: () => json(200, analytics) });
  renderApp(page);
  await screen.findByRole('heading', { level: 1, name: 'What came of the questions' });
  expect(screen.getByText('without an answer').parentElement?.textContent).toContain('25%');
  expect(rowsOf('Questions and answers, week by week')).toEqual([
    ['1 · Oct 12', '4', '9', '5', '1', '1.5 hours'],
    ['2 · Oct 19', '0', '0', '0', '0', '–'],
  ]);
  expect(rowsOf('By label').map(([name]) => name)).toEqual(['Exam', 'Without a label']);
  const back = screen.getByRole('link', { name: 'Algorithms · Sorting' });
  expect(back.getAttribute('href')).toBe('/space/m1/topic/t1');
  expect(document.title).toContain('Questions of Sorting');
});

it('says so where nobody has asked, and draws no empty charts', async () => {
  answerFetch({ [call]: () => json(200, { ...analytics, all: none, weeks: [], labels: [] }) });
  renderApp(page);
  await screen.findByRole('heading', { name: 'Nobody has asked anything yet' });
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
});

it('says why it shows nothing, and can be tried again', async () => {
  let isClosed = true;
  answerFetch({
    [call]: () =>
      isClosed
        ? json(403, { code: 'FORBIDDEN', msg: 'This is for those who moderate the space.' })
        : json(200, analytics),
  });
  renderApp(page);
  const note = await screen.findByText('This is for those who moderate the space.');
  isClosed = false;
  await userEvent.click(
    within(note.closest('main') ?? document.body).getByRole('button', { name: 'Try again' }),
  );
  await screen.findByRole('heading', { level: 1, name: 'What came of the questions' });
});

it('says why a table could not be had', async () => {
  answerFetch({ [call]: () => json(200, analytics) });
  renderApp(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Questions CSV' }));
  await screen.findByText(/Nobody answers/);
});
