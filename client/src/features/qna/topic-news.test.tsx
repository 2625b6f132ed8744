// What the page is made of is there from the start, so that no test waits for it.
import '../../app/topic-route.tsx';
import './listen.tsx';
import type { QuestionPage } from '@sets/shared/qna/qna.contract.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aPage, aQuestion } from '../../../test/a-question.ts';
import { answersOf, aSpace } from '../../../test/a-space.ts';
import { answerFetch, json } from '../../../test/answer-fetch.ts';
import { FakeLiveClient } from '../../../test/fake-live-client.ts';
import { renderApp } from '../../../test/render-app.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const list = 'GET /api/qna/list/m1/t1';
const first = aQuestion({ votes: 3 });
const second = aQuestion({ questionid: 'q2', title: 'And quick sort?', at: first.at + 1_000 });

const open = async (page: QuestionPage) => {
  let now = page;
  const state = { moved: 0, spreadMs: 0 };
  const client = new FakeLiveClient({
    'place:enter': () => ({
      ok: true,
      data: { roomId: 'r1', as: 'screen', mine: null, state },
    }),
  });
  const asked = answerFetch({
    ...answersOf(aSpace()),
    [`${list}?order=newest`]: () => json(200, now),
  });
  renderApp('/space/m1/topic/t1', client);
  await screen.findByRole('heading', { level: 2, name: 'Questions' });
  await waitFor(() => expect(document.querySelector('[aria-busy="false"]')).not.toBeNull());
  const lists = () => asked.of(`${list}?order=newest`).length;
  await waitFor(async () => {
    await act(async () => client.become('online'));
    expect(client.inputs('place:enter')[0]).toMatchObject({ kind: 'questions' });
  });
  return {
    client,
    lists,
    change: async (next: QuestionPage, moved: number) => {
      now = next;
      await act(async () =>
        client.tell('place:changed', { roomId: 'r1', state: { ...state, moved } }),
      );
    },
  };
};

it('others ask and vote: counts are true at once, and what is read stays where it is', async () => {
  const { change } = await open(aPage([first]));
  await change(aPage([second, { ...first, votes: 4 }]), 1);
  const more = await screen.findByRole('button', { name: '1 new question: show' });
  expect(screen.getByText('4 votes for Why is merging stable?')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'And quick sort?' })).toBeNull();
  await userEvent.click(more);
  expect(screen.getByRole('link', { name: 'And quick sort?' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /new question/ })).toBeNull();
});

it('where nothing was asked the first question is shown by itself', async () => {
  const { change } = await open(aPage([]));
  await change(aPage([first]), 1);
  expect(await screen.findByRole('link', { name: 'Why is merging stable?' })).toBeDefined();
});

it('what was missed without a connection is asked for when it is back', async () => {
  const { client, lists } = await open(aPage([first]));
  const before = lists();
  await act(async () => client.become('offline'));
  await act(async () => client.become('online'));
  await waitFor(() => expect(lists()).toBe(before + 1));
});

it('that somebody came or left is no news', async () => {
  const { client, lists } = await open(aPage([first]));
  const before = lists();
  await act(async () =>
    client.tell('place:changed', { roomId: 'r1', state: { moved: 0, spreadMs: 40 } }),
  );
  await act(async () =>
    client.tell('place:changed', { roomId: 'r1', state: { moved: 1, spreadMs: 0 } }),
  );
  await waitFor(() => expect(lists()).toBe(before + 1));
});
