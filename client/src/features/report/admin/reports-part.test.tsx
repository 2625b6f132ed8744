import { type ReportedThing, reportLimits } from '@sets/shared/report/report.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { renderPart } from '../../../../test/render-part.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { useToasts } from '../../../ui/toast.ts';
import { ReportsPart } from './reports-part.tsx';

const thing: ReportedThing = {
  subject: { kind: 'blog', id: 'p1' },
  title: 'Essays',
  excerpt: 'Ten pages in a night.',
  by: { userid: 'ben', username: 'Ben' },
  reasons: [{ reason: 'spam', count: 2 }],
  texts: ['The third one today.'],
  first: '2026-11-02T10:00:00.000Z',
  last: '2026-11-02T10:00:00.000Z',
  isTakenDown: false,
};
const list = 'GET /api/report/list';
const decide = 'PUT /api/report/decide';

const open = (things: readonly ReportedThing[], isTakenDown = false) => {
  const asked = answerFetch({
    [list]: () => json(200, { things, next: null }),
    [decide]: () => json(200, { isTakenDown }),
  });
  renderPart(<ReportsPart token="t" wayTo={({ id }) => `/blog/view/${id}`} />);
  return asked;
};
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(signIn);
afterEach(() => {
  signOut();
  useToasts.setState({ toasts: [] });
  vi.unstubAllGlobals();
});

it('says that nothing waits', async () => {
  open([]);
  await screen.findByRole('heading', { name: 'Nothing waits for a decision' });
});

it('tells what was reported and why, and leaves it as it is', async () => {
  const asked = open([thing]);
  await screen.findByRole('heading', { name: 'Essays' });
  expect(screen.getByText('Spam or advertising (2)')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open it: Essays' }).getAttribute('href')).toBe(
    '/blog/view/p1',
  );
  await userEvent.click(await button('Leave it: Essays'));
  await screen.findByText('Left as it is');
  expect(asked.of(decide).map(({ body }) => body)).toEqual([
    { decision: 'keep', subject: thing.subject },
  ]);
});

it('takes it down with an answer, and puts it back', async () => {
  const asked = open([thing], true);
  await userEvent.click(await button('Take down: Essays'));
  await userEvent.click(await button('Take down'));
  await screen.findByText(/Write an answer/);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer to the author' });
  expect(field.maxLength).toBe(reportLimits.answer);
  await userEvent.type(field, 'No.');
  await userEvent.dblClick(await button('Take down'));
  await screen.findByText('Taken down', { selector: '[data-state]' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await button('Put back: Essays'));
  await screen.findByText('Put back');
  expect(asked.of(decide).map(({ body }) => body)).toEqual([
    { decision: 'takeDown', subject: thing.subject, answer: 'No.' },
    { decision: 'putBack', subject: thing.subject },
  ]);
});

it('says why a decision was not taken', async () => {
  answerFetch({
    [list]: () => json(200, { things: [thing], next: null }),
    [decide]: () => json(404, { code: 'NOT_FOUND', msg: 'It is gone.' }),
  });
  renderPart(<ReportsPart token="t" wayTo={() => null} />);
  await userEvent.click(await button('Leave it: Essays'));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.message).toBe('It is gone.'));
  expect(screen.queryByText('Left as it is')).toBeNull();
});

it('lists what is taken down, and puts it back', async () => {
  const down = { ...thing, reasons: [], texts: [], isTakenDown: true };
  const asked = answerFetch({
    [list]: () => json(200, { things: [], next: null }),
    [`${list}?of=takenDown`]: () => json(200, { things: [down], next: null }),
    [decide]: () => json(200, { isTakenDown: false }),
  });
  renderPart(<ReportsPart token="t" wayTo={() => null} />);
  await userEvent.click(await screen.findByRole('link', { name: 'Taken down' }));
  await screen.findByText(/^Taken down \S/);
  await userEvent.click(await button('Put back: Essays'));
  await screen.findByText('Put back');
  expect(asked.of(decide).map(({ body }) => body)).toEqual([
    { decision: 'putBack', subject: thing.subject },
  ]);
});
