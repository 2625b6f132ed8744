import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personalDataCalls } from '@sets/shared/account/settings.calls.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { accountStage, freshAddress } from '../../../../test/account-stage.ts';
import { connect, type Peer } from '../../../../test/connect.ts';
import { buildPoll, runIn } from '../../../../test/live-stage.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import type { Person } from '../../../../test/start-test-app.ts';
import { addressUndoGoodForMs } from '../account-rates.ts';

const { path, limit } = personalDataCalls.export;
/** Fewer than are declared, so that they are soon reached. */
const mostExports = 2;

const clock = createManualClock();
let app: MailApp;
beforeAll(async () => {
  app = await startMailApp({ clock, mostCalls: { [path]: mostExports } });
});
afterAll(() => app.close());

const exportOf = async (token?: string) => {
  const response = await fetch(`${app.url}/api/user/export`, {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const unzip = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]),
  );

const remove = (token: string | undefined, body: unknown) =>
  app.call<{ msg: string }>('POST', '/api/user/deleteaccount', { token, body });
const login = ({ email, password }: Person) =>
  app.call<{ token: string }>('POST', '/api/user/login', { body: { email, password } });

/** Somebody presents a poll, and `answerer` answers its first question. */
const present = async (owner: Person, answerer: Person) => {
  const { _id: definitionId } = await app.features.polls.create(owner, buildPoll());
  const host = await connect(app.url, { token: owner.token });
  const { room } = await host.ask('room:open', { activity: pollName, definitionId });
  const { roomId, code } = room;
  const { runId } = runIn(await host.ask('room:host', { roomId }));
  await host.ask('run:command', { roomId, runId, version: 0, command: { type: 'open' } });
  const phone = await connect(app.url, { token: answerer.token });
  await phone.ask('room:join', { room: { code } });
  await phone.ask('answer:submit', {
    roomId,
    runId,
    slot: 'q0.r1',
    attempt: 'attempt1',
    revision: 1,
    value: { choices: ['green'] },
    tappedAt: clock.now(),
  });
  const close = (): void => [host, phone].forEach((peer: Peer) => peer.close());
  return { room, runId, host, phone, close };
};

describe('GET /api/user/export', () => {
  test('200: a zip of what there is, and a text that says what each file holds', async () => {
    const [owner, answerer] = [await app.buildAccount(), await app.buildAccount()];
    const { room, close } = await present(owner, answerer);
    const { response, bytes } = await exportOf(owner.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename=sets-data-${new Date(clock.now()).toISOString().slice(0, 10)}.zip`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const files = unzip(bytes);
    expect(Object.keys(files)).toEqual([
      'readme.txt',
      'account.json',
      'sessions.json',
      'runs.json',
      'polls.json',
      'poll-versions.json',
      'spaces.json',
    ]);
    for (const name of Object.keys(files)) {
      if (name !== 'readme.txt') expect(files['readme.txt']).toContain(`${name}\n  `);
    }
    expect(JSON.parse(files['account.json']!)).toMatchObject({
      userid: owner.userid,
      email: owner.email,
      createdAt: new Date(clock.now()).toISOString(),
    });
    expect(JSON.parse(files['sessions.json']!)).toMatchObject({ sessions: [{ device: '' }] });
    expect(JSON.parse(files['polls.json']!)).toMatchObject([{ title: 'Colours' }]);
    expect(JSON.parse(files['runs.json']!)).toMatchObject({
      presented: [{ run: 'Colours', code: room.code, endedAt: null }],
      answered: [],
    });
    const theirs = unzip((await exportOf(answerer.token)).bytes);
    expect(JSON.parse(theirs['runs.json']!)).toEqual({
      presented: [],
      attended: [{ run: 'Colours', at: new Date(clock.now()).toISOString() }],
      answered: [
        {
          run: 'Colours',
          question: 'Question q1',
          answer: 'green',
          at: new Date(clock.now()).toISOString(),
        },
      ],
    });
    close();
  });

  test('holds no password, no token, and nothing of anybody else', async () => {
    const [person, other] = [await app.buildAccount(), await app.buildAccount()];
    const text = Object.values(unzip((await exportOf(person.token)).bytes)).join('\n');
    expect(text).not.toMatch(/argon2|eyJ|passwordHash/);
    expect(text).not.toContain(other.email);
  });

  test('401: without a session', async () => {
    expect((await exportOf()).response.status).toBe(401);
  });

  test('429: more than ten within an hour', async () => {
    expect(limit).toEqual({ count: 10, seconds: 3_600 });
    const { token } = await app.buildAccount();
    for (let count = 0; count < mostExports; count += 1) {
      expect((await exportOf(token)).response.status).toBe(200);
    }
    expect((await exportOf(token)).response.status).toBe(429);
  });
});

describe('POST /api/user/deleteaccount', () => {
  test('200: the person is gone, everywhere and at once, and is told by a last mail', async () => {
    const [owner, answerer] = [await app.buildAccount(), await app.buildAccount()];
    const { room, runId, host, phone, close } = await present(owner, answerer);
    const elsewhere = (await login(owner)).body.token;
    const { email, password, userid, token } = owner;
    expect(await remove(token, { password })).toMatchObject({ status: 200, body: {} });
    await host.gone();
    // A run tells its audience at its own pace.
    clock.advance(1_000);
    for (const session of [token, elsewhere]) {
      expect((await app.call('GET', '/api/user/getme', { token: session })).status).toBe(401);
    }
    expect((await login(owner)).status).toBe(401);
    const ended = await phone.notice(
      'run:changed',
      ({ view }: { view: { phase: string } }) => view.phase === 'ended',
    );
    expect(ended).toMatchObject({ roomId: room.roomId, payload: { run: { runId } } });
    expect((await app.inbox.mailTo(email)).subject).toBe('Your Sets account is deleted');
    const { runs, ...others } = await app.stored();
    // What others took part in stays, and names nobody.
    const left = JSON.stringify({ runs, ...others });
    expect(left).not.toContain(userid);
    expect(left).not.toContain(email);
    expect(runs).toContainEqual(expect.objectContaining({ _id: runId, ended: true }));
    close();
  });

  test('the answers of whoever is gone stay in the counts', async () => {
    const [owner, answerer] = [await app.buildAccount(), await app.buildAccount()];
    const { runId, close } = await present(owner, answerer);
    await remove(answerer.token, { password: answerer.password });
    const { answers } = await app.stored();
    const kept = answers!.filter((each) => (each as { _id: string })._id.startsWith(runId));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(answerer.userid);
    close();
  });

  test('can be done again where something failed in between', async () => {
    const person = await app.buildAccount();
    await app.features.polls.create(person, { ...buildPoll(), ...personalShelf });
    // As far as it came before the server died.
    await app.features.polls.disownAllOf(person.userid);
    await app.features.sessions.revokeAll(person.userid);
    const { token } = (await login(person)).body;
    expect((await remove(token, { password: person.password })).status).toBe(200);
    expect((await login(person)).status).toBe(401);
  });

  test('400: without a password', async () => {
    const { token } = await app.buildAccount();
    for (const body of [{}, { password: 3 }, { password: 'x'.repeat(201) }]) {
      expect((await remove(token, body)).status).toBe(400);
    }
  });

  test('401: without a session', async () => {
    expect((await remove(undefined, { password: 'x' })).status).toBe(401);
  });

  test('403: for a wrong password, which is a guess of that session alone', async () => {
    clock.advance(3_600_000);
    const person = await app.buildAccount();
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await remove(person.token, { password: `guess ${guess}` })).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN', msg: 'That is not your password.' },
      });
    }
    expect((await remove(person.token, { password: person.password })).status).toBe(429);
    expect((await login(person)).status).toBe(200);
    expect((await remove(person.token, { password: person.password })).status).toBe(429);
    expect((await app.call('GET', '/api/user/getme', person)).status).toBe(200);
  });

  test('403: with a password that the session has just set; with one of a mailed link at once', async () => {
    const stage = accountStage(app);
    const person = await app.buildAccount();
    const password = 'staple horse battery';
    await stage.changePassword(person, password);
    const refused = await remove(person.token, { password });
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(refused.body.msg).toMatch(/^The password of this account was changed lately/);
    expect((await app.call('GET', '/api/user/getme', person)).status).toBe(200);
    await stage.reset(await stage.forgetAndGetCode(person.email, person.email), person.password);
    const { token } = (await login(person)).body;
    expect((await remove(token, { password: person.password })).status).toBe(200);
  });

  test('403: while a proven address can be taken back', async () => {
    const stage = accountStage(app);
    const person = await app.buildAccount();
    await stage.moveTo(person, freshAddress());
    const asked = { password: person.password };
    expect((await remove(person.token, asked)).body.msg).toMatch(/^The address of this account/);
    clock.advance(addressUndoGoodForMs + 1);
    const { token } = (await stage.login((await stage.me(person)).email, person.password)).body;
    expect((await remove(token, asked)).status).toBe(200);
  });

  test('409: one admin stays, also where the last two go at the same moment', async () => {
    const admin = () => app.buildAccount({ accountType: 'admin' });
    const [first, second, third] = [await admin(), await admin(), await admin()];
    const go = async ({ token, password }: Person) => (await remove(token, { password })).status;
    expect(await go(first)).toBe(200);
    const atOnce = await Promise.all([go(second), go(third)]);
    expect(atOnce).toContain(409);
    const last = atOnce[0] === 409 ? second : third;
    if (!atOnce.includes(200)) expect(await go(last === second ? third : second)).toBe(200);
    expect(await remove(last.token, { password: last.password })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', msg: 'This is the last admin. Make somebody else one first.' },
    });
    expect((await app.call('GET', '/api/user/getme', last)).body).toMatchObject({
      accountType: 'admin',
    });
  });
});

test('an admin whose account could not be deleted is an admin still', async () => {
  await app.buildAccount({ accountType: 'admin' });
  const { userid, token, password } = await app.buildAccount({ accountType: 'admin' });
  const { accountPremium, people } = app.features;
  const { premium } = await people.read(userid);
  // Nobody is there to end what this one pays for.
  const paying = { ...premium, plan: 'premium', stripeSubscriptionId: 'sub_1' } as const;
  await accountPremium.set(userid, paying);
  expect((await remove(token, { password })).status).toBe(503);
  expect((await people.read(userid)).accountType).toBe('admin');
});
