import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const keys = async () => (await app.features.notifications.push.keys()).publicKey;

test('the server has its keys when it starts, and keeps them', async () => {
  const [stored] = (await app.stored())['pushkeys'] as { publicKey: string }[];
  expect(stored?.publicKey).toBe(await keys());
  const { mongodbUri } = app.config;
  const second = await startTestApp({ config: { mongodbUri } });
  try {
    expect((await second.features.notifications.push.keys()).publicKey).toBe(await keys());
  } finally {
    await second.close();
  }
});

test('those who make them at the same time agree', async () => {
  const store = await mongoose.createConnection(app.config.mongodbUri ?? '').asPromise();
  try {
    for (let round = 0; round < 5; round += 1) {
      await store.collection('pushkeys').deleteMany({});
      const all = await Promise.all(Array.from({ length: 10 }, keys));
      expect(new Set(all).size).toBe(1);
      expect(await store.collection('pushkeys').countDocuments()).toBe(1);
    }
  } finally {
    await store.close();
  }
});

test('the secret one is in no reply and in no log', async () => {
  const { privateKey, publicKey } = await app.features.notifications.push.keys();
  const { body } = await app.call('GET', '/api/push/key', { token: await app.login() });
  expect(body).toEqual({ publicKey });
  expect(app.logged.join('')).not.toContain(privateKey);
});
