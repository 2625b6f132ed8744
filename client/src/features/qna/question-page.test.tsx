// What the page is made of is there from the start, so that no test waits for it.
import './question-page.tsx';
import type { QuestionRead } from '@sets/shared/qna/qna.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAnswer, aQnaSpace, aQuestion, aRead, mayTakePart } from '../../../test/a-question.ts';
import { answersOf, aSpace } from '../../../test/a-space.ts';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { removalPauseMs } from './use-held-removal.ts';

type Answers = Parameters<typeof answerFetch>[0];

const reading = 'GET /api/qna/question/q1';

const open = async (read: QuestionRead, more: Answers = {}, path = '/space/m1/topic/t1/q1') => {
  let now = read;
  const asked = answerFetch({
    ...answersOf(aSpace()),
    [reading]: () => json(200, now),
    ...more,
  });
  const rendered = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: now.question.title });
  return {
    ...rendered,
    asked,
    /** What the server tells from now on. */
    tell: (next: QuestionRead) => {
      now = next;
    },
  };
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => userEvent.click(button(name));
const others = aQuestion({ may: mayTakePart });
const mayAnswer = { ...anAnswer().may, vote: true, report: true };
const visitorsSpace = aQnaSpace({ may: { write: false, moderate: false } });

afterEach(() => {
  cleanup();
  signOut();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a visitor', () => {
  it.each(['/space/m1/topic/t1/q1', '/module/m1/topic/t1/q1'])('reads at %s', async (path) => {
    const read = aRead(aQuestion({ answers: 1 }), [anAnswer()], { space: visitorsSpace });
    await open(read, {}, path);
    expect(screen.getByRole('heading', { level: 2, name: '1 answer' })).toBeDefined();
    await waitFor(() => expect(screen.getByText('left').tagName).toBe('STRONG'));
    expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
    expect(screen.queryByLabelText('Your answer')).toBeNull();
    expect(screen.queryByRole('button', { name: /Follow|Accept|Edit/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sorting' }).getAttribute('href')).toBe(
      '/space/m1/topic/t1',
    );
  });

  it('is led to the question that another one became', async () => {
    const { router } = await open(aRead(aQuestion({ questionid: 'q2', topicid: 't2' })), {
      'GET /api/qna/question/q2': () =>
        json(200, aRead(aQuestion({ questionid: 'q2', topicid: 't2' }))),
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/space/m1/topic/t2/q2'));
  });

  it('sees that it is not there, and can log in', async () => {
    answerFetch(answersOf(aSpace()));
    renderApp('/space/m1/topic/t1/nothing');
    await screen.findByRole('heading', { name: 'Not found, or not for this account' });
    expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
  });
});

it('brings the answer that the address names in sight, and marks it', async () => {
  const named = anAnswer({ answerid: 'a7', text: 'The one.' });
  const at = '/space/m1/topic/t1/q1/answer/a7';
  await open(
    aRead(aQuestion({ answers: 2 }), []),
    { [`${reading}?answer=a7`]: () => json(200, aRead(aQuestion(), [anAnswer()], { named })) },
    at,
  );
  const card = screen.getByText('The answer of this link').closest('li');
  expect(within(card!).getByText('The one.')).toBeDefined();
  expect(document.activeElement).toBe(card);
});

it('shows how an answer was worded, where it was changed', async () => {
  const call = 'GET /api/qna/answerhistory/a2';
  const by = { userid: 'u2', username: 'Ben' };
  const versions = [
    { at: 1, title: '', text: 'It is fast.', by },
    { at: 2, title: '', text: 'It is slow.', by },
  ];
  const changed = anAnswer({ answerid: 'a2', text: 'It is slow.', editedAt: 2 });
  const { asked } = await open(aRead(aQuestion({ answers: 2 }), [anAnswer(), changed]), {
    [call]: () => json(200, { versions, merged: [] }),
  });
  // What was never changed has no history.
  expect(screen.getAllByText('How it was worded')).toHaveLength(1);
  await userEvent.click(screen.getByText('How it was worded'));
  const history = await screen.findByRole('region', { name: /^How the answer of/ });
  await within(history).findByText('fast', { selector: 'del', exact: false });
  expect(within(history).getAllByRole('listitem')).toHaveLength(2);
  expect(asked.of(call)).toHaveLength(1);
  await userEvent.click(screen.getByText('Hide how it was worded'));
  expect(screen.queryByRole('region', { name: /^How the answer of/ })).toBeNull();
});

describe('who is signed in', () => {
  beforeEach(signIn);

  it('answers once, and what was typed is there again after a failure', async () => {
    const call = 'POST /api/qna/answer';
    let isAway = true;
    const { asked, tell } = await open(aRead(others), {
      [call]: () =>
        isAway
          ? json(503, { code: 'UNAVAILABLE', msg: 'The server is away.' })
          : json(201, anAnswer({ mine: true })),
    });
    await userEvent.type(screen.getByLabelText('Your answer'), 'From the left.');
    await click('Answer');
    await screen.findByText('The server is away.');
    isAway = false;
    tell(aRead(others, [anAnswer({ text: 'From the left.' })]));
    await click('Answer');
    await screen.findByText('Your answer is there.');
    const [first, second] = asked.of(call).map(({ body }) => body);
    expect(first).toMatchObject({ questionid: 'q1', text: 'From the left.' });
    expect(second).toEqual(first);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('');
    expect(
      within(screen.getByRole('list', { name: '' })).getByText('From the left.'),
    ).toBeDefined();
  });

  it('accepts an answer, which is then first', async () => {
    const call = 'PUT /api/qna/accept';
    const mine = { ...others, mine: true, may: { ...mayTakePart, accept: true } };
    const may = { ...mayAnswer, accept: true };
    const [a, b] = [anAnswer({ may }), anAnswer({ answerid: 'a2', text: 'Second', may })];
    const { asked, tell } = await open(aRead(mine, [a, b]), {
      [call]: () => json(200, { ...b, accepted: true }),
    });
    tell(aRead({ ...mine, accepted: 'a2' }, [a, { ...b, accepted: true }]));
    const second = screen.getByText('Second').closest('li');
    await userEvent.click(within(second!).getByRole('button', { name: /^Accept/ }));
    await screen.findByText('Accepted answer');
    expect(asked.of(call)[0]?.body).toEqual({ answerid: 'a2', on: true });
    expect(screen.getByText('Second').compareDocumentPosition(screen.getByText(/It takes/))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('follows it, and stops', async () => {
    const call = 'PUT /api/qna/follow';
    const { asked, tell } = await open(aRead(others), {
      [call]: () => json(200, { following: true }),
    });
    tell(aRead({ ...others, following: true }));
    await click('Follow');
    await waitFor(() => expect(button('Following').getAttribute('aria-pressed')).toBe('true'));
    expect(asked.of(call)[0]?.body).toEqual({ questionid: 'q1', on: true });
    await click('Following');
    await waitFor(() => expect(asked.of(call)[1]?.body).toEqual({ questionid: 'q1', on: false }));
  });

  it('edits its own question where it stands', async () => {
    const call = 'PUT /api/qna/question';
    const mine = aQuestion({ mine: true, may: { ...mayTakePart, edit: true } });
    const { asked, tell } = await open(aRead(mine), { [call]: () => json(200, mine) });
    await click('Edit');
    const title = screen.getByLabelText<HTMLInputElement>('Question');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Details').value).toBe(mine.text);
    await userEvent.clear(title);
    await click('Save');
    await screen.findByText('Fill this in.');
    expect(asked.of(call)).toEqual([]);
    await userEvent.type(title, 'Why is it?');
    tell(aRead({ ...mine, title: 'Why is it?' }));
    await click('Save');
    await screen.findByRole('heading', { level: 1, name: 'Why is it?' });
    expect(asked.of(call)[0]?.body).toEqual({
      questionid: 'q1',
      title: 'Why is it?',
      text: mine.text,
    });
  });

  it('deletes, and takes that back', async () => {
    const call = 'DELETE /api/qna/question/q1';
    const mine = aQuestion({ mine: true, may: { ...mayTakePart, remove: true } });
    const { asked } = await open(aRead(mine), { [call]: () => json(200, { removed: 'whole' }) });
    await click('More');
    vi.useFakeTimers();
    fireEvent.click(button('Delete'));
    expect(screen.getByText('The question is deleted.')).toBeDefined();
    fireEvent.click(button('Undo'));
    await act(() => vi.advanceTimersByTimeAsync(2 * removalPauseMs));
    expect(asked.of(call)).toEqual([]);
    fireEvent.click(button('More'));
    fireEvent.click(button('Delete'));
    await act(() => vi.advanceTimersByTimeAsync(removalPauseMs));
    expect(asked.of(call)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'To the topic' })).toBeDefined();
  });

  it('has deleted it where it leaves the page before the pause is over', async () => {
    const call = 'DELETE /api/qna/question/q1';
    const mine = aQuestion({ mine: true, may: { ...mayTakePart, remove: true } });
    const { asked, unmount } = await open(aRead(mine), {
      [call]: () => json(200, { removed: 'whole' }),
    });
    await click('More');
    await click('Delete');
    expect(asked.of(call)).toEqual([]);
    unmount();
    expect(asked.of(call)).toHaveLength(1);
  });

  it('reports it to the moderators', async () => {
    const call = 'POST /api/qna/report';
    const { asked } = await open(aRead(others), { [call]: () => json(200, {}) });
    await click('More');
    await click('Report');
    const dialog = within(screen.getByRole('dialog', { name: 'Report this' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Advertising or spam' }));
    await userEvent.type(dialog.getByLabelText('Anything to add?'), 'A shop.');
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    await screen.findByText('Thank you. The moderators look at it.');
    expect(asked.of(call)[0]?.body).toEqual({
      questionid: 'q1',
      answerid: null,
      reason: 'spam',
      text: 'A shop.',
    });
  });
});
