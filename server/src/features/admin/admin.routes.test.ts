import type { AccountType } from '@sets/shared/account/account.contract.ts';
import { noPremium } from '@sets/shared/account/premium.contract.ts';
import type { Person as Known } from '@sets/shared/admin/admin.contract.ts';
import type { AuditEntry } from '@sets/shared/audit/audit.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
const startedAt = clock.now();
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  admin = await app.buildAccount({ accountType: 'admin', username: 'Root' });
});
afterAll(() => app.close());

const path = (userid: string, what: string): string => `/api/admin/people/${userid}/${what}`;
const put = (userid: string, what: string, body: object, { token } = admin) => {
  clock.advance(1_000);
  return app.call<Known>('PUT', path(userid, what), { token, body });
};
const standing = async (userid: string): Promise<Known> => {
  const { body } = await app.call<{ people: Known[] }>('GET', '/api/admin/people', admin);
  return body.people.find((each) => each.userid === userid)!;
};
const written = async (): Promise<AuditEntry[]> =>
  (await app.call<{ entries: AuditEntry[] }>('GET', '/api/admin/audit', admin)).body.entries;
const told = async ({ token }: Person) =>
  (await app.call<{ notifications: object[] }>('GET', '/api/notifications', { token })).body
    .notifications;

describe('who may', () => {
  const calls = [
    ['GET', '/api/admin/people', undefined],
    ['GET', '/api/admin/health', undefined],
    ['PUT', path('nobody', 'role'), { accountType: 'admin' }],
    ['PUT', path('nobody', 'lock'), { locked: true }],
    ['PUT', path('nobody', 'premium'), { granted: false }],
  ] as const;
  test.each(calls)('401 without a session: %s %s', async (method, url, body) => {
    expect(await app.call(method, url, { body })).toMatchObject({ status: 401 });
  });
  test.each(calls)('403 for who is no admin: %s %s', async (method, url, body) => {
    for (const accountType of ['student', 'moderator', 'vendor'] as const) {
      const token = await app.login(accountType);
      const answer = await app.call(method, url, { token, body });
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
  });
  test.each(calls.slice(2))('404 for nobody: %s %s', async (_method, url, body) => {
    const answer = await app.call('PUT', url, { token: admin.token, body });
    expect(answer).toMatchObject({ status: 404, body: { msg: 'This account is gone.' } });
  });
  test.each([
    ['role', { accountType: 'owner' }],
    ['lock', { locked: 'yes' }],
    ['premium', { granted: true }],
    ['premium', { granted: false, until: null }],
    ['premium', { granted: true, until: 0.5 }],
  ])('400 for what does not fit: %s %j', async (what, body) => {
    expect(await put(admin.userid, what, body)).toMatchObject({ status: 400 });
  });
});

describe('PUT /api/admin/people/:userid/role', () => {
  test('200: another role at once, written down, and told to the person', async () => {
    const person = await app.buildAccount({ username: 'Nia' });
    const answer = await put(person.userid, 'role', { accountType: 'moderator' });
    expect(answer).toMatchObject({ status: 200, body: { accountType: 'moderator' } });
    expect(answer.body).toEqual(await standing(person.userid));
    expect((await written())[0]).toEqual({
      entryid: expect.any(String),
      at: clock.now(),
      action: 'person.role',
      by: { userid: admin.userid, username: 'Root' },
      subject: `Nia (${person.email})`,
      details: 'student → moderator',
    });
    expect((await told(person))[0]).toMatchObject({
      kind: 'account',
      title: 'Your role has changed',
      text: 'An admin made you a moderator.',
    });
  });

  test('200: the role that somebody has already is nothing to write down', async () => {
    const person = await app.buildAccount();
    const before = (await written()).length;
    expect((await put(person.userid, 'role', { accountType: 'student' })).status).toBe(200);
    expect(await written()).toHaveLength(before);
    expect(await told(person)).toEqual([]);
  });

  test.each([
    ['admin', 409],
    ['vendor', 409],
    ['moderator', 200],
    ['student', 200],
  ] as const)('who has not proven their address becomes %s: %i', async (accountType, status) => {
    const person = await app.buildAccount({ verified: false });
    const answer = await put(person.userid, 'role', { accountType });
    expect(answer.status).toBe(status);
    if (status === 200) return;
    const msg = expect.stringContaining('has not verified their address');
    expect(answer.body).toMatchObject({ code: 'CONFLICT', msg });
    expect((await standing(person.userid)).accountType).toBe('student');
    expect(await told(person)).toEqual([]);
  });

  test('409: not one’s own', async () => {
    const answer = await put(admin.userid, 'role', { accountType: 'student' });
    const msg = 'You cannot change your own role. Ask another admin.';
    expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT', msg } });
    expect((await standing(admin.userid)).accountType).toBe('admin');
  });

  test('of admins who take the role from one another at the same moment, one keeps it', async () => {
    const alone = await startTestApp();
    const admins = await Promise.all(
      [1, 2, 3].map(() => alone.buildAccount({ accountType: 'admin' })),
    );
    const answers = await Promise.all(
      admins.map(({ token }, at) => {
        const victim = admins[(at + 1) % admins.length]!;
        const body = { accountType: 'student' satisfies AccountType };
        return alone.call('PUT', path(victim.userid, 'role'), { token, body });
      }),
    );
    expect((await alone.features.people.admins()).length).toBeGreaterThan(0);
    for (const { status } of answers) expect([200, 403, 409]).toContain(status);
    await alone.close();
  });

  test('409: not the last admin’s, whoever asks', async () => {
    const alone = await startTestApp();
    const last = await alone.buildAccount({ accountType: 'admin' });
    const change = alone.features.people.change(last.userid, { locked: true });
    const message = 'This is the last admin. Make somebody else one first.';
    await expect(change).rejects.toMatchObject({ code: 'CONFLICT', message });
    expect(await alone.features.people.read(last.userid)).toMatchObject({ locked: false });
    await alone.close();
  });
});

describe('PUT /api/admin/people/:userid/lock', () => {
  const login = ({ email, password }: Person) =>
    app.call('POST', '/api/user/login', { body: { email, password } });

  test('200: out everywhere at once, and not in again, as if the password were wrong', async () => {
    const person = await app.buildAccount({ username: 'Kim' });
    const live = await connect(app.url, { token: person.token });
    const answer = await put(person.userid, 'lock', { locked: true });
    expect(answer).toMatchObject({ status: 200, body: { locked: true } });
    await live.gone();
    expect(await app.call('GET', '/api/notifications', person)).toMatchObject({ status: 401 });
    expect(await app.call('GET', '/api/user/getme', person)).toMatchObject({
      status: 200,
      body: { forceLogout: true },
    });
    const right = await login(person);
    const wrong = await login({ ...person, password: 'a wrong password' });
    expect(right).toMatchObject({ status: 401, body: { msg: 'Invalid Account' } });
    expect(right.body).toEqual(wrong.body);
    expect((await written())[0]).toMatchObject({
      action: 'person.locked',
      subject: `Kim (${person.email})`,
      details: '',
    });
  });

  test('200: unlocked they may sign in; what was ended stays ended', async () => {
    const person = await app.buildAccount();
    await put(person.userid, 'lock', { locked: true });
    expect((await put(person.userid, 'lock', { locked: false })).body.locked).toBe(false);
    expect(await app.call('GET', '/api/notifications', person)).toMatchObject({ status: 401 });
    const again = await login(person);
    expect(again.status).toBe(200);
    expect((await written())[0]!.action).toBe('person.unlocked');
    expect((await told({ ...person, ...(again.body as object) }))[0]).toMatchObject({
      title: 'Your account is open again',
    });
  });

  test('409: not oneself', async () => {
    const answer = await put(admin.userid, 'lock', { locked: true });
    const msg = 'You cannot lock your own account. Ask another admin.';
    expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT', msg } });
  });
});

describe('PUT /api/admin/people/:userid/premium', () => {
  const day = 24 * 60 * 60_000;

  test('200: granted until a day, for good, and taken back', async () => {
    const person = await app.buildAccount();
    const until = clock.now() + 30 * day;
    const granted = await put(person.userid, 'premium', { granted: true, until });
    const premium = { ...noPremium, status: 'active', plan: 'premium' };
    expect(granted).toMatchObject({ status: 200 });
    expect(granted.body.premium).toEqual({
      ...premium,
      currentPeriodEnd: until,
      cancelAtPeriodEnd: true,
    });
    expect((await written())[0]).toMatchObject({
      action: 'premium.granted',
      details: expect.stringMatching(/^until [A-Z][a-z]+ \d{1,2}, \d{4}$/),
    });
    const forGood = await put(person.userid, 'premium', { granted: true, until: null });
    expect(forGood.body.premium).toEqual(premium);
    expect((await written())[0]).toMatchObject({ details: 'without end' });

    const revoked = await put(person.userid, 'premium', { granted: false });
    expect(revoked.body.premium).toEqual({ ...noPremium, status: 'canceled' });
    expect((await written())[0]).toMatchObject({ action: 'premium.revoked' });
    const titles = (await told(person)).map((notice) => 'title' in notice && notice.title);
    expect(titles).toEqual(['Your premium has ended', 'You have premium', 'You have premium']);
  });

  test('400: until a day that has passed, or that nobody lives to see', async () => {
    for (const until of [clock.now(), clock.now() + 101 * 366 * day]) {
      const answer = await put(admin.userid, 'premium', { granted: true, until });
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    }
  });

  test('409: not of somebody who pays for it', async () => {
    const person = await app.buildAccount();
    const paid = {
      ...noPremium,
      status: 'past_due' as const,
      plan: 'premium' as const,
      stripeCustomerId: 'cus_1',
      stripeSubscriptionId: 'sub_1',
      currentPeriodEnd: clock.now() + day,
    };
    await app.features.accountPremium.set(person.userid, paid);
    for (const body of [{ granted: false }, { granted: true, until: null }]) {
      const answer = await put(person.userid, 'premium', body);
      expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    }
    expect((await standing(person.userid)).premium).toEqual(paid);

    const ended = { ...paid, status: 'canceled' as const, plan: 'free' as const };
    await app.features.accountPremium.set(person.userid, ended);
    const granted = await put(person.userid, 'premium', { granted: true, until: null });
    expect(granted.body.premium).toMatchObject({ plan: 'premium', stripeCustomerId: 'cus_1' });
  });
});

test('GET /api/admin/health: 200, what the server is made of', async () => {
  const live = await connect(app.url);
  const answer = await app.call('GET', '/api/admin/health', admin);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    startedAt,
    store: { kind: 'mongodb', answersInMs: expect.any(Number) },
    mail: { kind: 'catcher', sent: expect.any(Number), failed: 0, lastFailureAt: null },
    payments: false,
    live: { connections: 1, runs: 0 },
    memoryBytes: expect.any(Number),
    accounts: (await app.stored())['accounts']!.length,
  });
  live.close();
});
