import { fail, type Reply } from '@sets/shared/core/result.ts';
import type { Notice } from '@sets/shared/live/notices.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLiveClient } from '../../test/fake-live-client.ts';
import { room, run, slot } from '../../test/room-of-a-phone.ts';
import { joinRoom, type RoomJoining } from './join-room.ts';
import { PhoneMemory } from './phone-memory.ts';
import { pageStorage, type PhoneStorage } from './phone-storage.ts';

const putOn = (seq: number, on: object = {}): Notice => ({
  roomId: 'room1',
  epoch: 'a',
  seq,
  name: 'run:changed',
  payload: { run: { ...run, ...on }, view: seq },
});

let client: FakeLiveClient;
let storage: PhoneStorage;
let open: RoomJoining[] = [];
/** What is on when somebody joins. */
let last: Notice;

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const tell = (notice: Notice): void => {
  last = notice;
  client.notify(notice);
};
const join = async (): Promise<RoomJoining> => {
  const joining = joinRoom(client, { code: '23456B' }, new PhoneMemory(storage));
  open.push(joining);
  await settle();
  return joining;
};

beforeEach(() => {
  vi.useFakeTimers();
  storage = pageStorage();
  last = putOn(3);
  client = new FakeLiveClient({
    'room:join': () => ({
      ok: true,
      data: { room, notices: [last], ticket: 'ticket1', participant: 'p1', by: 'guest', own: null },
    }),
  });
  client.become('online');
});
afterEach(() => {
  for (const each of open) each.close();
  open = [];
  vi.useRealTimers();
});

describe('PH5: an answer that is not taken', () => {
  it('because it came too late for the run before is told of once, also after a refresh', async () => {
    const joining = await join();
    let refuse: ((reply: Reply<never>) => void) | undefined;
    client.handlers['answer:submit'] = () => new Promise((resolve) => (refuse = resolve));
    joining.answer(slot, 'a');
    await settle();
    tell(putOn(4, { runId: 'run2', title: 'Another' }));
    refuse!(fail('TOO_LATE', 'Closed.'));
    await settle();
    const missed = [{ runId: 'run1', title: 'A poll', code: 'TOO_LATE' }];
    expect(joining.store.getState()).toMatchObject({ run: { runId: 'run2' }, missed });
    joining.close();
    const again = await join();
    expect(again.store.getState().missed).toEqual(missed);
    again.dismissMissed('run1');
    expect(again.store.getState().missed).toEqual([]);
    again.close();
    const third = await join();
    expect(third.store.getState()).toMatchObject({ seated: true, missed: [] });
  });

  it('is told of where it was sent after a refresh, by the title that the phone has kept', async () => {
    const joining = await join();
    client.handlers['answer:submit'] = () => fail('UNAVAILABLE', 'Not now.');
    joining.answer(slot, 'a');
    await settle();
    joining.close();
    last = putOn(4, { runId: 'run2', title: 'Another' });
    client.handlers['answer:submit'] = () => fail('TOO_LATE', 'Closed.');
    const again = await join();
    expect(again.store.getState().missed).toMatchObject([{ runId: 'run1', title: 'A poll' }]);
  });

  it('is told of by what is on, until that has ended', async () => {
    const joining = await join();
    client.handlers['answer:submit'] = () => fail('TOO_LATE', 'Closed.');
    joining.answer(slot, 'a');
    await settle();
    const { sheet, missed } = joining.store.getState();
    expect(sheet.refused).toHaveLength(1);
    expect(missed).toEqual([]);
    tell(putOn(4, { ended: true }));
    joining.answer(slot, 'b');
    await settle();
    expect(joining.store.getState().missed).toMatchObject([{ runId: 'run1' }]);
  });

  it('just before another is on is told of there, for nobody could read it; not where they could', async () => {
    const joining = await join();
    client.handlers['answer:submit'] = () => fail('TOO_LATE', 'Closed.');
    joining.answer(slot, 'a');
    await vi.advanceTimersByTimeAsync(1_000);
    tell(putOn(4, { runId: 'run2', title: 'Another' }));
    expect(joining.store.getState().missed).toMatchObject([{ runId: 'run1', title: 'A poll' }]);
    joining.answer(slot, 'b');
    await vi.advanceTimersByTimeAsync(60_000);
    tell(putOn(5, { runId: 'run3', title: 'A third' }));
    expect(joining.store.getState().missed).toMatchObject([{ runId: 'run1' }]);
  });

  it('is another room’s to tell of where it was given there', async () => {
    new PhoneMemory(storage).keepRun('run9', 'room9', Date.now(), 'Elsewhere');
    new PhoneMemory(storage).keepRefusal('run9', 'TOO_LATE');
    const { store } = await join();
    expect(store.getState()).toMatchObject({ seated: true, missed: [] });
  });

  it('is put away in every tab of the phone at once', async () => {
    const memory = new PhoneMemory(storage);
    memory.keepRun('run0', 'room1', Date.now(), 'Before');
    memory.keepRefusal('run0', 'TOO_LATE');
    const { store } = await join();
    expect(store.getState().missed).toHaveLength(1);
    memory.dropRefusal('run0');
    window.dispatchEvent(new StorageEvent('storage'));
    expect(store.getState().missed).toEqual([]);
  });
});
