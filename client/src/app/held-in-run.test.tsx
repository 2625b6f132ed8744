import type { LiveQnaHolders } from '@sets/shared/live-qna/live-qna.contract.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../test/answer-fetch.ts';
import { renderPart } from '../../test/render-part.tsx';
import { signIn, signOut } from '../../test/signed-in.ts';
import { HeldInRun } from './held-in-run.tsx';

beforeEach(signIn);
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

const call = 'GET /api/live-qna/holders?runId=run1';
const openedAt = '2026-11-22T10:15:00.000Z';
const show = (holders: LiveQnaHolders['holders']) => {
  const server = answerFetch({ [call]: () => json(200, { holders }) });
  return { server, ...renderPart(<HeldInRun runId="run1" />) };
};

it('leads to each live Q&A that was held in a run, and says which goes on', async () => {
  const first = { runId: 'qna1', openedAt, ended: true };
  show([
    {
      liveqnaid: 'a',
      question: 'a',
      title: 'What is unclear?',
      runs: [first, { ...first, runId: 'qna2' }],
    },
    {
      liveqnaid: 'b',
      question: 'b',
      title: 'And now?',
      runs: [{ runId: 'qna3', openedAt, ended: false }],
    },
  ]);
  const list = await screen.findByRole('region', { name: 'Live Q&A held in it' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['What is unclear?', '/tools/liveqna/results/qna1'],
    ['What is unclear?', '/tools/liveqna/results/qna2'],
    ['And now?Under way', '/tools/liveqna/results/qna3'],
  ]);
});

it('is not there where nothing was held', async () => {
  const { server, container } = show([
    { liveqnaid: 'a', question: 'a', title: 'Never opened', runs: [] },
  ]);
  await vi.waitFor(() => expect(server.of(call)).toHaveLength(1));
  expect(container.textContent).toBe('');
});
