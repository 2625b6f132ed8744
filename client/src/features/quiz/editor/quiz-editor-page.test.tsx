// What the pages are made of is there from the start, so that no test waits for it.
import './quiz-editor-page.tsx';
import './review/review-page.tsx';
import '../list/quizzes-page.tsx';
import { buildQuiz } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';

const shelf = { moduleid: 'm1', topicid: 't1' };
const dates = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
const capitals = { ...buildQuiz(), ...shelf, ...dates, quizid: 'z1', revision: 1 };
const list = 'GET /api/quizzes?moduleid=m1&topicid=t1';

beforeEach(signIn);
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

const write = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Of Italy?');
  await userEvent.type(screen.getByRole('textbox', { name: 'Answer A' }), 'Rome');
  await userEvent.type(screen.getByRole('textbox', { name: 'Answer B' }), 'Bonn');
};

it('is not finished before it is said what is right, and that is said beside the question', async () => {
  answerFetch({ [list]: () => json(200, { quizzes: [] }) });
  renderApp('/tools/quiztime/create/m1/t1');
  await write();
  expect(screen.queryByText('Say what is right.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Present' }));
  screen.getByText('1 question is not finished');
  screen.getByText('Say what is right.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Rome' }));
  expect(screen.queryByText('Say what is right.')).toBeNull();
  screen.getByText('Saving …');
});

it('offers kinds of which something can be right, and pools once there are two questions', async () => {
  answerFetch({ 'GET /api/quizzes/z1': () => json(200, capitals) });
  renderApp('/tools/quiztime/editquiz/z1');
  await screen.findByDisplayValue('Of Italy?');
  expect(screen.queryByRole('button', { name: 'Add a question: Word cloud' })).toBeNull();
  screen.getByRole('button', { name: 'Add a question: True or false' });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Why it is right').value).toBe('Since 1871.');
  await userEvent.selectOptions(
    screen.getByLabelText('When it is asked'),
    'Drawn from a new pool …',
  );
  screen.getByRole('heading', { name: 'Pools' });
  screen.getByText(/^All of them are asked/);
  await userEvent.click(screen.getByRole('button', { name: 'Ask all questions of Pool 1' }));
  expect(screen.queryByRole('heading', { name: 'Pools' })).toBeNull();
});

it('is read through with what is right, or without', async () => {
  answerFetch({ 'GET /api/quizzes/z1': () => json(200, capitals) });
  renderApp('/tools/quiztime/review/z1');
  await screen.findByRole('heading', { name: 'Capitals' });
  const first = screen.getAllByRole('listitem').find((each) => /Of Italy/.test(each.textContent));
  within(first!).getByText('Right: rome');
  within(first!).getByText('Since 1871.');
  await userEvent.click(screen.getByRole('switch', { name: 'With what is right' }));
  expect(screen.queryByText(/^Right:/)).toBeNull();
  expect(screen.queryByText('Since 1871.')).toBeNull();
  within(first!).getByText('Points · 20 seconds');
});

it('lists the quizzes of a topic, each with the way to read it through', async () => {
  const line = {
    quizid: 'z1',
    title: 'Capitals',
    questions: 4,
    kinds: ['choice'],
    updatedAt: dates.updatedAt,
    code: null,
    setAside: false,
    survey: null,
    lastRun: null,
    failure: null,
  };
  answerFetch({ [list]: () => json(200, { quizzes: [line] }) });
  renderApp('/tools/quiztime/viewquizzes/m1/t1');
  const to = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await to('Present Capitals')).toBe('/tools/quiztime/startquiz/z1');
  expect(await to('Read Capitals through')).toBe('/tools/quiztime/review/z1');
  expect(await to('Results of Capitals')).toBe('/tools/quiztime/history/m1/t1/z1');
});
