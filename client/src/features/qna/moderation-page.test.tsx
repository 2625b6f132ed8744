// What the page is made of is there from the start, so that no test waits for it.
import './moderation-page.tsx';
import type { QueuedItem } from '@sets/shared/qna/qna-moderation.contract.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAnswer, aQnaSpace, aQuestion, mayModerate } from '../../../test/a-question.ts';
import { answersOf, aSpace } from '../../../test/a-space.ts';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';

type Answers = Parameters<typeof answerFetch>[0];

const queue = 'GET /api/qna/queue/m1?shows=open';
const deciding = 'PUT /api/qna/decide';
const moderators = aQnaSpace({ may: { write: true, moderate: true } });
const waiting: QueuedItem = {
  question: aQuestion({ state: 'waiting', may: mayModerate }),
  answer: null,
  why: 'waiting',
  at: Date.UTC(2026, 9, 12),
  reports: [],
};
const reported: QueuedItem = {
  ...waiting,
  question: aQuestion({ questionid: 'q2', title: 'What is it?', may: mayModerate }),
  answer: anAnswer({ questionid: 'q2', text: 'Buy here.' }),
  why: 'reported',
  reports: [{ reason: 'spam', text: 'A shop', at: Date.UTC(2026, 9, 12) }],
};

const open = async (items: readonly QueuedItem[], more: Answers = {}, space = moderators) => {
  let now = items;
  const asked = answerFetch({
    ...answersOf(aSpace()),
    'GET /api/qna/settings/m1': () => json(200, space),
    'GET /api/qna/log/m1': () => json(200, { entries: [], next: null }),
    [queue]: () => json(200, { items: now, open: now.length, next: null }),
    ...more,
  });
  renderApp('/space/m1/moderation');
  await screen.findByRole('heading', { level: 1 });
  return {
    asked,
    tell: (next: readonly QueuedItem[]) => {
      now = next;
    },
  };
};

beforeEach(signIn);
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

it('shows what waits, and lets it be shown', async () => {
  const { asked, tell } = await open([waiting, reported], { [deciding]: () => json(200, {}) });
  await screen.findByText('Waits to be shown');
  tell([reported]);
  await userEvent.click(screen.getByRole('button', { name: 'Show: Why is merging stable?' }));
  await waitFor(() => expect(screen.queryByText('Waits to be shown')).toBeNull());
  expect(asked.of(deciding)[0]?.body).toEqual({
    questionid: 'q1',
    answerid: null,
    decision: 'show',
    seen: { state: 'waiting', editedAt: null, reportedAt: 0 },
  });
});

it('says what was reported about an answer, and deletes it after a question', async () => {
  const { asked } = await open([reported], { [deciding]: () => json(200, {}) });
  await screen.findByText('1 report');
  expect(screen.getByText('Spam: A shop')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Delete: What is it?' }));
  expect(asked.of(deciding)).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(asked.of(deciding)[0]?.body).toEqual({
      questionid: 'q2',
      answerid: 'a1',
      decision: 'remove',
      seen: { state: 'shown', editedAt: null, reportedAt: Date.UTC(2026, 9, 12) },
    }),
  );
});

it('shows the new words, and asks again, where they were changed before the decision came', async () => {
  const editedAt = Date.UTC(2026, 9, 13);
  const { asked, tell } = await open([waiting], {
    [deciding]: ({ body }) =>
      (body as { seen: { editedAt: number | null } }).seen.editedAt === editedAt
        ? json(200, {})
        : json(409, { code: 'CONFLICT', msg: 'Read them again, then decide.' }),
  });
  const show = () => screen.findByRole('button', { name: /^Show:/ });
  await show();
  const question = aQuestion({ state: 'waiting', title: 'Changed?', editedAt, may: mayModerate });
  tell([{ ...waiting, question }]);
  await userEvent.click(await show());
  await screen.findByText('Read them again, then decide.');
  await userEvent.click(await screen.findByRole('button', { name: 'Show: Changed?' }));
  await waitFor(() => expect(asked.of(deciding)).toHaveLength(2));
  expect(asked.of(deciding)[1]?.body).toMatchObject({ decision: 'show', seen: { editedAt } });
});

it('says that there is nothing to decide', async () => {
  await open([]);
  await screen.findByText('Nothing to decide');
});

it('changes how questions are handled at once, and back where that is refused', async () => {
  const call = 'PUT /api/qna/settings';
  const settings = { anonymous: true, moderation: 'off' as const };
  const { asked } = await open([], {
    [call]: ({ body }) =>
      (body as { moderation: string }).moderation === 'before'
        ? json(409, { code: 'CONFLICT', msg: 'Somebody was first.' })
        : json(200, { ...moderators, settings }),
  });
  const anonymous = () => screen.getByRole('switch', { name: /without a name/ });
  await userEvent.click(anonymous());
  await waitFor(() => expect(anonymous().getAttribute('aria-checked')).toBe('true'));
  expect(asked.of(call)[0]?.body).toEqual({ moduleid: 'm1', anonymous: true, moderation: 'off' });
  const before = () => screen.getByRole<HTMLInputElement>('radio', { name: /before it is shown/ });
  await userEvent.click(before());
  await screen.findByText('Somebody was first.');
  await waitFor(() => expect(before().checked).toBe(false));
});

it('is for moderators alone', async () => {
  await open([], {}, aQnaSpace());
  expect(screen.getByRole('heading', { name: 'For moderators' })).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});
