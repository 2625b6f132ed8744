import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account, Me, Session } from '@sets/shared/account/account.contract.ts';
import type { NotificationPage } from '@sets/shared/notification/notification.contract.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../test/start-mail-app.ts';
import type { Answer, Person } from '../../../test/start-test-app.ts';
import { emailChanges } from './account-rates.ts';

const clock = createManualClock();
let app: MailApp;
beforeAll(async () => {
  app = await startMailApp({ clock });
});
afterAll(() => app.close());

const put = <Body = unknown>(
  what: string,
  { token }: Pick<Person, 'token'>,
  body: object,
): Promise<Answer<Body>> => app.call<Body>('PUT', `/api/user/${what}`, { token, body });
const login = (email: string, password: string): Promise<Answer<Session>> =>
  app.call<Session>('POST', '/api/user/login', { body: { email, password } });
const me = async ({ token }: Pick<Person, 'token'>): Promise<Account> =>
  (await app.call<Me & Account>('GET', '/api/user/getme', { token })).body;
const noticesOf = async ({ token }: Person): Promise<string[]> => {
  const { body } = await app.call<NotificationPage>('GET', '/api/notifications', { token });
  return body.notifications.map(({ kind, title }) => `${kind}: ${title}`);
};

let moves = 0;
const freshEmail = (): string => `Moved-${(moves += 1)}@School.example`;

describe('PUT /api/user/updateemail', () => {
  test('200: the address is shown and not verified, the old one signs in and is told', async () => {
    const person = await app.buildAccount();
    const email = freshEmail();
    const answer = await put('updateemail', person, { email: ` ${email} ` });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ email, school: 'NA', schoolIcon: '', country: '' });
    expect(await me(person)).toMatchObject({ email, verified: false });
    expect((await login(email.toLowerCase(), person.password)).status).toBe(401);
    expect((await login(person.email, person.password)).body).toMatchObject({ email });
    const mail = await app.inbox.mailTo(person.email);
    expect(mail.subject).toBe('Another e-mail address for your Sets account');
    expect(mail.text.toLowerCase()).not.toContain(email.toLowerCase());
    expect(app.inbox.mailsTo(email)).toEqual([]);
    expect(await noticesOf(person)).toEqual(['security: Another e-mail address was asked for']);
  });

  test('200: the same address in other letters stays verified, and nobody is told', async () => {
    const person = await app.buildAccount();
    const email = person.email.toUpperCase();
    const answer = await put('updateemail', person, { email });
    expect(answer).toMatchObject({ status: 200, body: { email, school: 'NA' } });
    expect(await me(person)).toMatchObject({ email, verified: true });
    expect(await noticesOf(person)).toEqual([]);
  });

  test('400: nothing, and what is no address', async () => {
    const person = await app.buildAccount();
    expect(await put('updateemail', person, { email: '  ' })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', msg: 'Need an email' },
    });
    for (const email of ['ada', 'ada@', 'a@b@c', 'a@b, c@d']) {
      expect(await put('updateemail', person, { email })).toMatchObject({
        status: 400,
        body: { code: 'BAD_REQUEST', msg: 'Make sure to enter a valid email address.' },
      });
    }
    expect(await me(person)).toMatchObject({ email: person.email, verified: true });
  });

  test('two who ask for one address at the same moment: neither has it, nor learns of the other', async () => {
    const people = [await app.buildAccount(), await app.buildAccount()] as const;
    const email = freshEmail();
    const answers = await Promise.all(people.map((each) => put('updateemail', each, { email })));
    expect(answers[0]).toMatchObject({ status: 200, body: answers[1]?.body as object });
    const count = (held: object) =>
      app.inStore((store) => store.collection('accounts').countDocuments(held));
    expect(await count({ wantedEmail: email })).toBe(2);
    expect(await count({ emailKey: email.toLowerCase() })).toBe(0);
  });

  test('429: the eleventh in an hour, found out about others or not', async () => {
    clock.advance(emailChanges.seconds * 1_000);
    const [person, other] = [await app.buildAccount(), await app.buildAccount()];
    for (let time = 0; time < emailChanges.count; time += 1) {
      const email = time % 2 === 0 ? freshEmail() : other.email;
      expect((await put('updateemail', person, { email })).status).toBe(200);
    }
    const refused = await put('updateemail', person, { email: freshEmail() });
    expect(refused.body).toMatchObject({ code: 'RATE_LIMITED', retryInMs: expect.any(Number) });
    expect((await put('updateemail', other, { email: freshEmail() })).status).toBe(200);
  });
});

describe('PUT /api/user/updateusername', () => {
  test('200: the name as it is kept', async () => {
    const person = await app.buildAccount();
    const answer = await put('updateusername', person, { username: '  Grace \u202EHopper ' });
    expect(answer).toMatchObject({ status: 200, body: { username: 'Grace Hopper' } });
    expect(await me(person)).toMatchObject({ username: 'Grace Hopper', verified: true });
  });

  test('400: an empty name, and one that is too long', async () => {
    const person = await app.buildAccount({ username: 'Ada' });
    for (const username of [' ', '\u202E', 'x'.repeat(81)]) {
      expect(await put('updateusername', person, { username })).toMatchObject({ status: 400 });
    }
    expect((await me(person)).username).toBe('Ada');
  });
});

describe('PUT /api/user/updatepassword', () => {
  const password = 'staple horse battery';

  test('200: the session that asks goes on, all others end, the person is told', async () => {
    const person = await app.buildAccount();
    const other = (await login(person.email, person.password)).body;
    expect(await put('updatepassword', person, { password })).toMatchObject({
      status: 200,
      body: {},
    });
    expect((await me(person)).userid).toBe(person.userid);
    expect(await me(other)).toEqual({ forceLogout: true });
    expect((await login(person.email, person.password)).status).toBe(401);
    expect((await login(person.email, password)).status).toBe(200);
    const mail = await app.inbox.mailTo(person.email);
    expect(mail.subject).toBe('Your Sets password was changed');
    expect(mail.text).not.toContain(password);
    expect(await noticesOf(person)).toContain('security: Your password was changed');
  });

  test('400: fewer than eight signs between blanks', async () => {
    const person = await app.buildAccount();
    expect(await put('updatepassword', person, { password: ' 1234567 ' })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', msg: 'Password must be 8 characters or more!' },
    });
    expect((await login(person.email, person.password)).status).toBe(200);
  });
});

test.each(['updateemail', 'updateusername', 'updatepassword'])(
  '401: %s without a session, and with one that was ended from elsewhere',
  async (what) => {
    expect(await app.call('PUT', `/api/user/${what}`, { body: {} })).toMatchObject({ status: 401 });
    const person = await app.buildAccount();
    const { token } = (await login(person.email, person.password)).body;
    await app.call('POST', '/api/user/logouteverywhere', { token });
    expect(await put(what, person, {})).toMatchObject({ status: 401 });
  },
);

test('no address, name or password is in the log', () => {
  const log = app.logged.join('\n');
  expect(log).toContain('/api/user/updateemail');
  for (const secret of ['chool.example', 'Hopper', 'horse battery'])
    expect(log).not.toContain(secret);
});
