import type { Reply } from '@sets/shared/core/result.ts';
import type { RequestOutput } from '@sets/shared/live/requests.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLiveClient } from '../../test/fake-live-client.ts';
import { followFeed } from './follow-feed.ts';
import { followRoom, type RoomFollowing } from './follow-room.ts';

const ok = <Data>(data: Data): Reply<Data> => ({ ok: true, data });
const roomNamed = (roomId: string): RequestOutput<'room:watch'> => ({
  room: { roomId, code: '23456B', locked: false },
  notices: [
    {
      roomId,
      epoch: roomId,
      seq: 1,
      name: 'room:changed',
      payload: { room: { roomId, code: '23456B', locked: false } },
    },
  ],
});

let client: FakeLiveClient;
let following: RoomFollowing;
const online = async (): Promise<void> => {
  client.become('online');
  await vi.waitFor(() => expect(following.store.getState().seated).toBe(true));
};
const feedNow = (name = 'notes') => following.store.getState().feeds!.open(name, followFeed);
const followed = () => client.inputs('feed:follow').map(({ roomId, feed }) => `${roomId} ${feed}`);

beforeEach(async () => {
  client = new FakeLiveClient({
    'room:watch': () => ok(roomNamed('room1')),
    'feed:follow': () => ok({ how: 'reset', start: 1, to: 0, entries: [], own: [] }),
    'feed:post': () => ok({ id: 1 }),
  });
  following = followRoom(client, { as: 'screen', code: '23456B' });
  expect(following.store.getState().feeds).toBeNull();
  await online();
});

describe('the feeds of a room', () => {
  it('are each followed once, from when they are wanted', () => {
    expect(followed()).toEqual([]);
    expect(feedNow()).toBe(feedNow());
    feedNow('questions');
    expect(followed()).toEqual(['room1 notes', 'room1 questions']);
  });

  it('stay the same over a reconnect, and send what was posted meanwhile', async () => {
    const feed = feedNow();
    await vi.waitFor(() => expect(feed.store.getState().status).toBe('current'));
    client.become('offline');
    feed.post('kept');
    expect(client.inputs('feed:post')).toEqual([]);
    await online();
    expect(feedNow()).toBe(feed);
    await vi.waitFor(() => expect(feed.store.getState().unsent).toEqual([]));
    expect(client.inputs('feed:post').map(({ item }) => item)).toEqual(['kept']);
  });

  it('are those of another room once the way in leads there', async () => {
    const before = feedNow();
    client.become('offline');
    client.handlers['room:watch'] = () => ok(roomNamed('room2'));
    await online();
    const now = feedNow();
    expect(now).not.toBe(before);
    expect(followed()).toEqual(['room1 notes', 'room2 notes']);
    const entry = { id: 1, seq: 1, at: 0, view: 'late' };
    client.tell('feed:added', { roomId: 'room1', feed: 'notes', from: 1, to: 1, entries: [entry] });
    expect(before.store.getState().entries).toEqual([]);
  });

  it('are left with the room', async () => {
    const feed = feedNow();
    await vi.waitFor(() => expect(feed.store.getState().status).toBe('current'));
    following.close();
    expect(client.inputs('room:leave')).toEqual([{ roomId: 'room1' }]);
    expect(feed.store.getState().status).toBe('waiting');
    feed.post('in vain');
    expect(client.inputs('feed:post')).toEqual([]);
  });
});
