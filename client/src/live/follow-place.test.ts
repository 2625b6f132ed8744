import { fail } from '@sets/shared/core/result.ts';
import { expect, it, vi } from 'vitest';
import { FakeLiveClient } from '../../test/fake-live-client.ts';
import { followFeed } from './follow-feed.ts';
import { followPlace } from './follow-place.ts';

const ref = { kind: 'space', at: { moduleid: 'm1' } };
const entered = (as: 'host' | 'phone' | 'screen' = 'phone') => ({
  ok: true as const,
  data: { roomId: 'at-1', as, mine: { me: 'p1' }, state: { here: 1 } },
});
const online = (client: FakeLiveClient): FakeLiveClient => {
  client.status = 'online';
  return client;
};

it('is in the place anew after every reconnect, with the same feeds', async () => {
  const client = online(new FakeLiveClient({ 'place:enter': () => entered() }));
  const following = followPlace(client, ref);
  await vi.waitUntil(() => following.store.getState().seated);
  const { feeds } = following.store.getState();
  client.tell('place:changed', { roomId: 'at-1', state: { here: 2 } });
  client.tell('place:changed', { roomId: 'at-2', state: { here: 9 } });
  expect(following.store.getState()).toMatchObject({ as: 'phone', state: { here: 2 } });
  client.become('offline');
  expect(following.store.getState()).toMatchObject({ seated: false, state: { here: 2 } });
  client.become('online');
  await vi.waitUntil(() => following.store.getState().seated);
  expect(following.store.getState().feeds).toBe(feeds);
  expect(client.inputs('place:enter')).toEqual([ref, ref]);
});

it('who had to leave has nothing of it any more, and may ask again', async () => {
  const client = online(new FakeLiveClient({ 'place:enter': () => entered() }));
  const following = followPlace(client, ref);
  await vi.waitUntil(() => following.store.getState().seated);
  const { error } = fail('NOT_FOUND', 'It is closed.');
  client.tell('place:left', { roomId: 'at-1', error });
  expect(following.store.getState()).toMatchObject({ seated: false, failure: error, feeds: null });
  following.retry();
  await vi.waitUntil(() => following.store.getState().seated);
  expect(following.store.getState().failure).toBeNull();
});

it('who stands otherwise follows anew: what was seen as another audience is forgotten', async () => {
  const entry = { id: 1, seq: 1, at: 5, view: { text: 'secret' } };
  const client = online(
    new FakeLiveClient({
      'place:enter': () => entered('host'),
      'feed:follow': () => ({
        ok: true,
        data: { how: 'reset', start: 1, to: 1, entries: [entry], own: [] },
      }),
    }),
  );
  const following = followPlace(client, ref);
  await vi.waitUntil(() => following.store.getState().seated);
  const before = following.store.getState().feeds;
  const feed = before!.open('discussion', followFeed);
  await vi.waitUntil(() => feed.store.getState().entries.length === 1);
  client.tell('place:standing', { roomId: 'at-1', as: 'screen', mine: {} });
  const { feeds, as } = following.store.getState();
  expect(as).toBe('screen');
  expect(feeds).not.toBe(before);
  expect(feeds?.find('discussion')).toBeNull();
});

it('asks again by itself where it passes, and tells where it does not', async () => {
  vi.useFakeTimers();
  const replies = [fail('UNAVAILABLE', 'Not now.'), fail('NOT_FOUND', 'No such space.')];
  const client = online(new FakeLiveClient({ 'place:enter': () => replies.shift() ?? entered() }));
  const following = followPlace(client, ref);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(following.store.getState().failure).toMatchObject({ code: 'NOT_FOUND' });
  expect(client.inputs('place:enter')).toHaveLength(2);
  following.close();
  vi.useRealTimers();
});
