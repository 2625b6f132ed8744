import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshAddress } from '../../../test/account-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../test/start-mail-app.ts';
import type { Answer, Person } from '../../../test/start-test-app.ts';
import { codeMailsFromOnePlace, emailChangesFromOnePlace } from './account-rates.ts';

const clock = createManualClock();
let app: MailApp;
beforeAll(async () => {
  app = await startMailApp({ clock, config: { trustedProxies: 1 } });
});
afterAll(() => app.close());

const [full, other] = ['2001:db8:1:2::7', '2001:db8:1:3::7'];
let verified: Person;
let newcomer: Person;
beforeEach(async () => {
  clock.advance(3_600_000);
  [verified, newcomer] = await Promise.all([
    app.buildAccount(),
    app.buildAccount({ verified: false }),
  ]);
});

const from = (place: string, method: string, what: string, token?: string, body?: object) =>
  app.call(method, `/api/user/${what}`, { token, body, headers: { 'X-Forwarded-For': place } });
const forget = (place: string, email: string) =>
  from(place, 'POST', 'forgetpassword', undefined, { email });
const sendPin = (place: string) => from(place, 'POST', 'sendpin', newcomer.token);
const changeEmail = (place: string) =>
  from(place, 'PUT', 'updateemail', verified.token, { email: freshAddress() });

const refused = {
  status: 429,
  body: {
    code: 'RATE_LIMITED',
    msg: 'Very many mails were asked for from where you are. Try again in an hour.',
  },
};

test('mails with codes and links come to an end for each place, whoever asks for whom', async () => {
  for (let at = 0; at < codeMailsFromOnePlace.count; at += 1) {
    // All of one network is one place.
    await app.features.mailPlaces.codeMail(`2001:db8:1:2::${(at % 9).toString(16)}`);
  }
  const known: Answer = await forget(full, verified.email);
  expect(known).toMatchObject(refused);
  expect((await forget(full, freshAddress('nobody'))).body).toMatchObject({
    ...refused.body,
  });
  expect(await sendPin(full)).toMatchObject(refused);
  expect(await changeEmail(full)).toMatchObject(refused);
  expect(app.inbox.mailsTo(verified.email)).toEqual([]);
  expect(app.inbox.mailsTo(newcomer.email)).toEqual([]);
  for (const call of [
    () => forget(other, verified.email),
    () => sendPin(other),
    () => changeEmail(other),
  ])
    expect((await call()).status).toBe(200);
  clock.advance(codeMailsFromOnePlace.seconds * 1_000);
  await app.call('POST', '/api/user/confirm', {
    token: verified.token,
    body: { password: verified.password },
  });
  for (const call of [
    () => forget(full, verified.email),
    () => sendPin(full),
    () => changeEmail(full),
  ])
    expect((await call()).status).toBe(200);
});

test('changes of addresses come to an end sooner: each shows whether somebody is registered', async () => {
  for (let at = 0; at < emailChangesFromOnePlace.count; at += 1) {
    await app.features.mailPlaces.emailChange(full);
  }
  expect(await changeEmail(full)).toMatchObject(refused);
  expect((await sendPin(full)).status).toBe(200);
  expect((await changeEmail(other)).status).toBe(200);
});
