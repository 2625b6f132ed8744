import type { Asked } from '@sets/shared/asked/asked.contract.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

const where = { moduleid: 'm1', topicid: 't1', space: 'Algorithms', topic: 'Sorting' };
const open = async (asked: Asked) => {
  signIn();
  const told = answerFetch({ 'GET /api/module/getasked': () => json(200, asked) });
  renderApp('/');
  await screen.findByRole('link', { name: /^Create a poll|first question/ });
  return told;
};
const wayOf = async (name: RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

it('has a line for each place where something waits, one tap away', async () => {
  await open({
    waiting: [
      { ...where, count: 1 },
      { ...where, topicid: 't2', topic: 'Graphs', count: 200 },
    ],
    promised: [{ ...where, count: 3 }],
    answered: [
      {
        moduleid: 'm2',
        topicid: 't9',
        questionid: 'q1',
        title: 'What is a basis?',
        space: 'Algebra',
        at: new Date().toISOString(),
      },
    ],
  });
  expect(await wayOf(/^1 question waits for an answer.*Sorting · Algorithms/)).toBe(
    '/space/m1/topic/t1?order=unanswered#questions',
  );
  expect(await wayOf(/^200\+ questions wait for an answer.*Graphs/)).toContain(
    '/space/m1/topic/t2?',
  );
  expect(await wayOf(/^3 questions from a lecture wait/)).toBe('/space/m1/topic/t1');
  expect(await wayOf(/^What is a basis.*Your question was answered just now · Algebra/)).toBe(
    '/space/m2/topic/t9/q1',
  );
});

it('is not there where nothing waits', async () => {
  const told = await open({ waiting: [], promised: [], answered: [] });
  await expect.poll(() => told.of('GET /api/module/getasked').length).toBe(1);
  expect(screen.queryByRole('heading', { name: 'Questions and answers' })).toBeNull();
});
