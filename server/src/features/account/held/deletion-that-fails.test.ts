import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFailingStore, type FailingStore } from '../../../../test/failing-store.ts';
import { appOfWorker, type TestApp } from '../../../../test/start-test-app.ts';
import { createCallsUnderWay } from '../../../core/calls-under-way.ts';
import type { Jobs } from '../../../core/jobs/jobs.ts';
import { PersonalDataService } from './personal-data.service.ts';

let app: TestApp;
let store: FailingStore;
let connection: mongoose.Connection;
beforeAll(async () => {
  app = await appOfWorker();
  store = await startFailingStore(app.config.mongodbUri!);
  connection = await mongoose.createConnection(store.uri).asPromise();
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

test('where the store writes no more during a deletion, the person is let in again', async () => {
  const { userid, accountType, token } = await app.buildAccount();
  const calls = createCallsUnderWay({ after: () => () => {} });
  const jobs = { handle: () => {} } satisfies Partial<Jobs>;
  const personalData = new PersonalDataService({
    ...app.features,
    connection,
    clock: { now: () => Date.now() },
    jobs: jobs as unknown as Jobs,
    calls,
    confirmation: { checkPassword: async () => {} } as never,
    heldElsewhere: () => [],
  } as never);
  const { sessionId } = app.features.sessions.read(token)!;
  store.failWith('refused', 'accounts');
  const caller = { userid, accountType, sessionId, mustLeave: false };
  await expect(personalData.remove(caller, 'its password', '')).rejects.toThrow('not primary');
  store.failWith(null);
  expect(() => calls.begin(userid)).not.toThrow();
});
