import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeLiveClient } from '../../../../test/fake-live-client.ts';
import { createStore } from 'zustand/vanilla';
import { PhoneMemory } from '../../../live/phone-memory.ts';
import { pageStorage, type PhoneStorage } from '../../../live/phone-storage.ts';
import { RoomFeeds } from '../../../live/room-feeds.ts';
import { unsentPosts } from '../../../live/unsent-posts.ts';
import { useAllQuestions } from '../use-all-questions.ts';
import { useOwnQuestions } from './use-own-questions.ts';

const view = {
  phase: 'on' as const,
  lot: 7,
  asking: true,
  moderated: true,
  order: 'votes' as const,
  wall: null,
  merged: [],
  names: true,
  voting: 'up' as const,
};

let storage: PhoneStorage;
beforeEach(() => {
  storage = pageStorage();
});

/** The page of a phone, with what it finds in its storage. */
type Post = NonNullable<FakeLiveClient['handlers']['feed:post']>;
const openPage = (post: Post) => {
  const client = new FakeLiveClient({
    'feed:follow': () => ({
      ok: true,
      data: { how: 'reset', start: 1, to: 0, entries: [], own: [] },
    }),
    'feed:post': post,
  });
  client.become('online');
  const seat = createStore(() => ({ seated: true }));
  const feeds = new RoomFeeds(client, 'room1', seat);
  const shelf = unsentPosts(storage, 'phone', feeds.roomId);
  const notes = new PhoneMemory(storage).notes('run1');
  const { result, unmount } = renderHook(() =>
    useOwnQuestions(notes, useAllQuestions(feeds, shelf), view),
  );
  const close = (): void => {
    unmount();
    feeds.close();
  };
  return { client, result, close };
};

test('what was not sent when the page was closed goes out once, under the attempt that it had', async () => {
  const before = openPage(() => new Promise(() => undefined));
  act(() => before.result.current.ask('Is it bounded?', null));
  await waitFor(() => expect(before.client.inputs('feed:post')).toHaveLength(1));
  before.close();

  const after = openPage(() => ({ ok: true, data: { id: 1 } }));
  expect(after.result.current.own).toMatchObject([{ text: 'Is it bounded?', state: 'saved' }]);
  await waitFor(() => expect(after.result.current.own[0]?.state).toBe('waiting'));
  expect(after.client.inputs('feed:post')).toEqual(before.client.inputs('feed:post'));
});

test('what was refused says so after a reload too, and goes out anew when it is sent again', async () => {
  const failure = { code: 'TOO_LATE' as const, msg: 'No more questions are taken now.' };
  const before = openPage(() => ({ ok: false, error: failure }));
  act(() => before.result.current.ask('Too late?', 'Ann'));
  await waitFor(() => expect(before.result.current.own[0]?.state).toBe('refused'));
  before.close();

  const after = openPage(() => ({ ok: true, data: { id: 1 } }));
  const [question] = after.result.current.own;
  expect(question).toMatchObject({ state: 'refused', refused: failure.msg });
  act(() => after.result.current.again(question!));
  await waitFor(() => expect(after.result.current.own[0]?.state).toBe('waiting'));
  expect(after.client.inputs('feed:post')).toMatchObject([
    { item: { text: 'Too late?', name: 'Ann' } },
  ]);
});
