import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { startStageServer } from '../../test/start-stage-server.ts';
import { startTestStore } from '../../test/start-test-store.ts';
import { createLog } from '../core/log.ts';

const newer = { v: 9_999, something: 'that nobody here knows' };
const broken = { v: 1, title: 17 };

test.each([
  ['that a newer version has written', newer, 'NEWER_VERSION'],
  ['that cannot be read', broken, 'UNREADABLE'],
])('the server starts beside a support space %s, and leaves it alone', async (_, content, code) => {
  const store = await startTestStore();
  const connection = await mongoose.createConnection(store.uri).asPromise();
  const spaces = connection.collection<{ _id: string; [field: string]: unknown }>('modules');
  const others = { owner: 'admins', moderators: [], invitations: [], deletedAt: null };
  await spaces.insertOne({
    _id: 'support',
    content,
    ...others,
    revision: 3,
    createdAt: new Date(),
  });
  const before = await spaces.findOne({ _id: 'support' });
  const logged: string[] = [];
  const log = createLog('warn', { write: (line) => void logged.push(line) });
  const server = await startStageServer({ MONGODB_URI: store.uri }, { log });
  try {
    const url = `http://127.0.0.1:${server.port}`;
    const answer = await fetch(`${url}/api/module/getmodule/support`);
    expect(await answer.json()).toMatchObject({ code });
    expect((await fetch(`${url}/api/about`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await spaces.findOne({ _id: 'support' })).toEqual(before);
    expect(logged.some((line) => line.includes('support space') && line.includes(code))).toBe(true);
  } finally {
    await server.close();
    await connection.close();
    await store.close();
  }
});
