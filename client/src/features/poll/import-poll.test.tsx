import '../../app/topic-polls-page.tsx';
import { type FileRead, noExtra } from '@sets/shared/material/exchange.contract.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { pollPaths } from './poll-paths.ts';
import { exchangeMessages, exchangeMessagesOf } from '../material/exchange/exchange.messages.ts';

const words = { ...exchangeMessages, ...exchangeMessagesOf('poll') };

const read: FileRead = {
  format: 'gift',
  title: '',
  settings: null,
  notes: [],
  items: [
    {
      at: 1,
      name: 'Squares',
      type: 'true/false',
      question: { kind: 'true-false', id: 'q1', text: 'Squares have corners.', seconds: null },
      extra: { ...noExtra, right: rightOptions('true') },
      notes: ['Feedback is not kept.'],
    },
    {
      at: 2,
      name: 'Pairs',
      type: 'matching',
      question: null,
      extra: null,
      notes: ['A poll cannot ask this yet: matching.'],
    },
  ],
};

const sent: { path: string; body: unknown }[] = [];
const answer = (path: string): unknown => {
  if (path.startsWith('/api/polls/read')) return read;
  return { polls: [] };
};

beforeEach(() => {
  signIn();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: init.body });
    return init.method === 'POST' && path.startsWith('/api/polls?')
      ? Response.json({ code: 'FORBIDDEN', msg: 'This topic is full.' }, { status: 403 })
      : Response.json(answer(path));
  });
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
  sent.length = 0;
});

it('shows what was found before any of it is taken, and makes a poll of what is chosen', async () => {
  const user = userEvent.setup();
  renderApp(pollPaths.list());
  await user.click(await screen.findByRole('button', { name: words.import }));
  await user.type(screen.getByRole('textbox', { name: words.paste }), 'Squares have corners.');
  await user.click(screen.getByRole('button', { name: words.read }));
  await screen.findByText('A poll cannot ask this yet: matching.');
  const [first, second] = screen.getAllByRole('checkbox');
  expect(first).toHaveProperty('checked', true);
  expect(second).toHaveProperty('disabled', true);
  expect(screen.getByText('Feedback is not kept.')).toBeTruthy();
  expect(sent.some(({ path }) => path.startsWith('/api/polls?attempt'))).toBe(false);

  await user.click(screen.getByRole('button', { name: words.makeOnly }));
  await screen.findByText('This topic is full.');
  const made = sent.find(({ path }) => path.startsWith('/api/polls?attempt'));
  expect(JSON.parse(String(made?.body))).toMatchObject({
    questions: [{ kind: 'true-false', text: 'Squares have corners.' }],
    extras: [{ right: rightOptions('true') }],
  });

  await user.click(first!);
  expect(screen.getByRole('button', { name: words.makeOnly })).toHaveProperty('disabled', true);
});
