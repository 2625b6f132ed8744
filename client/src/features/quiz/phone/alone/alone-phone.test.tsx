import type { QuizState } from '@sets/shared/quiz/quiz.live.ts';
import {
  counted,
  opened,
  type Own,
  quiz,
  right,
  went,
  wrong,
} from '@sets/shared/quiz/testing/alone-quiz.ts';
import { quizActivity } from '@sets/shared/quiz/quiz.activity.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { heading, newNotes, phone, run as toldRun } from '../../../../../test/quiz-on-phone.tsx';
import { emptySheet } from '../../../../live/answer-sheet.ts';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';
// It is there from the start, so that no test waits for it.
import './alone-phone.tsx';

/** What Ann's phone is told of a quiz that stands so. */
const told = (state: QuizState, own: Own = []) => ({
  view: quizActivity.view('phone', quiz, state),
  me: quizActivity.personal?.(quiz, state, { participant: 'ann', own, result: null }),
  sheet: { ...emptySheet, held: own.map(({ slot, value }) => ({ slot, value, revision: 1 })) },
});

const show = async (state: QuizState, own: Own = []) => {
  const notes = newNotes();
  const answer = vi.fn<PhoneViewProps['answer']>();
  const given = (stands: QuizState, has: Own) => phone({ notes, answer, ...told(stands, has) });
  const { rerender } = render(given(state, own));
  await screen.findByRole('heading', { level: 1 });
  return {
    given: () => answer.mock.calls.map(([slot, value]) => [slot, value]),
    become: (stands: QuizState, has: Own) => rerender(given(stands, has)),
  };
};
// What a question is answered with may still be on its way.
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('says how it is gone through, and begins where somebody wants it', async () => {
  const { given } = await show(opened());
  screen.getByText('2 attempts left. The best one counts.');
  await press('Start');
  expect(given()).toEqual([['a1', { answer: { attempt: 'begun' } }]]);
});

it('sets the formula of a title where it is begun', async () => {
  const run = { ...toldRun, title: 'The limit $x$' };
  const { container } = render(phone({ notes: newNotes(), ...told(opened()), run }));
  await screen.findByRole('button', { name: 'Start' });
  expect(container.querySelector('h1 .formula')).not.toBe(null);
});

it('sends an answer that is final with a button, and tells what is right below it', async () => {
  const state = opened({ feedback: 'each' });
  const { given, become } = await show(state, went(1, [], false));
  heading('Of Italy?');
  await userEvent.click(screen.getByRole('button', { name: /bonn/ }));
  expect(given()).toEqual([]);
  await press('Check');
  expect(given()).toEqual([['q0.1', { answer: wrong[0] }]]);
  become(state, went(1, wrong.slice(0, 1), false));
  screen.getByText('Not this time');
  screen.getByText('Since 1871.');
  expect(screen.queryByRole('button', { name: 'Check' })).toBe(null);
  await press('Next');
  heading('Which are?');
});

it('goes back and forth, keeps its place, and is handed in when everything is saved', async () => {
  const own = went(1, right, false);
  const { given, become } = await show(opened(), own);
  for (const name of ['Next', 'Next', 'Next', 'To the end']) await press(name);
  screen.getByText('1 question has no answer yet.');
  await press('Back to the questions');
  heading('How many cantons?');
  await press('To the end');
  await press('Hand in');
  expect(given()).toEqual([['a1', { answer: { attempt: 'handed-in' } }]]);
  become(opened(), went(1, right));
  heading('Handed in');
  screen.getByText('3 of 4 correct');
  screen.getByRole('button', { name: 'Start attempt 2' });
});

it('sends what takes several taps with the step to the next question, and says so', async () => {
  const { given } = await show(opened(), went(1, right.slice(0, 1), false));
  await press('Next');
  screen.getByText('Answer, then go on.');
  await userEvent.click(screen.getByRole('button', { name: /rome/ }));
  screen.getByText('It is kept when you go on.');
  await press('Next');
  expect(given()).toEqual([['q1.1', { answer: { choices: ['rome'] } }]]);
});

it('says which attempt counts so far, where it is not the one that was handed in last', async () => {
  await show(opened(), [...went(1, right), ...went(2, wrong)]);
  heading('Handed in');
  screen.getByText('0 of 5,000 points');
  screen.getByText('Attempt 1 counts so far, with 4,000 points.');
});

it('says which attempt counts once points were counted', async () => {
  await show(counted(opened()), [...went(1, right), ...went(2, wrong)]);
  heading('Well played.');
  screen.getByText('Attempt 1 counts: your best.');
  screen.getByText('4,000 of 5,000 points');
  expect(screen.queryByRole('button')).toBe(null);
});
