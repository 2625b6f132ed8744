import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
