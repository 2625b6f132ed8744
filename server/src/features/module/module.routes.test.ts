import type { StoredModule } from './stored-module.ts';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, appOfWorker, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let store: mongoose.Connection;
let owner: Person;
let moderator: Person;
beforeAll(async () => {
  app = await appOfWorker();
  store = await mongoose.createConnection(app.config.mongodbUri ?? '').asPromise();
  [owner, moderator] = [await app.buildAccount(), await app.buildAccount()];
  const module = (_id: string, day: number, moderators: string[] = []): StoredModule => ({
    _id,
    title: `Module ${_id}`,
    owner: owner.userid,
    moderators,
    createdAt: new Date(2026, 10, day),
  });
  await store
    .collection<StoredModule>('modules')
    .insertMany([module('old', 1, [moderator.userid]), module('new', 3), module('between', 2)]);
});
afterAll(async () => {
  await store.close();
});

const created = '/api/user/getmodscreated';
const moderating = '/api/user/getmoderating';

const ask = (path: string, userid: string, token?: string) =>
  app.call<{ modules: object[] }>('GET', `${path}/${userid}`, { token });

describe.each([created, moderating])('GET %s/:userid', (path) => {
  test('401: without a session', async () => {
    expect((await ask(path, owner.userid)).status).toBe(401);
  });

  test('400: for what is no id', async () => {
    expect((await ask(path, 'no%20id', owner.token)).status).toBe(400);
  });

  test('404: for nobody', async () => {
    expect(await ask(path, 'nobody', owner.token)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });
});

test('what a person created, newest first, for everybody who is logged in', async () => {
  const { status, body } = await ask(created, owner.userid, moderator.token);
  expect(status).toBe(200);
  expect(body.modules).toEqual([
    { moduleid: 'new', title: 'Module new' },
    { moduleid: 'between', title: 'Module between' },
    { moduleid: 'old', title: 'Module old' },
  ]);
  expect((await ask(created, moderator.userid, owner.token)).body.modules).toEqual([]);
});

test('what a person moderates', async () => {
  expect((await ask(moderating, moderator.userid, owner.token)).body.modules).toEqual([
    { moduleid: 'old', title: 'Module old' },
  ]);
  expect((await ask(moderating, owner.userid, owner.token)).body.modules).toEqual([]);
});
