import mongoose from 'mongoose';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { appOfWorker, type TestApp } from '../../../test/start-test-app.ts';
import { AccountChangesService } from './account-changes.service.ts';
import { accountModel } from './account.model.ts';

let app: TestApp;
let connection: mongoose.Connection;
beforeAll(async () => {
  app = await appOfWorker();
  const { mongodbUri } = app.config;
  connection = await mongoose.createConnection(mongodbUri!).asPromise();
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await connection.close();
});

test('a session that a new password has ended meanwhile does not set another one', async () => {
  const { userid, accountType, token } = await app.buildAccount();
  const accounts = accountModel(connection);
  const posted: unknown[] = [];
  const changes = new AccountChangesService({
    ...app.features,
    connection,
    clock: { now: () => 0 },
    accountMails: { post: async (_kind, _at, mail) => void posted.push(mail) },
    notify: async () => {},
    audit: async () => {},
    confirmation: app.features.confirmation,
    passwords: {
      matches: async () => true,
      hash: async () => {
        // Its person resets the password while that of the thief is hashed.
        await accounts.updateOne({ _id: userid }, { passwordHash: 'of the person' });
        return 'of the thief';
      },
    },
  });
  const { sessionId } = app.features.sessions.read(token)!;
  const caller = { userid, accountType, sessionId, mustLeave: false };
  await expect(changes.updatePassword(caller, 'a new password', '')).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(await accounts.findById(userid).lean()).toMatchObject({ passwordHash: 'of the person' });
  expect(posted).toEqual([]);
});

test('nor does one that it is just ending: what was told to be set is', async () => {
  const person = await app.buildAccount();
  const { email } = person;
  const login = (password: string) =>
    app.call<{ token: string }>('POST', '/api/user/login', { body: { email, password } });
  const change = (token: string, password: string) =>
    app.call('PUT', '/api/user/updatepassword', { token, body: { password } });
  const thief = (await login(person.password)).body;
  const { sessions } = app.features;
  const revokeAll = sessions.revokeAll.bind(sessions);
  vi.spyOn(sessions, 'revokeAll').mockImplementationOnce(async (...args) => {
    await change(thief.token, 'a sentence of the thief');
    return revokeAll(...args);
  });
  const { status } = await change(person.token, 'a sentence of the person');
  const isTheirs = (await login('a sentence of the person')).status === 200;
  expect({ status, isTheirs }).toEqual({ status: 409, isTheirs: false });
});
