import { confirmedForMs } from '@sets/shared/account/settings.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountStage, freshAddress } from '../../../test/account-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../test/start-mail-app.ts';
import type { Person } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: MailApp;
let stage: ReturnType<typeof accountStage>;
beforeAll(async () => {
  app = await startMailApp({ clock });
  stage = accountStage(app);
});
afterAll(() => app.close());

let person: Person;
beforeEach(async () => {
  clock.advance(3_600_000);
  person = await app.buildAccount();
});

const newPassword = 'staple horse battery';
const first = {
  status: 403,
  body: { code: 'CONFIRM_FIRST', msg: 'Type your password first, to be sure that it is you.' },
};

test('logging in confirms for ten minutes, and not a moment longer', async () => {
  expect(confirmedForMs).toBe(600_000);
  clock.advance(confirmedForMs - 1);
  expect(await stage.changeEmail(person, freshAddress())).toMatchObject({ status: 200 });
  clock.advance(1);
  expect(await stage.changeEmail(person, freshAddress())).toMatchObject(first);
  expect(await stage.changePassword(person, newPassword)).toMatchObject(first);
});

test('a session that is older changes nothing: a stolen token takes no account', async () => {
  clock.advance(confirmedForMs);
  const before = await app.stored();
  expect(await stage.changeEmail(person, freshAddress())).toMatchObject(first);
  expect(await stage.changePassword(person, newPassword)).toMatchObject(first);
  const { accounts, formeraddresses } = await app.stored();
  expect(accounts).toEqual(before['accounts']);
  expect(formeraddresses ?? []).toEqual(before['formeraddresses'] ?? []);
  expect(app.inbox.mailsTo(person.email)).toEqual([]);
});

test('what is wrong with what was typed is said first, in the words of the specification', async () => {
  clock.advance(confirmedForMs);
  for (const [email, msg] of [
    [' ', 'Need an email'],
    ['ada', 'Make sure to enter a valid email address.'],
  ] as const) {
    expect(await stage.changeEmail(person, email)).toMatchObject({ status: 400, body: { msg } });
  }
  expect(await stage.changePassword(person, 'short')).toMatchObject({
    status: 400,
    body: { msg: 'Password must be 8 characters or more!' },
  });
});

test('200: the password confirms the session, for ten minutes from then', async () => {
  clock.advance(confirmedForMs);
  expect(await stage.confirm(person, person.password)).toMatchObject({
    status: 200,
    body: { goodForMs: confirmedForMs },
  });
  clock.advance(confirmedForMs - 1);
  expect(await stage.changePassword(person, newPassword)).toMatchObject({ status: 200 });
  clock.advance(1);
  expect(await stage.changePassword(person, newPassword)).toMatchObject(first);
});

test('a second tab has the same session; another device has its own', async () => {
  const elsewhere = (await stage.login(person.email, person.password)).body;
  clock.advance(confirmedForMs);
  await stage.confirm(person, person.password);
  expect(await stage.changeEmail(elsewhere, freshAddress())).toMatchObject(first);
  const tabs = [freshAddress(), freshAddress()].map((email) => stage.changeEmail(person, email));
  // Both tabs may; where they meet, one of them was first.
  for (const { status } of await Promise.all(tabs)) expect([200, 409]).toContain(status);
});

test('a session from before sessions were confirmed counts from its login', async () => {
  const forget = () =>
    app.inStore((connection) =>
      connection
        .collection('sessions')
        .updateMany({ userid: person.userid }, { $unset: { confirmedAt: '' } }),
    );
  await forget();
  expect(await stage.changeEmail(person, freshAddress())).toMatchObject({ status: 200 });
  clock.advance(confirmedForMs);
  expect(await stage.changeEmail(person, freshAddress())).toMatchObject(first);
});

test('403: a wrong password confirms nothing, and counts for the session that guesses alone', async () => {
  clock.advance(confirmedForMs);
  for (let guess = 0; guess < 10; guess += 1) {
    expect(await stage.confirm(person, `guess ${guess}`)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', msg: 'That is not your password.' },
    });
  }
  expect(await stage.changePassword(person, newPassword)).toMatchObject(first);
  expect(await stage.confirm(person, person.password)).toMatchObject({ status: 429 });
  const { body: elsewhere } = await stage.login(person.email, person.password);
  expect(await stage.confirm(elsewhere, person.password)).toMatchObject({ status: 200 });
  expect(await stage.confirm(person, person.password)).toMatchObject({ status: 429 });
  const other = await app.buildAccount();
  expect(await stage.confirm(other, other.password)).toMatchObject({ status: 200 });
});

test('whoever knows the password guesses anew: slips of weeks do not add up', async () => {
  for (let again = 0; again < 3; again += 1) {
    for (let slip = 0; slip < 6; slip += 1) await stage.confirm(person, `slip ${slip}`);
    expect(await stage.confirm(person, person.password)).toMatchObject({ status: 200 });
  }
});

test('400 and 401: without a password, and without a session that goes on', async () => {
  for (const body of [{}, { password: 3 }, { password: 'x'.repeat(201) }]) {
    const answer = await app.call('POST', '/api/user/confirm', { token: person.token, body });
    expect(answer.status).toBe(400);
  }
  const body = { password: person.password };
  expect((await app.call('POST', '/api/user/confirm', { body })).status).toBe(401);
  const elsewhere = (await stage.login(person.email, person.password)).body;
  await app.call('POST', '/api/user/logouteverywhere', elsewhere);
  expect(await stage.confirm(person, person.password)).toMatchObject({ status: 401 });
});

test('deleting asks for the password itself, whatever the session', async () => {
  const remove = (password: string) =>
    app.call('POST', '/api/user/deleteaccount', { token: person.token, body: { password } });
  expect(await remove('a wrong one')).toMatchObject({ status: 403 });
  clock.advance(confirmedForMs);
  expect(await remove(person.password)).toMatchObject({ status: 200 });
});
