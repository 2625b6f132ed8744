import type { Notice } from '@sets/shared/live/notices.ts';
import { fail } from '@sets/shared/core/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLiveClient } from '../../test/fake-live-client.ts';
import { type FindSeat, followRoom } from './follow-room.ts';
import type { Seat } from './seat.ts';

const room = { roomId: 'room1', code: '23456B', locked: false };
const run = {
  runId: 'run1',
  activity: 'poll',
  definitionId: 'poll1',
  title: 'A poll',
  ended: false,
  version: 3,
};
const people = { joined: 3, connected: 2, slow: 0, lost: 1 };
const notices: Notice[] = [
  { roomId: 'room1', epoch: 'a', seq: 4, name: 'people:changed', payload: { people } },
  { roomId: 'room1', epoch: 'a', seq: 3, name: 'run:changed', payload: { run, view: 'open' } },
];

let client: FakeLiveClient;
const online = async (): Promise<void> => {
  client.become('online');
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  const seated = () => ({ ok: true as const, data: { room, notices } });
  client = new FakeLiveClient({ 'room:host': seated, 'room:watch': seated });
});
afterEach(() => void vi.useRealTimers());

describe('following a room', () => {
  it('SE2: as host, by the id of the room', async () => {
    const { store } = followRoom(client, { as: 'host', roomId: 'room1' });
    expect(store.getState()).toMatchObject({ status: 'connecting', seated: false, run: null });
    await online();
    expect(client.inputs('room:host')).toEqual([{ roomId: 'room1' }]);
    expect(store.getState()).toMatchObject({ seated: true, room, run, view: 'open', people });
  });

  it('SE3: as screen, by the code; NO4: after a reconnect from where it stood', async () => {
    const { store } = followRoom(client, { as: 'screen', code: '23456B' });
    await online();
    client.become('offline');
    expect(store.getState()).toMatchObject({ status: 'offline', seated: false, view: 'open' });
    await online();
    const since = { epoch: 'a', seq: 4 };
    expect(client.inputs('room:watch')).toEqual([{ code: '23456B' }, { code: '23456B', since }]);
  });

  it('asks again where the server cannot answer now', async () => {
    const { 'room:host': seated } = client.handlers;
    client.handlers['room:host'] = () => fail('UNAVAILABLE', 'Starting.');
    const { store } = followRoom(client, { as: 'host', roomId: 'room1' });
    await online();
    expect(store.getState()).toMatchObject({ seated: false, failure: null });
    client.handlers['room:host'] = seated!;
    await vi.advanceTimersByTimeAsync(500);
    expect(store.getState().seated).toBe(true);
  });

  it('passes over the reply to a connection that is gone', async () => {
    let answer: (() => void) | undefined;
    const { 'room:host': seated } = client.handlers;
    client.handlers['room:host'] = () =>
      new Promise((resolve) => (answer = () => resolve(fail('NOT_FOUND', 'Old.'))));
    const { store } = followRoom(client, { as: 'host', roomId: 'room1' });
    await online();
    client.become('offline');
    client.handlers['room:host'] = seated!;
    await online();
    answer!();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState()).toMatchObject({ seated: true, failure: null });
  });

  it('asks once which seat is meant, however often the connection changes meanwhile', async () => {
    let choose: ((seat: Seat) => void) | undefined;
    const find = vi.fn<FindSeat>(
      () => new Promise((resolve) => (choose = (data) => resolve({ ok: true, data }))),
    );
    const { store } = followRoom(client, find);
    await online();
    client.become('offline');
    await online();
    choose!({ as: 'host', roomId: 'room1' });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().seated).toBe(true);
    client.become('offline');
    await online();
    expect(client.inputs('room:host')).toHaveLength(2);
    expect(find).toHaveBeenCalledOnce();
  });

  it('asks again which seat is meant where that failed: by itself, or when it is told to', async () => {
    const find = vi.fn<FindSeat>(async () => fail('UNAVAILABLE', 'Starting.'));
    const following = followRoom(client, find);
    const { store } = following;
    await online();
    expect(store.getState()).toMatchObject({ seated: false, failure: null });
    find.mockResolvedValue(fail('FORBIDDEN', 'Not yours.'));
    await vi.advanceTimersByTimeAsync(500);
    expect(store.getState().failure?.code).toBe('FORBIDDEN');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(find).toHaveBeenCalledTimes(2);
    find.mockResolvedValue({ ok: true, data: { as: 'host', roomId: 'room1' } });
    following.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState()).toMatchObject({ seated: true, failure: null });
  });

  it('leaves it alone once it is closed', async () => {
    const following = followRoom(client, { as: 'host', roomId: 'room1' });
    await online();
    following.close();
    client.notify({ ...notices[1]!, seq: 9 });
    await online();
    expect(client.inputs('room:host')).toHaveLength(1);
  });
});
