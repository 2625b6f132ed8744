// What the page is made of is there from the start, so that no test waits for it.
import './in-depth-page.tsx';
import type { QnaHistory, QnaQuestion } from '@sets/shared/qna/qna.contract.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aQuestion, aRead, mayModerate } from '../../../test/a-question.ts';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';

const version = { at: 0, title: 'Why is it slow?', text: 'Is it?', by: null };
const open = async (question: QnaQuestion, history: Partial<QnaHistory> = {}) => {
  answerFetch({
    'GET /api/qna/question/q1': () => json(200, aRead(question)),
    'GET /api/qna/history/q1': () =>
      json(200, { versions: [version], merged: [], ...history } satisfies QnaHistory),
  });
  renderApp('/space/m1/topic/t1/q1/indepth');
  await screen.findByRole('heading', { name: 'How it was worded' });
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says which words came and went, the newest version first', async () => {
  const changed = { ...version, at: 1, title: 'Why is merging slow?' };
  await open(aQuestion(), { versions: [version, changed] });
  const [newest, first] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.includes('slow?'));
  expect(within(newest!).getByText('merging', { exact: false }).closest('ins')).not.toBeNull();
  expect(newest?.querySelector('del')?.textContent).toBe('removed: it');
  expect(first?.querySelector('ins, del')).toBeNull();
});

it('says that nothing was changed, asked in no lecture, and nothing merged', async () => {
  await open(aQuestion());
  expect(screen.getByText('It was never changed.')).toBeDefined();
  expect(screen.getByText(/not in a lecture/)).toBeDefined();
  expect(screen.getByText('No other question was merged into it.')).toBeDefined();
});

it('says in which lecture it was asked, and what became of others', async () => {
  const asked = { runId: 'r1', code: 'BCDFGH', minute: 12, slide: 3 };
  const merged = [{ questionid: 'q2', title: 'Slow?', at: 2 }];
  await open(aQuestion({ asked, may: mayModerate }), { merged });
  expect(screen.getByText(/12 minutes after its start\. Number 3 was on then\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Join the lecture' }).getAttribute('href')).toBe(
    '/j/BCDFGH',
  );
  expect(screen.getByRole('link', { name: /came to/ }).getAttribute('href')).toBe(
    '/tools/polltime/results/r1',
  );
  expect(screen.getByText('Slow?')).toBeDefined();
});
