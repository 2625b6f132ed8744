import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { startTestStore } from '../../../../test/start-test-store.ts';
import { createBackground } from '../../../core/background.ts';
import { createLog } from '../../../core/log.ts';
import { newId } from '../../../core/new-id.ts';
import type { NewNotification } from '../../../core/notify.ts';
import { DeviceNamesService } from './device-names.service.ts';
import { sessionModel } from './session.model.ts';
import { createSessionTokens } from './session-tokens.ts';
import { mostSessions, seenEvery, SessionService } from './session.service.ts';

const clock = createManualClock();
const tokens = createSessionTokens('a secret that only these tests know', clock);
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: mongoose.Connection;
let deviceNames: DeviceNamesService;
let sessions: SessionService;
/** The same with sessions that end when they are not used for an hour. */
let resting: SessionService;
let background: ReturnType<typeof createBackground>;
let told: [userid: string, notice: NewNotification][];
let ended: string[];
let userid: string;

beforeAll(async () => {
  store = await startTestStore();
  connection = await mongoose.createConnection(store.uri).asPromise();
  deviceNames = new DeviceNamesService(connection);
});
afterAll(async () => {
  await connection.close();
  await store.close();
});
beforeEach(() => {
  [told, ended, userid] = [[], [], newId()];
  background = createBackground(createLog('silent'));
  const notify = (whom: string, notice: NewNotification): Promise<void> => {
    told.push([whom, notice]);
    return Promise.resolve();
  };
  const tools = { connection, clock, tokens, deviceNames, background, notify };
  sessions = new SessionService({ ...tools, idleMs: null });
  resting = new SessionService({ ...tools, idleMs: 3_600_000 });
  resting.onEnded((sessionIds) => ended.push(...sessionIds));
  sessions.onEnded((sessionIds) => ended.push(...sessionIds));
});

/** A login that was let in. */
const signIn = async (device: string): ReturnType<SessionService['start']> => {
  const started = await sessions.start(userid, device);
  await sessions.noteDevice(userid, device);
  return started;
};

describe('who listens is told which sessions have ended', () => {
  test('on logout, and when one is ended from elsewhere', async () => {
    const [left, sentAway] = [await sessions.start(userid, ''), await sessions.start(userid, '')];
    await sessions.end(left.sessionId);
    expect(ended).toEqual([left.sessionId]);
    expect(await sessions.revoke([sentAway.sessionId])).toBe(1);
    expect(ended).toEqual([left.sessionId, sentAway.sessionId]);
    expect(await sessions.find(left)).toBeNull();
    expect(await sessions.find(sentAway)).toMatchObject({ revoked: true });
  });

  test('when all end but one', async () => {
    const stays = await sessions.start(userid, '');
    const others = [await sessions.start(userid, ''), await sessions.start(userid, '')];
    const stranger = await sessions.start(newId(), '');
    expect(await sessions.revokeAll(userid, stays.sessionId)).toBe(2);
    expect(new Set(ended)).toEqual(new Set(others.map(({ sessionId }) => sessionId)));
    expect(await sessions.revokeAll(userid)).toBe(1);
    expect(await sessions.revokeAll(userid)).toBe(0);
    expect(await sessions.find(stranger)).toMatchObject({ revoked: false });
  });

  test('when a person is forgotten, with those that had ended before', async () => {
    const [live, revoked] = [await signIn('A'), await signIn('B')];
    await sessions.revoke([revoked.sessionId]);
    await sessions.erase(userid);
    expect(ended).toContain(live.sessionId);
    expect(await sessions.find(live)).toBeNull();
    expect(await sessions.find(revoked)).toBeNull();
    expect(await deviceNames.names(userid)).toEqual([]);
    await sessions.erase(userid);
  });
});

describe('a sign-in on a kind of device that a person never used', () => {
  test('is told to them, but not the first of all, and not twice', async () => {
    await signIn('Firefox on Linux');
    await signIn('Firefox on Linux');
    await background.close();
    expect(told).toEqual([]);
  });

  test('is told also where every session of before has ended', async () => {
    await sessions.end((await signIn('Firefox on Linux')).sessionId);
    await signIn('Safari on iOS');
    await signIn('Firefox on Linux');
    await background.close();
    expect(told).toEqual([
      [
        userid,
        {
          kind: 'security',
          title: 'New login',
          text: 'Somebody logged in to your account with Safari on iOS. If that was not you, change your password.',
          path: '/account/settings',
        },
      ],
    ]);
  });

  test('is told where the device does not say what it is', async () => {
    await signIn('Firefox on Linux');
    await signIn('');
    await background.close();
    expect(told[0]?.[1].text).toContain('a device that does not say what it is');
  });

  test('is noted for fifty kinds, whose oldest goes', async () => {
    for (let kind = 0; kind <= 50; kind += 1) await deviceNames.isNew(userid, `Browser ${kind}`);
    const names = await deviceNames.names(userid);
    expect(names).toHaveLength(50);
    expect(names[0]).toBe('Browser 1');
  });
});

test('nothing is noted of a session once the server is stopping', async () => {
  const started = await sessions.start(userid, '');
  const startedAt = clock.now();
  await background.close();
  clock.advance(seenEvery);
  await sessions.find(started);
  expect((await sessions.find(started))?.seenAt.getTime()).toBe(startedAt);
});

describe('a session that is not used', () => {
  test('ends after its time, and is told so', async () => {
    const { sessionId } = await resting.start(userid, '');
    clock.advance(3_599_999);
    expect(await resting.find({ sessionId })).not.toBeNull();
    const seenAt = async () => (await resting.list(userid))[0]?.seenAt.getTime();
    await expect.poll(seenAt).toBe(clock.now());
    clock.advance(3_599_999);
    expect(await resting.list(userid)).toHaveLength(1);
    clock.advance(1);
    expect(await resting.list(userid)).toEqual([]);
    expect(await resting.find({ sessionId })).toBeNull();
    expect(ended).toEqual([sessionId]);
  });

  test('stays while a live connection uses it, and where no time is set', async () => {
    const [live, other] = [await resting.start(userid, ''), await sessions.start(userid, '')];
    clock.advance(7_200_000);
    expect(await resting.stillThere([live.sessionId])).toEqual(new Set([live.sessionId]));
    expect(await sessions.find(other)).not.toBeNull();
  });
});

test('of more than a hundred sessions the oldest ends, and what ended long ago is forgotten', async () => {
  const startedAt = (at: number): Date => new Date(clock.now() + at);
  const idOf = (at: number): string => `${userid}-${at}`;
  // Half of them has ended, and none more is kept.
  await sessionModel(connection).insertMany(
    Array.from({ length: 2 * mostSessions }, (_, at) => ({
      _id: idOf(at),
      userid,
      device: '',
      startedAt: startedAt(at),
      seenAt: startedAt(at),
      expiresAt: startedAt(3_600_000),
      revoked: at < mostSessions,
    })),
  );
  clock.advance(1_000);
  const { sessionId } = await sessions.start(userid, '');
  const live = (await sessions.list(userid)).map(({ _id }) => _id);
  expect(live).toHaveLength(mostSessions);
  expect(live[0]).toBe(sessionId);
  expect(live.at(-1)).toBe(idOf(mostSessions + 1));
  const kept = await sessionModel(connection).find({ userid }).sort({ startedAt: 1 }).lean();
  expect(kept).toHaveLength(2 * mostSessions);
  expect(kept[0]?._id).toBe(idOf(1));
  expect(ended).toEqual([idOf(mostSessions)]);
});
