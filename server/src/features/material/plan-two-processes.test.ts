import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from '@sets/shared/account/account.contract.ts';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildQuiz } from '../../../test/build-quiz.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { ensureAccount, startStageServer } from '../../../test/start-stage-server.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import type { RunningServer } from '../../app/create-server.ts';

/* A plan holds however many calls come at once, and whichever of several processes they reach. */

const allowed = 3;
const toClose: (() => Promise<unknown>)[] = [];
let servers: RunningServer[];
let stored: Connection;
let token: string;
let userid: string;

const call = async (server: RunningServer, method: string, path: string, body?: object) => {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
};

beforeAll(async () => {
  const store = await startTestStore();
  toClose.push(() => store.close());
  stored = await mongoose.createConnection(store.uri).asPromise();
  toClose.push(() => stored.close());
  const dir = await mkdtemp(join(tmpdir(), 'sets-plan-'));
  toClose.push(() => rm(dir, { recursive: true, force: true }));
  const env = {
    MONGODB_URI: store.uri,
    DATA_DIR: dir,
    FREE_POLLS: String(allowed),
    FREE_MODULES: String(allowed),
  };
  servers = [await startStageServer(env), await startStageServer(env)];
  for (const server of servers) toClose.push(() => server.close());
  const account = { email: 'ada@school.example', password: 'correct horse battery' };
  await ensureAccount(servers[0]!, { ...account, username: 'Ada', accountType: 'student' });
  const { body } = await call(servers[0]!, 'POST', '/api/user/login', account);
  ({ token, userid } = body as Session);
});
afterAll(async () => {
  for (const close of toClose.toReversed()) await close();
});

const space = {
  title: 'Algebra',
  description: '',
  startDate: '2026-10-12',
  divisionOnly: false,
  division: '',
};

test.each([
  ['polls', '/api/polls', buildPoll, 'polls', {}],
  ['quizzes', '/api/quizzes', buildQuiz, 'quizzes', {}],
  ['spaces', '/api/module/createmodule', () => space, 'modules', { 'content.title': space.title }],
] as const)('no more %s than the plan holds', async (_what, path, build, collection, which) => {
  const make = async (at: number): Promise<number> =>
    (await call(servers[at % 2]!, 'POST', path, build())).status;
  const statuses = await Promise.all(Array.from({ length: 24 }, (_, at) => make(at)));
  for (const status of statuses) expect([201, 403]).toContain(status);
  // What was left where two met at the last place, each of which gave way.
  while ((await make(0)) === 201) statuses.push(201);
  const made = statuses.filter((status) => status === 201);
  expect(made).toHaveLength(allowed);
  expect(await stored.collection(collection).countDocuments({ owner: userid, ...which })).toBe(
    allowed,
  );
});
