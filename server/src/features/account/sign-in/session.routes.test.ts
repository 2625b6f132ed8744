import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Me, Session } from '@sets/shared/account/account.contract.ts';
import type { SessionLine } from '@sets/shared/account/settings.contract.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { sessionSeconds } from './session-tokens.ts';
import { seenEvery } from './session.service.ts';

const clock = createManualClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const browsers = {
  firefox: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
} as const;

/** Another sign-in of somebody, a second later; its token. */
const signIn = async (
  { email, password }: Pick<Person, 'email' | 'password'>,
  browser?: keyof typeof browsers,
): Promise<string> => {
  clock.advance(1_000);
  const headers = browser === undefined ? {} : { 'User-Agent': browsers[browser] };
  const body = { email, password };
  return (await app.call<Session>('POST', '/api/user/login', { body, headers })).body.token;
};

const list = async (token: string): Promise<SessionLine[]> =>
  (await app.call<{ sessions: SessionLine[] }>('GET', '/api/user/sessions', { token })).body
    .sessions;
const me = (token: string) => app.call<Me>('GET', '/api/user/getme', { token });
const current = async (token: string): Promise<SessionLine> =>
  (await list(token)).find((line) => line.current)!;
const remove = (token: string, sessionId: string) =>
  app.call('DELETE', `/api/user/sessions/${sessionId}`, { token });
const elsewhere = (token: string) => app.call('POST', '/api/user/logouteverywhere', { token });

describe('GET /api/user/sessions', () => {
  test('200: where one is signed in, newest first, with the device and the one that asks', async () => {
    const person = await app.buildAccount();
    const phone = await signIn(person, 'firefox');
    const lines = await list(person.token);
    expect(lines).toEqual([
      {
        sessionId: expect.any(String),
        device: 'Firefox on Android',
        startedAt: clock.now(),
        seenAt: clock.now(),
        expiresAt: clock.now() + sessionSeconds * 1_000,
        current: false,
      },
      expect.objectContaining({ device: '', startedAt: clock.now() - 1_000, current: true }),
    ]);
    expect((await list(phone)).map((line) => line.current)).toEqual([true, false]);
  });

  test('401: without a session, and with one that was ended from elsewhere', async () => {
    const person = await app.buildAccount();
    const other = await signIn(person);
    await elsewhere(person.token);
    for (const token of [undefined, other]) {
      expect(await app.call('GET', '/api/user/sessions', { token })).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      });
    }
  });

  test('a session that has expired is not in it, whenever the store forgets it', async () => {
    const person = await app.buildAccount();
    clock.advance(sessionSeconds * 500);
    const later = await signIn(person);
    clock.advance(sessionSeconds * 500);
    expect(await list(later)).toHaveLength(1);
  });
});

describe('DELETE /api/user/sessions/:sessionid', () => {
  test('200: the device learns that it has to leave, and may do nothing else but that', async () => {
    const person = await app.buildAccount();
    const other = await signIn(person);
    const { sessionId } = await current(other);
    expect(await remove(person.token, sessionId)).toMatchObject({ status: 200, body: {} });
    expect((await me(other)).body).toEqual({ forceLogout: true });
    for (const [method, path] of [
      ['GET', '/api/user/sessions'],
      ['GET', '/api/polls'],
      ['POST', '/api/user/logouteverywhere'],
    ] as const) {
      expect((await app.call(method, path, { token: other })).status).toBe(401);
    }
    const left = await app.call('POST', '/api/user/logout', {
      token: other,
      body: { token: other },
    });
    expect(left.status).toBe(200);
    expect((await me(other)).status).toBe(401);
    expect((await list(person.token)).map((line) => line.current)).toEqual([true]);
  });

  test('200: ending the one that asks is logging out', async () => {
    const { token } = await app.buildAccount();
    expect((await remove(token, (await current(token)).sessionId)).status).toBe(200);
    expect((await me(token)).status).toBe(401);
  });

  test('400: for what is no id', async () => {
    const { token } = await app.buildAccount();
    expect((await remove(token, 'not%20an%20id')).status).toBe(400);
  });

  test('401: without a session', async () => {
    expect((await app.call('DELETE', '/api/user/sessions/some-id')).status).toBe(401);
  });

  test('403: for a session of somebody else, which goes on', async () => {
    const [mine, theirs] = [await app.buildAccount(), await app.buildAccount()];
    expect(await remove(mine.token, (await current(theirs.token)).sessionId)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', msg: 'That session is not yours.' },
    });
    expect((await me(theirs.token)).body).toMatchObject({ forceLogout: false });
  });

  test('404: for one that there is not, or that has ended', async () => {
    const person = await app.buildAccount();
    const { sessionId } = await current(await signIn(person));
    await remove(person.token, sessionId);
    for (const ended of ['nowhere', sessionId]) {
      expect(await remove(person.token, ended)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
  });
});

describe('POST /api/user/logouteverywhere', () => {
  test('200: every other session ends, and it says how many', async () => {
    const person = await app.buildAccount();
    const others = [await signIn(person), await signIn(person)];
    const stranger = await app.buildAccount();
    expect(await elsewhere(person.token)).toMatchObject({ status: 200, body: { ended: 2 } });
    for (const token of others) expect((await me(token)).body).toEqual({ forceLogout: true });
    expect((await me(person.token)).body).toMatchObject({ forceLogout: false });
    expect((await me(stranger.token)).body).toMatchObject({ forceLogout: false });
    expect((await elsewhere(person.token)).body).toEqual({ ended: 0 });
  });

  test('401: without a session', async () => {
    expect((await app.call('POST', '/api/user/logouteverywhere')).status).toBe(401);
  });
});

describe('a session', () => {
  const seenAt = async (token: string): Promise<number> => (await current(token)).seenAt;

  test('on a new kind of device is told to its person, but not the first of all', async () => {
    const email = 'devices@school.example';
    const password = 'correct horse battery';
    await app.features.accounts.ensure({
      email,
      password,
      username: 'Ada',
      accountType: 'student',
      verified: true,
      school: 'NA',
    });
    const told = async (token: string): Promise<string[]> => {
      const { body } = await app.call<{ notifications: { text: string }[] }>(
        'GET',
        '/api/notifications',
        { token },
      );
      return body.notifications.map(({ text }) => text);
    };
    const phone = await signIn({ email, password }, 'firefox');
    await signIn({ email, password }, 'firefox');
    await signIn({ email, password }, 'safari');
    await expect.poll(() => told(phone)).toHaveLength(1);
    expect((await told(phone))[0]).toContain('with Safari on macOS. If that was not you,');
  });

  test('is noted as seen when it is used, at most every five minutes', async () => {
    const { token } = await app.buildAccount();
    const startedAt = clock.now();
    clock.advance(seenEvery - 1);
    await me(token);
    expect(await seenAt(token)).toBe(startedAt);
    clock.advance(1);
    await me(token);
    await expect.poll(() => seenAt(token)).toBe(clock.now());
  });
});
