import { recoveryCalls } from '@sets/shared/account/account.calls.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Me, Session } from '@sets/shared/account/account.contract.ts';
import { declaredRoutes } from '../../../../test/declared-api.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import { type Answer, type Person, startTestApp } from '../../../../test/start-test-app.ts';
import { resetLinkGoodForMs, resetMailsToOnePerson } from '../account-rates.ts';

const clock = createManualClock();
let app: MailApp;
beforeAll(async () => {
  app = await startMailApp({ clock });
});
afterAll(() => app.close());

const newPassword = 'staple horse battery';
const forget = (email: string): Promise<Answer> =>
  app.call('POST', '/api/user/forgetpassword', { body: { email } });
const reset = (resetcode: string, password = newPassword): Promise<Answer> =>
  app.call('POST', '/api/user/resetpassword', { body: { resetcode, password } });
const login = (email: string, password: string): Promise<Answer<Session>> =>
  app.call<Session>('POST', '/api/user/login', { body: { email, password } });
const me = (token: string): Promise<Answer<Me>> =>
  app.call<Me>('GET', '/api/user/getme', { token });
const linkIn = (text: string): URL => new URL(/https?:\/\/\S+\/resetpassword\/\S+/.exec(text)![0]);
const codeIn = (text: string): string => linkIn(text).pathname.split('/').at(-1)!;
const mailsOf = (email: string) =>
  app.inbox.mailsTo(email).filter(({ subject }) => subject.includes('new password'));
/** Asks for a link, and reads it in the mail. */
const getCode = async ({ email }: Person): Promise<string> => {
  const count = app.inbox.mailsTo(email).length + 1;
  await forget(email);
  return codeIn((await app.inbox.mailTo(email, count)).text);
};

const over = {
  status: 404,
  body: { code: 'NOT_FOUND', msg: 'This link has been used or is too old. Ask for a new one.' },
};

describe('the journey of a link', () => {
  test('forget, get the link by mail, set a password, sign in with it', async () => {
    const person = await app.buildAccount({ email: 'Ada@school.example' });
    const elsewhere = (await login(person.email, person.password)).body.token;
    expect(await forget(' ada@SCHOOL.example ')).toMatchObject({ status: 200, body: {} });
    const mail = await app.inbox.mailTo(person.email);
    expect(mail.subject).toBe('Set a new password for Sets');
    const link = linkIn(mail.text);
    expect(link.origin).toBe(app.url);
    expect(mail.html).toContain(link.href);
    const code = codeIn(mail.text);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await app.stored())).not.toContain(code);

    expect(await reset(code)).toMatchObject({ status: 200, body: {} });
    expect((await login(person.email, person.password)).status).toBe(401);
    expect((await login(person.email, newPassword)).status).toBe(200);
    for (const token of [person.token, elsewhere]) {
      expect((await me(token)).body).toEqual({ forceLogout: true });
    }
    const told = await app.inbox.mailTo(person.email, 2);
    expect(told.subject).toBe('Your Sets password was changed');
    expect(told.text).not.toContain(newPassword);
    const log = app.logged.join('\n');
    for (const secret of [code, person.email, newPassword]) expect(log).not.toContain(secret);
  });

  test('it proves the mailbox: who was not verified is, and a code is over', async () => {
    const email = 'unproven@school.example';
    const password = 'correct horse battery';
    const body = { username: 'Un Proven', email, password, passwordagain: password };
    await app.call('POST', '/api/user/register', { body });
    const { token } = (await login(email, password)).body;
    await app.call('POST', '/api/user/sendpin', { token });
    await app.inbox.mailTo(email);
    await forget(email);
    expect((await reset(codeIn((await app.inbox.mailTo(email, 2)).text))).status).toBe(200);
    expect((await login(email, newPassword)).body).toMatchObject({ verified: true });
    expect((await app.stored())['verifications']).toEqual([]);
  });

  test('who guessed ten times signs in at once with the new password', async () => {
    const person = await app.buildAccount();
    for (let guess = 0; guess < 11; guess += 1) await login(person.email, `guess ${guess}`);
    expect((await login(person.email, person.password)).status).toBe(429);
    expect((await reset(await getCode(person))).status).toBe(200);
    expect((await login(person.email, newPassword)).status).toBe(200);
  });
});

describe('POST /api/user/forgetpassword', () => {
  test('400: nothing, and what is no address', async () => {
    expect(await forget(' ')).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', msg: 'Need an email' },
    });
    expect(await forget('ada')).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', msg: 'Make sure to enter a valid email address.' },
    });
  });

  test('the reply does not tell who is registered', async () => {
    const { email } = await app.buildAccount();
    const known = await forget(email);
    const unknown = await forget('nobody@school.example');
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
    await app.inbox.mailTo(email);
    expect(app.inbox.mailsTo('nobody@school.example')).toEqual([]);
  });

  test('three mails in an hour, and no word about it', async () => {
    clock.advance(3_600_000);
    const person = await app.buildAccount();
    for (let time = 0; time < resetMailsToOnePerson.count + 4; time += 1) {
      expect((await forget(person.email)).status).toBe(200);
    }
    await app.inbox.mailTo(person.email, resetMailsToOnePerson.count);
    clock.advance(3_600_000);
    await forget(person.email);
    await app.inbox.mailTo(person.email, resetMailsToOnePerson.count + 1);
    expect(mailsOf(person.email)).toHaveLength(resetMailsToOnePerson.count + 1);
  });

  test('300 people of a lecture hall ask within two minutes', async () => {
    clock.advance(recoveryCalls.forget.limit.seconds * 1_000);
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, at) => forget(`hall-${at}@school.example`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('POST /api/user/resetpassword', () => {
  test('404: a link is good once, also for two at the same moment', async () => {
    const person = await app.buildAccount();
    const code = await getCode(person);
    const both = await Promise.all([reset(code, 'first password'), reset(code, 'second password')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 404]));
    expect(await reset(code)).toMatchObject(over);
  });

  test('404: after half an hour', async () => {
    const [early, late] = [await app.buildAccount(), await app.buildAccount()];
    const codes = [await getCode(early), await getCode(late)] as const;
    clock.advance(resetLinkGoodForMs - 1);
    expect((await reset(codes[0])).status).toBe(200);
    clock.advance(1);
    expect(await reset(codes[1])).toMatchObject(over);
    expect((await login(late.email, late.password)).status).toBe(200);
  });

  test('404: one that was never made; a newer one ends the one before', async () => {
    expect(await reset('a'.repeat(43))).toMatchObject(over);
    const person = await app.buildAccount();
    const old = await getCode(person);
    const code = await getCode(person);
    expect(await reset(old)).toMatchObject(over);
    expect((await reset(code)).status).toBe(200);
  });

  // A session may be whoever took it over. Who reads an address that was proven is the person.
  const put = (what: string, { token }: Person, body: object): Promise<Answer> =>
    app.call('PUT', `/api/user/${what}`, { token, body });
  const bySession: [string, (person: Person) => Promise<Answer>][] = [
    ['address', (of) => put('updateemail', of, { email: `moved-${of.email}` })],
    ['password', (of) => put('updatepassword', of, { password: 'changed in the settings' })],
  ];

  test.each(bySession)(
    'another %s that a session asks for does not end what went to a proven address',
    async (_what, change) => {
      const person = await app.buildAccount();
      const code = await getCode(person);
      expect(await change(person)).toMatchObject({ status: 200 });
      expect(await reset(code)).toMatchObject({ status: 200 });
      expect((await login(person.email, newPassword)).body.userid).toBe(person.userid);
      expect((await me(person.token)).body).toEqual({ forceLogout: true });
    },
  );

  test('404: once a session has set another password, where it was not proven', async () => {
    const person = await app.buildAccount({ verified: false });
    const code = await getCode(person);
    const password = 'changed in the settings';
    expect(await put('updatepassword', person, { password })).toMatchObject({ status: 200 });
    expect(await reset(code)).toMatchObject(over);
  });

  test('400: a password that is too short leaves the link good', async () => {
    const person = await app.buildAccount();
    const code = await getCode(person);
    expect(await reset(code, ' 1234567 ')).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', msg: 'Password must be 8 characters or more!' },
    });
    expect(await reset('not a code')).toMatchObject({ status: 400 });
    expect((await reset(code)).status).toBe(200);
  });
});

test.each([
  ['forgetpassword', recoveryCalls.forget.limit, 3_000],
  ['resetpassword', recoveryCalls.reset.limit, 3_000],
])('429: what comes of %s from one address has an end', async (what, rate, count) => {
  const path = `/api/user/${what}`;
  expect(declaredRoutes.find((route) => route.path === path)?.limit).toBe(rate);
  expect(rate).toEqual({ count, seconds: 3_600 });
  // The same with fewer.
  const most = 20;
  const bounded = await startTestApp({ clock, mostCalls: { [path]: most } });
  onTestFinished(bounded.close);
  // What does not fit counts as well.
  const call = (): Promise<Answer> => bounded.call('POST', path, { body: {} });
  const answers = await Promise.all(Array.from({ length: most }, call));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: most }, () => 400));
  expect(await call()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
});
