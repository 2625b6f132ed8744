// What the pages are made of is there from the start, so that no test waits for it.
import '../../app/generator-route.tsx';
import '../quiz/editor/quiz-editor-page.tsx';
import '../poll/poll-editor-page.tsx';
import type { GeneratorReply } from '@sets/shared/generator/generator.contract.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { buildQuiz } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answersOf, aSpace } from '../../../test/a-space.ts';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { generatorMessages as words } from './generator.messages.ts';

const question = { kind: 'true-false', id: 'a', text: 'Water boils.', seconds: null } as const;
const reply: GeneratorReply = {
  questions: [
    { question, right: rightOptions('true'), explanation: '', source: 'It does.', notes: [] },
  ],
  refused: [],
  credits: 4,
};
const dates = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
const shelf = { moduleid: 'm1', topicid: 't2' };
const capitals = { ...buildQuiz(), ...shelf, ...dates, quizid: 'z1', revision: 1 };
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

const server = (quizzes: readonly (typeof line)[] = []) => {
  let kept = capitals;
  return answerFetch({
    ...answersOf(aSpace()),
    'GET /api/user/getmodscreated/mira': () =>
      json(200, { modules: [{ moduleid: 'm1', title: 'Algorithms' }] }),
    'GET /api/user/getmoderating/mira': () => json(200, { modules: [] }),
    'GET /api/generator': () => json(200, { credits: 5, monthly: 20, model: null }),
    'POST /api/generator/questions': () => json(200, reply),
    'GET /api/quizzes?moduleid=m1&topicid=t2': () => json(200, { quizzes }),
    'GET /api/polls?moduleid=m1&topicid=t2': () => json(200, { polls: [] }),
    'GET /api/quizzes/z1': () => json(200, kept),
    'PUT /api/quizzes/z1': ({ body }) => {
      const { revision, ...changed } = body as typeof capitals;
      kept = { ...kept, ...changed, revision: revision + 1 };
      return json(200, kept);
    },
  });
};

beforeEach(() => {
  signIn();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

/** From the editor to the page of the texts, and back with what was made. */
const thereAndBack = async (which: string): Promise<void> => {
  await userEvent.click(screen.getAllByRole('button', { name: 'From a text …' })[0]!);
  await userEvent.click(await screen.findByRole('textbox', { name: words.text }));
  await userEvent.paste('Water boils at some point, and iron rusts where it is wet. '.repeat(3));
  await userEvent.click(screen.getByRole('button', { name: words.make }));
  await userEvent.click(await screen.findByRole('button', { name: words.put }));
  await screen.findByRole('option', { name: 'Searching', selected: true });
  await screen.findByRole('option', { name: 'Algorithms', selected: true });
  await screen.findByRole('option', { name: which, selected: true });
  await userEvent.click(screen.getByRole('button', { name: words.open }));
};

it('questions of a text go behind what was begun, where it was begun', async () => {
  server();
  const { router } = renderApp('/tools/quiztime/create/m1/t2');
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Your question' }),
    'Does it boil?',
  );
  await thereAndBack('A new quiz');
  await screen.findByText('Water boils.');
  screen.getByDisplayValue('Does it boil?');
  expect(router.state.location.pathname).toBe('/tools/quiztime/create/m1/t2');
});

it('and into the quiz that is written, with what was typed a moment ago', async () => {
  const asked = server([line]);
  const { router } = renderApp('/tools/quiztime/editquiz/z1');
  const text = await screen.findByDisplayValue('Of Italy?');
  await userEvent.type(text, '!');
  await thereAndBack('Capitals');
  await screen.findByDisplayValue('Of Italy?!');
  screen.getByText('Water boils.');
  expect(router.state.location.pathname).toBe('/tools/quiztime/editquiz/z1');
  expect(asked.of('PUT /api/quizzes/z1')[0]?.body).toMatchObject({
    items: [{ question: { text: 'Of Italy?!' } }, {}, {}, {}],
  });
});

it('a poll says that it is one', async () => {
  server();
  const { router } = renderApp('/tools/polltime/createpoll/m1/t2');
  await screen.findByRole('textbox', { name: 'Your question' });
  await userEvent.click(screen.getAllByRole('button', { name: 'From a text …' })[0]!);
  await screen.findByRole('textbox', { name: words.text });
  expect(router.state.location.search).toBe('?noun=poll&moduleid=m1&topicid=t2');
});
