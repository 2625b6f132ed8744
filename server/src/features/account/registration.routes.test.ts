import { registrationCalls } from '@sets/shared/account/account.calls.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Session } from '@sets/shared/account/account.contract.ts';
import type { Registration } from '@sets/shared/account/registration.contract.ts';
import { declaredRoutes } from '../../../test/declared-api.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../test/start-mail-app.ts';
import { type Answer, startTestApp } from '../../../test/start-test-app.ts';
import { takenMailsToOneAddress } from './account-rates.ts';

const { limit } = registrationCalls.register;

const clock = createManualClock();
let app: MailApp;
beforeAll(async () => {
  app = await startMailApp({ clock });
});
afterAll(() => app.close());

const password = 'correct horse battery';
const form = (change: Partial<Registration> = {}): Registration => ({
  username: 'Ada Lovelace',
  email: 'ada@school.example',
  password,
  passwordagain: password,
  ...change,
});
const register = (change?: Partial<Registration>): Promise<Answer> =>
  app.call('POST', '/api/user/register', { body: form(change) });
const login = (email: string): Promise<Answer<Session>> =>
  app.call<Session>('POST', '/api/user/login', { body: { email, password } });
const accounts = async (): Promise<Record<string, unknown>[]> =>
  ((await app.stored())['accounts'] ?? []) as Record<string, unknown>[];

describe('POST /api/user/register', () => {
  test('200: a student that is not verified, who can sign in; no mail yet', async () => {
    const email = 'Grace.Hopper@School.example';
    const answer = await register({ email: `  ${email} `, username: ' Grace\u202E Hopper ' });
    expect(answer).toMatchObject({ status: 200, body: {} });
    expect((await login(email.toLowerCase())).body).toMatchObject({
      email,
      username: 'Grace Hopper',
      accountType: 'student',
      verified: false,
      school: 'NA',
      schoolIcon: '',
      country: '',
      premium: { plan: 'free' },
    });
    const stored = (await accounts()).find((account) => account['email'] === email);
    expect(stored!['passwordHash']).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(stored)).not.toContain(password);
    expect(app.inbox.mailsTo(email)).toEqual([]);
  });

  test.each([
    [{ email: ' ' }, 'Every field has to be filled.'],
    [{ username: '' }, 'Every field has to be filled.'],
    [{ username: '\u202E' }, 'Every field has to be filled.'],
    [{ email: 'ada', password: '' }, 'Needs an email address.'],
    [{ email: 'ada@' }, 'Needs an email address.'],
    [{ email: 'ada@school.example, eve@school.example' }, 'Needs an email address.'],
    [{ password: '' }, 'Every field has to be filled'],
    [{ passwordagain: '' }, 'Every field has to be filled'],
    [{ passwordagain: 'correct house battery' }, 'Passwords do not match'],
    [
      { password: ' 1234567 ', passwordagain: ' 1234567 ' },
      'Password must be 8 characters or more!',
    ],
  ])('400: %j', async (change, msg) => {
    const before = await accounts();
    const answer = await register(change);
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.body).toEqual({ code: 'BAD_REQUEST', msg });
    expect(await accounts()).toEqual(before);
  });

  test('nobody makes themselves more than a student', async () => {
    const body = { ...form({ email: 'eve@school.example' }), accountType: 'admin', verified: true };
    expect(await app.call('POST', '/api/user/register', { body })).toMatchObject({ status: 400 });
  });

  test('a taken address answers the same, stores nothing, and tells its owner alone', async () => {
    const { email, password: theirs } = await app.buildAccount({ email: 'Taken@school.example' });
    const before = await accounts();
    const typed = ' tAKEN@school.example';
    const fresh = await register({ email: 'fresh@school.example' });
    const taken = await register({
      email: typed,
      username: 'Click here: evil.example',
      password: 'my own password',
      passwordagain: 'my own password',
    });
    expect(taken).toMatchObject({ status: fresh.status, body: fresh.body as object });
    expect(
      (await accounts()).filter((account) => account['email'] !== 'fresh@school.example'),
    ).toEqual(before);
    const mail = await app.inbox.mailTo(email);
    expect(mail.subject).toBe('You already have an account at Sets');
    expect(mail.text).toContain('/sets/login');
    expect(mail.text + mail.html).not.toContain('evil');
    const old = { email, password: theirs };
    expect((await app.call('POST', '/api/user/login', { body: old })).status).toBe(200);
  });

  test('who registers with an address again and again does not flood it', async () => {
    const { email } = await app.buildAccount();
    const { email: last } = await app.buildAccount();
    for (let time = 0; time < takenMailsToOneAddress.count + 5; time += 1) {
      expect((await register({ email })).status).toBe(200);
    }
    await app.inbox.mailTo(email, takenMailsToOneAddress.count);
    // Whatever else there was to send left before this one.
    await register({ email: last });
    await app.inbox.mailTo(last);
    expect(app.inbox.mailsTo(email)).toHaveLength(takenMailsToOneAddress.count);
  });

  test('a double tap makes one account, and no mail', async () => {
    const email = 'tap@school.example';
    const { email: other } = await app.buildAccount();
    const taps = await Promise.all(Array.from({ length: 8 }, () => register({ email })));
    expect(taps.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await accounts()).filter((account) => account['emailKey'] === email)).toHaveLength(1);
    expect((await login(email)).status).toBe(200);
    await register({ email: other });
    await app.inbox.mailTo(other);
    expect(app.inbox.mailsTo(email)).toEqual([]);
  });
});

describe('rates', () => {
  test('300 people of a lecture hall register from one address within two minutes', async () => {
    clock.advance(limit.seconds * 1_000);
    const people = Array.from({ length: 300 }, (_, at) => `hall-${at}@school.example`);
    const answers = await Promise.all(
      people.map((email) => {
        clock.advance(399);
        return register({ email });
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const stored = new Set((await accounts()).map((account) => account['email']));
    expect(people.every((email) => stored.has(email))).toBe(true);
  });

  test('the 10,001st registration of an hour from one address is refused', async () => {
    expect(limit).toEqual({ count: 10_000, seconds: 3_600 });
    const path = '/api/user/register';
    expect(declaredRoutes.find((route) => route.path === path)?.limit).toBe(limit);
    // The same with fewer.
    const most = 20;
    const bounded = await startTestApp({ clock, mostCalls: { [path]: most } });
    onTestFinished(bounded.close);
    const registerThere = (email: string): Promise<Answer> =>
      bounded.call('POST', path, { body: form({ email }) });
    // What does not fit counts as well, and costs no password.
    const answers = await Promise.all(Array.from({ length: most }, () => registerThere('')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: most }, () => 400));
    const refused = await registerThere('late@school.example');
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', retryInMs: expect.any(Number) },
    });
    clock.advance(limit.seconds * 1_000);
    expect((await registerThere('late@school.example')).status).toBe(200);
  });
});

test('no address, name or password is in the log', () => {
  const log = app.logged.join('\n');
  expect(log).toContain('/api/user/register');
  for (const secret of ['school.example', 'Hopper', password]) expect(log).not.toContain(secret);
});
