import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Me, Session } from '@sets/shared/account/account.contract.ts';
import { noPremium } from '@sets/shared/account/premium.contract.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { sessionSeconds } from './sign-in/session-tokens.ts';

const clock = createManualClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const login = (email: string, password: string) =>
  app.call<Session>('POST', '/api/user/login', { body: { email, password } });
const me = (token: string) => app.call<Me>('GET', '/api/user/getme', { token });
const logout = (token: string, ended = token) =>
  app.call('POST', '/api/user/logout', { token, body: { token: ended } });

describe('POST /api/user/login', () => {
  test('200: the account and a token, whatever the case of the e-mail', async () => {
    const email = 'Grace.Hopper@School.example';
    const { password, userid } = await app.buildAccount({ email, username: 'Grace' });
    const answer = await login(' grace.hopper@school.EXAMPLE ', password);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      apiCredits: 0,
      mp: { status: false, division: '' },
      registeredPhone: { verified: false, division: '' },
      premium: noPremium,
      modulesCreatedLifetime: 0,
      userid,
      username: 'Grace',
      email,
      accountType: 'student',
      verified: true,
      school: 'NA',
      schoolIcon: '',
      country: '',
      token: expect.any(String),
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('401: the same for a wrong password and an unknown e-mail', async () => {
    const { email } = await app.buildAccount();
    const wrong = await login(email, 'not the password');
    const unknown = await login('nobody@school.example', 'not the password');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ code: 'UNAUTHENTICATED', msg: 'Invalid Account' });
    expect(unknown).toMatchObject({ status: 401, body: wrong.body });
  });

  test('429: after ten guesses at one account, until the window has passed', async () => {
    const { email, password } = await app.buildAccount();
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await login(email, `guess ${guess}`)).status).toBe(401);
    }
    const refused = await login(email, password);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'RATE_LIMITED', retryInMs: expect.any(Number) });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { email: neighbour, password: theirs } = await app.buildAccount();
    expect((await login(neighbour, theirs)).status).toBe(200);
    clock.advance(300_000);
    expect((await login(email, password)).status).toBe(200);
  });

  test('a right password starts the count anew', async () => {
    const { email, password } = await app.buildAccount();
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) await login(email, 'wrong');
      expect((await login(email, password)).status).toBe(200);
    }
  });

  test('a lecture hall behind one address signs in at once', async () => {
    clock.advance(300_000);
    const people = await Promise.all(Array.from({ length: 300 }, () => app.buildAccount()));
    expect(people.every(({ token }) => token.length > 0)).toBe(true);
  });
});

describe('GET /api/user/getme', () => {
  test('200: the account of the session', async () => {
    const { token, userid, email } = await app.buildAccount();
    const answer = await me(token);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ userid, email, forceLogout: false });
    expect(answer.body).not.toHaveProperty('passwordHash');
  });

  test('401: once the session has expired', async () => {
    const { token } = await app.buildAccount();
    clock.advance(sessionSeconds * 1_000 - 1_000);
    expect((await me(token)).status).toBe(200);
    clock.advance(1_000);
    expect((await me(token)).status).toBe(401);
  });

  test('401: for a ticket of a run, which the same secret signs', async () => {
    const { Tickets } = await import('../../live/entry/tickets.ts');
    const { userid } = await app.buildAccount();
    const { keptSecret } = await import('../../core/secret.ts');
    const secret = await keptSecret(app.config.dataDir);
    expect((await me(new Tickets(secret).sign('run1', userid))).status).toBe(401);
  });
});

describe('POST /api/user/logout', () => {
  test('200: the session is over at once, another one of the same person is not', async () => {
    const { token, email, password } = await app.buildAccount();
    const other = (await login(email, password)).body.token;
    expect(await logout(token)).toMatchObject({ status: 200, body: {} });
    expect((await me(token)).status).toBe(401);
    expect((await me(other)).status).toBe(200);
  });

  test('200: ends another session of one’s own', async () => {
    const { token, email, password } = await app.buildAccount();
    const other = (await login(email, password)).body.token;
    expect((await logout(token, other)).status).toBe(200);
    expect((await me(other)).status).toBe(401);
    expect((await me(token)).status).toBe(200);
  });

  test('400: for what is no token of a session', async () => {
    const { token } = await app.buildAccount();
    const answer = await logout(token, 'not.a.token');
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  test('403: for a session of somebody else, which goes on', async () => {
    const [mine, theirs] = [await app.buildAccount(), await app.buildAccount()];
    expect(await logout(mine.token, theirs.token)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect((await me(theirs.token)).status).toBe(200);
  });
});
