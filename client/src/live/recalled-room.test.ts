import { fail } from '@sets/shared/core/result.ts';
import type { Notice } from '@sets/shared/live/notices.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLiveClient } from '../../test/fake-live-client.ts';
import { room, run, slot } from '../../test/room-of-a-phone.ts';
import { answerPlace } from './answer-sheet.ts';
import { joinRoom, type RoomJoining } from './join-room.ts';
import { PhoneMemory } from './phone-memory.ts';
import { pageStorage, type PhoneStorage } from './phone-storage.ts';

const way = { code: '23456B' };
const changed = (seq: number, payload: object): Notice => ({
  roomId: 'room1',
  epoch: 'a',
  seq,
  name: 'run:changed',
  payload,
});

let client: FakeLiveClient;
let storage: PhoneStorage;
let open: RoomJoining[] = [];

/** A page that is opened on the same phone, with a connection of its own. */
const opened = (): RoomJoining => {
  client = new FakeLiveClient({
    'room:join': () => ({
      ok: true,
      data: {
        room,
        notices: [changed(3, { run, view: 'open' })],
        ticket: 'ticket1',
        participant: 'p1',
        by: 'guest' as const,
        own: { runId: 'run1', answers: [] },
      },
    }),
    'answer:submit': ({ slot: of, revision, value }) => ({
      ok: true,
      data: { answer: { slot: of, revision, value } },
    }),
  });
  const joining = joinRoom(client, way, new PhoneMemory(storage));
  open.push(joining);
  return joining;
};
const become = async (status: 'online' | 'offline'): Promise<void> => {
  client.become(status);
  await vi.advanceTimersByTimeAsync(0);
};

/** What was on when the page was closed. */
const closedWhile = async (...steps: Notice[]): Promise<void> => {
  const page = opened();
  await become('online');
  for (const step of steps) client.notify(step);
  page.close();
};

beforeEach(() => {
  vi.useFakeTimers();
  storage = pageStorage();
});
afterEach(() => {
  for (const each of open) each.close();
  open = [];
  vi.useRealTimers();
});

describe('PH6: a page that is opened without a network', () => {
  it('shows what was on last, and the answer that waits', async () => {
    await closedWhile(changed(4, { run: { ...run, version: 4 }, view: 'next' }));
    const first = opened();
    await become('offline');
    first.answer(slot, 'mine');
    first.close();
    const page = opened();
    expect(page.store.getState().run).toBeNull();
    await become('offline');
    expect(page.store.getState()).toMatchObject({ room, run: { version: 4 }, view: 'next' });
    expect(page.store.getState().seated).toBe(false);
    expect(answerPlace(page.store.getState().sheet, slot, false)).toBe('saved');
  });

  it('takes answers, which go out once there is one, and then shows what the server says', async () => {
    await closedWhile(changed(4, { run: { ...run, version: 4 }, view: 'next' }));
    const page = opened();
    await become('offline');
    page.answer(slot, 'mine');
    expect(client.inputs('answer:submit')).toEqual([]);
    await become('online');
    expect(client.inputs('room:join')).toEqual([{ room: way, ticket: 'ticket1' }]);
    expect(client.inputs('answer:submit')).toMatchObject([{ slot, value: 'mine' }]);
    expect(page.store.getState()).toMatchObject({ run: { version: 3 }, view: 'open' });
    expect(answerPlace(page.store.getState().sheet, slot, false)).toBe('received');
  });

  it('is told where the room is gone meanwhile', async () => {
    await closedWhile();
    const page = opened();
    await become('offline');
    client.handlers['room:join'] = () => fail('NOT_FOUND', 'No.');
    await become('online');
    expect(page.store.getState().failure?.code).toBe('NOT_FOUND');
  });

  it('shows nothing that is on no more', async () => {
    await closedWhile(changed(4, { run: null, view: null }));
    const page = opened();
    await become('offline');
    expect(page.store.getState().run).toBeNull();
  });

  it('is not shown while the connection is still being made, nor in place of what is known', async () => {
    await closedWhile(changed(4, { run: { ...run, version: 4 }, view: 'next' }));
    const page = opened();
    expect(page.store.getState().run).toBeNull();
    await become('online');
    await become('offline');
    expect(page.store.getState()).toMatchObject({ run: { version: 3 }, view: 'open' });
  });

  it('forgets it after a month', async () => {
    await closedWhile();
    vi.advanceTimersByTime(31 * 24 * 60 * 60 * 1_000);
    const page = opened();
    await become('offline');
    expect(page.store.getState().run).toBeNull();
  });
});
