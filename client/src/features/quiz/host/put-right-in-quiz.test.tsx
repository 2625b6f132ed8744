import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { buildQuiz, toldAt } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { openQuizHost } from '../../../../test/hosted-quiz.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
// The dialog is there from the start, so that no test waits for it.
import './correct-dialog.tsx';

beforeEach(signIn);
afterEach(signOut);

const capitals = buildQuiz();
const told = { commands: toldAt(0) };
const day = '2026-11-28T10:00:00.000Z';
const dates = { createdAt: day, updatedAt: day };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('is put right in the quiz, too, as it is there by now, unless that is not wanted', async () => {
  const filed = {
    ...capitals,
    quizid: 'poll1',
    moduleid: 'm1',
    topicid: 't1',
    revision: 4,
    ...dates,
  };
  const reads = 'GET /api/quizzes/poll1';
  const changes = 'PUT /api/quizzes/poll1';
  let there: unknown = filed;
  const server = answerFetch({
    [reads]: () => json(200, there),
    [changes]: () => json(200, { ...filed, revision: 5 }),
  });
  const correct = async (then: () => Promise<void> = async () => {}) => {
    const opened = await openQuizHost(told);
    await press('Correct it …');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'bonn' }));
    await then();
    await userEvent.click(dialog.getByRole('button', { name: 'This is right' }));
    expect(opened.commands()).toHaveLength(1);
    return opened;
  };
  const done = await correct();
  await screen.findByText('It was put right in the quiz, too.');
  const [body] = server.of(changes).map((each) => each.body);
  expect(body).toMatchObject({ revision: 4, title: 'Capitals' });
  expect((body as QuizDefinition).items.map(({ right }) => right)).toEqual(
    capitals.items.map(({ right }, at) => (at === 0 ? rightOptions('bonn') : right)),
  );
  done.unmount();
  // The question has other options by now.
  const [first, ...rest] = capitals.items;
  const options = [
    { id: 'x', text: 'x' },
    { id: 'y', text: 'y' },
  ];
  there = {
    ...filed,
    items: [
      { ...first, question: { ...first?.question, options }, right: rightOptions('x') },
      ...rest,
    ],
  };
  const other = await correct();
  await screen.findByText(/^In the quiz itself it was not put right\. The question is another/);
  other.unmount();
  await correct(() => userEvent.click(screen.getByRole('switch', { name: /^In the quiz itself/ })));
  expect(server.of(reads)).toHaveLength(2);
  expect(server.of(changes)).toHaveLength(1);
});
