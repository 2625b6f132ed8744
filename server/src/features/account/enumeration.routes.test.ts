import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountStage, freshAddress } from '../../../test/account-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../test/start-mail-app.ts';
import type { Answer, Person } from '../../../test/start-test-app.ts';

/*
 * Nobody learns who is registered: not by what is answered, nor by how long it takes. What takes long is counted and not
 * timed: hashing a password is a thousand times as much as all the rest.
 */

const clock = createManualClock();
let app: MailApp;
let known: Person;
beforeAll(async () => {
  app = await startMailApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.advance(3_600_000);
  known = await app.buildAccount();
});

const post = (what: string, body: object): Promise<Answer> =>
  app.call('POST', `/api/user/${what}`, { body });

/** All that whoever asks can see of an answer, and what it took. */
const seen = async (asked: () => Promise<Answer>) => {
  const { passwords } = app.features;
  const hashing = [vi.spyOn(passwords, 'hash'), vi.spyOn(passwords, 'matches')];
  const { status, body, headers } = await asked();
  const names = [...headers.keys()];
  const hashes = hashing.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  vi.restoreAllMocks();
  return {
    status,
    body,
    names,
    length: headers.get('content-length'),
    hashes,
  };
};

const password = 'correct horse battery';
const register = (email: string) =>
  seen(() => post('register', { username: 'Ada', email, password, passwordagain: password }));
const login = (email: string, typed = 'a guess of somebody') =>
  seen(() => post('login', { email, password: typed }));
const forget = (email: string) => seen(() => post('forgetpassword', { email }));

test('registering', async () => {
  const free = await register(freshAddress());
  expect(free).toMatchObject({ status: 200, body: {}, hashes: 1 });
  expect(await register(known.email)).toEqual(free);
  // What is kept for somebody who has left it a moment ago.
  await accountStage(app).moveTo(known, freshAddress());
  expect(await register(known.email)).toEqual(free);
});

test('logging in, also to an account that is locked', async () => {
  const unknown = await login(freshAddress());
  expect(unknown).toMatchObject({ status: 401, body: { msg: 'Invalid Account' }, hashes: 1 });
  expect(await login(known.email)).toEqual(unknown);
  await app.inStore((store) =>
    store
      .collection<{ _id: string }>('accounts')
      .updateOne({ _id: known.userid }, { $set: { locked: true } }),
  );
  expect(await login(known.email)).toEqual(unknown);
  expect(await login(known.email, known.password)).toEqual(unknown);
});

test('logging in too often', async () => {
  const addresses = [known.email, freshAddress()];
  for (const email of addresses) for (let at = 0; at < 10; at += 1) await login(email);
  const [one, other] = [await login(addresses[0]!), await login(addresses[1]!)];
  expect(one).toMatchObject({ status: 429, hashes: 0 });
  expect(other).toEqual(one);
});

test('asking for a new password', async () => {
  const unknown = await forget(freshAddress());
  expect(unknown).toMatchObject({ status: 200, body: {}, hashes: 0 });
  expect(await forget(known.email)).toEqual(unknown);
  await app.inbox.mailTo(known.email);
  // Also where nothing is sent any more.
  for (let at = 0; at < 5; at += 1) expect(await forget(known.email)).toEqual(unknown);
});
