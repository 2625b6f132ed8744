// What the page is made of is there from the start, so that no test waits for it.
import './word-clouds-route.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../test/answer-fetch.ts';
import { all, answersOf, aSpace } from '../../test/a-space.ts';
import { renderApp } from '../../test/render-app.tsx';
import { signIn, signOut } from '../../test/signed-in.ts';

const path = '/wordcloud/m1/t1';
const now = new Date().toISOString();
const past = 'GET /api/module/getpast/m1/t1?lists=words';
const list = 'GET /api/polls?moduleid=m1&topicid=t1';

beforeEach(signIn);
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const run = (change: object = {}) => ({
  runId: 'r1',
  title: 'Week 3',
  openedAt: new Date().toISOString(),
  tookPart: false,
  shown: true,
  rounds: [
    {
      slot: 'q0.r1',
      question: 1,
      round: 1,
      text: 'What helps?',
      multiple: true,
      lists: 'words',
      openedAt: null,
      closedAt: null,
      answered: 2,
      lines: [
        { text: 'sleep', count: 2 },
        ...Array.from({ length: 9 }, (_, at) => ({ text: `word ${at}`, count: 1 })),
      ],
    },
  ],
  ...change,
});
const line = (pollid: string, title: string, kinds: string[]) => ({
  pollid,
  title,
  questions: kinds.length,
  kinds,
  updatedAt: new Date().toISOString(),
  code: null,
  setAside: false,
  survey: null,
  lastRun: null,
  failure: null,
});

it('shows a reader the clouds that were, with a list that says the same, and nothing to make', async () => {
  answerFetch({
    ...answersOf(aSpace()),
    [past]: () => json(200, { runs: [run()], next: 'x1-r1' }),
  });
  renderApp(path);
  await screen.findByRole('heading', { name: 'What helps?' });
  screen.getByText('2 people answered');
  const table = screen.getByRole('table');
  within(table).getByRole('row', { name: /sleep/ });
  expect(within(table).queryByText('word 8')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /all/i }));
  within(screen.getByRole('table')).getByText('word 8');
  expect(screen.queryByLabelText('What do you ask?')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Results of/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toContain(
    'before=x1-r1',
  );
});

it('gives the words as a table', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        saved.push(file);
        return 'blob:words';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  answerFetch({ ...answersOf(aSpace()), [past]: () => json(200, { runs: [run()], next: null }) });
  renderApp(path);
  await userEvent.click(await screen.findByRole('button', { name: 'Words as a table, CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toContain('sleep,2');
});

it('says that there is none, and to its moderators where they come from', async () => {
  const none = { [past]: () => json(200, { runs: [], next: null }) };
  answerFetch({ ...answersOf(aSpace()), ...none });
  renderApp(path);
  await screen.findByText(/^No word clouds yet\. What the big screen shows/);
});

it('shows its moderators what others do not see, and the polls with words alone', async () => {
  answerFetch({
    ...answersOf(aSpace({ may: all })),
    [past]: () => json(200, { runs: [run({ shown: false })], next: null }),
    [list]: () =>
      json(200, {
        polls: [line('p1', 'Named words', ['word-cloud']), line('p2', 'Choices', ['choice'])],
      }),
  });
  renderApp(path);
  await screen.findByText(/^Only moderators see it/);
  screen.getByRole('link', { name: 'Results of Week 3' });
  await screen.findByText('Named words');
  expect(screen.queryByText('Choices')).toBeNull();
});

it('makes a cloud of one field, says what is missing, and keeps what the server refuses', async () => {
  const made: unknown[] = [];
  let refuses = true;
  answerFetch({
    ...answersOf(aSpace({ may: all })),
    [past]: () => json(200, { runs: [], next: null }),
    [list]: () => json(200, { polls: [] }),
    'POST /api/polls': ({ body }) => {
      made.push(body);
      return refuses
        ? json(503, { code: 'UNAVAILABLE', msg: 'Try again in a moment.' })
        : json(201, {
            ...(body as object),
            pollid: 'p1',
            revision: 1,
            createdAt: now,
            updatedAt: now,
          });
    },
  });
  // Each is sent with an attempt of its own.
  const answered = globalThis.fetch as (call: string, init?: RequestInit) => Promise<Response>;
  vi.stubGlobal('fetch', (call: string, init?: RequestInit) =>
    answered(call.replace(/\?attempt=.*/, ''), init),
  );
  renderApp(path);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it for later' }));
  await screen.findByText('Write what you ask.');
  const field = screen.getByLabelText('What do you ask?');
  await userEvent.type(field, '  What helps?  ');
  await userEvent.click(screen.getByRole('button', { name: 'Keep it for later' }));
  await screen.findByText('Try again in a moment.');
  expect(field).toHaveProperty('value', '  What helps?  ');
  refuses = false;
  await userEvent.click(screen.getByRole('button', { name: 'Keep it for later' }));
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  expect(made.at(-1)).toMatchObject({
    moduleid: 'm1',
    topicid: 't1',
    title: 'What helps?',
    questions: [{ kind: 'word-cloud', text: 'What helps?', filter: true }],
    liveResults: true,
    phoneResults: 'live',
  });
});
