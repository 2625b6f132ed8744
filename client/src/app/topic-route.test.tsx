// What the page is made of is there from the start, so that no test waits for it.
import './topic-route.tsx';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../test/answer-fetch.ts';
import { all, answersOf, aSpace } from '../../test/a-space.ts';
import { renderApp } from '../../test/render-app.tsx';
import { signIn, signOut } from '../../test/signed-in.ts';

const polls = 'GET /api/polls?moduleid=m1&topicid=t1';
const noLiveQna = {
  'GET /api/live-qna?moduleid=m1&topicid=t1': () => json(200, { items: [] }),
  'GET /api/live-qna/promises?moduleid=m1&topicid=t1&done=no': () =>
    json(200, { promises: [], next: null }),
  'GET /api/live-qna/promises?moduleid=m1&topicid=t1&done=yes': () =>
    json(200, { promises: [], next: null }),
};

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

it.each(['/space', '/module'])('shows a reader at %s the way in, and no polls', async (base) => {
  const asked = answerFetch(answersOf(aSpace()));
  renderApp(`${base}/m1/topic/t1`);
  await screen.findByRole('heading', { level: 1, name: 'Sorting' });
  expect(screen.getByRole('link', { name: 'Join with a code' }).getAttribute('href')).toBe('/join');
  expect(screen.getByRole('link', { name: /Next topic/ }).getAttribute('href')).toBe(
    '/space/m1/topic/t2',
  );
  expect(screen.queryByRole('heading', { name: 'Polls' })).toBeNull();
  expect(asked.of(polls)).toEqual([]);
});

it('shows whoever edits the space the polls of this topic', async () => {
  signIn();
  answerFetch({
    ...answersOf(aSpace({ may: all })),
    [polls]: () => json(200, { polls: [] }),
    ...noLiveQna,
  });
  renderApp('/space/m1/topic/t1');
  await screen.findByText('No polls yet');
  const ways = screen.getAllByRole('link', { name: 'Create a poll' });
  expect(ways[0]?.getAttribute('href')).toBe('/tools/polltime/createpoll/m1/t1');
  expect(screen.queryByRole('link', { name: 'Join with a code' })).toBeNull();
});

it('says that there is no such topic, and leads to the space', async () => {
  answerFetch(answersOf(aSpace()));
  renderApp('/space/m1/topic/nothing');
  await screen.findByRole('heading', { name: 'There is no such topic in this space' });
  expect(screen.getByRole('link', { name: 'To the space' }).getAttribute('href')).toBe('/space/m1');
});
