import { fail } from '@sets/shared/core/result.ts';
import type { Notice, OwnAnswer } from '@sets/shared/live/notices.ts';
import type { RequestOutput } from '@sets/shared/live/requests.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLiveClient } from '../../test/fake-live-client.ts';
import { room, run, slot } from '../../test/room-of-a-phone.ts';
import { answerPlace } from './answer-sheet.ts';
import { joinRoom, type RoomJoining } from './join-room.ts';
import { PhoneMemory } from './phone-memory.ts';
import { pageStorage, type PhoneStorage } from './phone-storage.ts';

const view = (seq: number, value: string): Notice => ({
  roomId: 'room1',
  epoch: 'a',
  seq,
  name: 'run:changed',
  payload: { run, view: value },
});
const joined = (answers: OwnAnswer[] = []): RequestOutput<'room:join'> => ({
  room,
  notices: [view(3, 'open')],
  ticket: 'ticket1',
  participant: 'p1',
  by: 'guest' as const,
  own: { runId: 'run1', answers },
});

let client: FakeLiveClient;
let storage: PhoneStorage;
let open: RoomJoining[] = [];

const join = (): RoomJoining => {
  const joining = joinRoom(client, { code: '23456B' }, new PhoneMemory(storage));
  open.push(joining);
  return joining;
};
const online = async (): Promise<void> => {
  client.become('online');
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  storage = pageStorage();
  client = new FakeLiveClient({
    'room:join': () => ({ ok: true, data: joined() }),
    'answer:submit': (given) => ({
      ok: true,
      data: { answer: { slot: given.slot, revision: given.revision, value: given.value } },
    }),
  });
});
afterEach(() => {
  for (const each of open) each.close();
  open = [];
  vi.useRealTimers();
});

describe('joining a room', () => {
  it('SE4: keeps its ticket and comes back with it, and with the place it stood at (NO4)', async () => {
    join();
    await online();
    client.notify(view(4, 'closed'));
    client.become('offline');
    await online();
    const again = join();
    await vi.advanceTimersByTimeAsync(0);
    expect(client.inputs('room:join')).toEqual([
      { room: { code: '23456B' } },
      { room: { code: '23456B' }, ticket: 'ticket1', since: { epoch: 'a', seq: 4 } },
      { room: { code: '23456B' }, ticket: 'ticket1' },
    ]);
    expect(again.store.getState()).toMatchObject({ seated: true, participant: 'p1' });
  });

  it('SE4: by another address it is the same participant', async () => {
    join();
    await online();
    const other = { activity: 'poll', definitionId: 'poll1' };
    open.push(joinRoom(client, other, new PhoneMemory(storage)));
    await vi.advanceTimersByTimeAsync(0);
    expect(client.inputs('room:join').at(-1)).toEqual({ room: other, ticket: 'ticket1' });
  });

  it('NO5: asks again, once, when a number is missing', async () => {
    const { store } = join();
    await online();
    client.handlers['room:join'] = () => ({
      ok: true,
      data: { ...joined(), notices: [view(6, 'ended')] },
    });
    client.notify(view(6, 'ended'));
    client.notify(view(7, 'gone'));
    await vi.advanceTimersByTimeAsync(0);
    expect(client.inputs('room:join')).toHaveLength(2);
    expect(store.getState().view).toBe('gone');
  });

  it.each(['NOT_FOUND', 'FORBIDDEN'] as const)(
    '%s is told and waits for the person',
    async (code) => {
      client.handlers['room:join'] = () => fail(code, 'No.');
      const joining = join();
      await online();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(client.inputs('room:join')).toHaveLength(1);
      expect(joining.store.getState().failure?.code).toBe(code);
      client.handlers['room:join'] = () => ({ ok: true, data: joined() });
      joining.retry();
      await vi.advanceTimersByTimeAsync(0);
      expect(joining.store.getState()).toMatchObject({ failure: null, seated: true });
    },
  );

  it('RQ4: waits as long as it is told to, then joins', async () => {
    client.handlers['room:join'] = () => ({
      ok: false,
      error: { code: 'RATE_LIMITED', msg: 'Wait.', retryInMs: 5_000 },
    });
    const { store } = join();
    await online();
    client.handlers['room:join'] = () => ({ ok: true, data: joined() });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(store.getState()).toMatchObject({ seated: false, failure: null });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState().seated).toBe(true);
  });

  it("TI1: learns the server's clock and says by it when the person tapped", async () => {
    const ahead = 60_000;
    client.handlers['clock:sync'] = () => ({ ok: true, data: { now: Date.now() + ahead } });
    const joining = join();
    await online();
    expect(joining.store.getState().offset).toBe(ahead);
    joining.answer(slot, 'a');
    expect(client.inputs('answer:submit')[0]?.tappedAt).toBe(Date.now() + ahead);
  });

  it('PH8: says of what was tapped before when that was, and nothing of what nobody said', async () => {
    const joining = join();
    await online();
    joining.answer(slot, 'a', 1_234);
    const [sent] = client.inputs('answer:submit');
    expect(sent).toMatchObject({ tappedAt: 1_234 });
    expect(sent).not.toHaveProperty('shownAt');
  });
});

/** The room puts the other run on. */
const switchTo = (runId: string, seq: number): Notice => ({
  ...view(seq, `on: ${runId}`),
  payload: { run: { ...run, runId, version: 0 }, view: `on: ${runId}` },
});

describe('when another run comes on', () => {
  it('follows without joining again, with answers of its own', async () => {
    const joining = join();
    const { store } = joining;
    await online();
    joining.answer(slot, 'a');
    await vi.advanceTimersByTimeAsync(0);
    client.notify(switchTo('run2', 4));
    expect(store.getState()).toMatchObject({ run: { runId: 'run2' }, sheet: { held: [] } });
    joining.answer(slot, 'b');
    await vi.advanceTimersByTimeAsync(0);
    const sent = client.inputs('answer:submit').map(({ runId, value }) => [runId, value]);
    expect(sent).toEqual([
      ['run1', 'a'],
      ['run2', 'b'],
    ]);
    client.notify(switchTo('run1', 5));
    expect(store.getState().sheet.held).toEqual([{ slot, revision: 1, value: 'a' }]);
    expect(client.inputs('room:join')).toHaveLength(1);
  });

  it('still sends what was answered before, also after a refresh', async () => {
    const joining = join();
    await online();
    const { 'answer:submit': submit } = client.handlers;
    client.handlers['answer:submit'] = () => fail('UNAVAILABLE', 'Not now.');
    joining.answer(slot, 'a');
    await vi.advanceTimersByTimeAsync(0);
    client.notify(switchTo('run2', 4));
    joining.close();
    client.handlers['answer:submit'] = submit!;
    client.handlers['room:join'] = () => ({
      ok: true,
      data: { ...joined(), notices: [switchTo('run2', 4)], own: { runId: 'run2', answers: [] } },
    });
    join();
    await vi.advanceTimersByTimeAsync(0);
    expect(client.inputs('answer:submit').at(-1)).toMatchObject({
      roomId: 'room1',
      runId: 'run1',
      value: 'a',
    });
  });

  it('shows what this participant was told of the run that is on', async () => {
    const { store } = join();
    await online();
    client.tell('me:changed', { runId: 'run1', version: 4, me: { points: 2 } });
    client.notify(switchTo('run2', 4));
    expect(store.getState().me).toBeNull();
    client.tell('me:changed', { runId: 'run2', version: 0, me: { points: 0 } });
    expect(store.getState().me).toEqual({ points: 0 });
  });
});

it('SE8: leaves its seat when the page goes', async () => {
  const joining = join();
  await online();
  joining.close();
  expect(client.inputs('room:leave')).toEqual([{ roomId: 'room1' }]);
});

describe('answering', () => {
  it('keeps an answer while offline and sends it after coming back', async () => {
    const joining = join();
    await online();
    client.become('offline');
    joining.answer(slot, 'a');
    expect(answerPlace(joining.store.getState().sheet, slot, false)).toBe('saved');
    await online();
    expect(client.inputs('answer:submit')).toHaveLength(1);
    expect(answerPlace(joining.store.getState().sheet, slot, false)).toBe('received');
  });

  it('SE4, AN1: a new tab shows what the server holds', async () => {
    client.handlers['room:join'] = () => ({
      ok: true,
      data: joined([{ slot, revision: 2, value: 'b' }]),
    });
    const { store } = join();
    await online();
    expect(store.getState().sheet.held).toEqual([{ slot, revision: 2, value: 'b' }]);
  });

  it('NO6: another tab of the same person shows up here', async () => {
    const { store } = join();
    await online();
    client.tell('answer:changed', { runId: 'run1', answer: { slot, revision: 4, value: 'c' } });
    client.tell('answer:changed', { runId: 'run2', answer: { slot, revision: 9, value: 'x' } });
    expect(store.getState().sheet.held).toEqual([{ slot, revision: 4, value: 'c' }]);
  });

  it('RQ3: takes its seat again where the server does not know it, then sends', async () => {
    const joining = join();
    await online();
    const { 'answer:submit': submit } = client.handlers;
    client.handlers['answer:submit'] = () => fail('FORBIDDEN', 'Not seated.');
    joining.answer(slot, 'a');
    client.handlers['answer:submit'] = submit!;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(client.inputs('room:join')).toHaveLength(2);
    expect(client.inputs('answer:submit')).toHaveLength(2);
    expect(joining.store.getState().sheet.unsent).toEqual([]);
  });

  it('keeps what this participant alone is told: with the seat, with an answer, and by a notice', async () => {
    client.handlers['room:join'] = () => ({
      ok: true,
      data: { ...joined(), own: { runId: 'run1', answers: [], me: { points: 1 } } },
    });
    const joining = join();
    const { store } = joining;
    await online();
    expect(store.getState().me).toEqual({ points: 1 });
    client.tell('me:changed', { runId: 'run1', version: 4, me: { points: 2 } });
    client.tell('me:changed', { runId: 'run2', version: 4, me: { points: 9 } });
    expect(store.getState().me).toEqual({ points: 2 });
    client.handlers['answer:submit'] = () => ({
      ok: true,
      data: { answer: { slot, revision: 1, value: 'a' }, me: { points: 3 } },
    });
    joining.answer(slot, 'a');
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().me).toEqual({ points: 3 });
  });

  it('says with an answer since when what is asked was on this phone', async () => {
    const joining = join();
    await online();
    const shownAt = Date.now();
    await vi.advanceTimersByTimeAsync(2_500);
    joining.answer(slot, 'a', undefined, shownAt);
    const [sent] = client.inputs('answer:submit');
    expect(sent).toMatchObject({ shownAt, tappedAt: shownAt + 2_500 });
  });
});
