// What the page is made of is there from the start, so that no test waits for it.
import './question-page.tsx';
import type { QuestionRead } from '@sets/shared/qna/qna.contract.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuestion, aRead, mayModerate } from '../../../test/a-question.ts';
import { answersOf, aSpace } from '../../../test/a-space.ts';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { signIn, signOut } from '../../../test/signed-in.ts';

const open = async (read: QuestionRead, more: Parameters<typeof answerFetch>[0]) => {
  const asked = answerFetch({
    ...answersOf(aSpace()),
    'GET /api/qna/question/q1': () => json(200, read),
    ...more,
  });
  const { router } = renderApp('/space/m1/topic/t1/q1');
  await screen.findByRole('heading', { level: 1, name: read.question.title });
  return { asked, router };
};
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

describe('a moderator', () => {
  beforeEach(signIn);
  const anonymous = aQuestion({ author: null, anonymous: true, may: mayModerate });

  it('reveals who asked, after what that means was said', async () => {
    const call = 'POST /api/qna/reveal';
    const { asked } = await open(aRead(anonymous), {
      [call]: () => json(200, { author: { userid: 'jonas', username: 'Jonas' } }),
    });
    expect(screen.getByText('Anonymous')).toBeDefined();
    await click('More');
    await click('Reveal the author');
    expect(screen.getByText(/They are told that you looked/)).toBeDefined();
    expect(asked.of(call)).toEqual([]);
    await click('Reveal');
    await screen.findByText(/It was Jonas/);
    expect(asked.of(call)[0]?.body).toEqual({ questionid: 'q1' });
  });

  it('merges it into another one, and is led there', async () => {
    const call = 'POST /api/qna/merge';
    const near = {
      questionid: 'q2',
      topicid: 't2',
      title: 'What is stable?',
      votes: 1,
      voted: false,
      mine: false,
      answers: 0,
      accepted: false,
    };
    const into = aQuestion({ questionid: 'q2', topicid: 't2', title: 'What is stable?' });
    const { asked, router } = await open(aRead(anonymous), {
      'POST /api/qna/near': () => json(200, { near: [{ ...near, questionid: 'q1' }, near] }),
      [call]: () => json(200, into),
      'GET /api/qna/question/q2': () => json(200, aRead(into)),
    });
    await click('More');
    await click('Merge into another');
    const choices = await screen.findAllByRole('radio');
    // Not into itself.
    expect(choices).toHaveLength(1);
    await userEvent.click(choices[0]!);
    await click('Merge');
    await waitFor(() => expect(router.state.location.pathname).toBe('/space/m1/topic/t2/q2'));
    expect(asked.of(call)[0]?.body).toEqual({ questionid: 'q1', into: 'q2' });
  });

  it('hides it, pins it and gives it labels', async () => {
    const deciding = 'PUT /api/qna/decide';
    const { asked } = await open(aRead(anonymous), {
      [deciding]: () => json(200, {}),
      'PUT /api/qna/pin': () => json(200, anonymous),
      'PUT /api/qna/label': () => json(200, anonymous),
    });
    await click('More');
    await click('Hide');
    await waitFor(() =>
      expect(asked.of(deciding)[0]?.body).toEqual({
        questionid: 'q1',
        answerid: null,
        decision: 'hide',
        seen: { state: 'shown', editedAt: anonymous.editedAt, reportedAt: null },
      }),
    );
    await click('Pin');
    await waitFor(() =>
      expect(asked.of('PUT /api/qna/pin')[0]?.body).toEqual({ questionid: 'q1', on: true }),
    );
    await click('Labels');
    await click('Exercise 3');
    await click('Save');
    await waitFor(() =>
      expect(asked.of('PUT /api/qna/label')[0]?.body).toEqual({ questionid: 'q1', labels: ['l2'] }),
    );
  });
});
