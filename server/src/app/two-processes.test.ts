import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../test/connect.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { connectTestRedis, describeWithRedis } from '../../test/start-redis.ts';
import { ensureAccount, stageSecret, startStageServer } from '../../test/start-stage-server.ts';
import { startTestStore } from '../../test/start-test-store.ts';
import { createLog } from '../core/log.ts';
import { limitsInRedis } from '../core/limits/redis-limits.ts';
import type { RedisConnection } from '../live/redis/connection/connection.ts';
import { watchEvery } from '../live/connection/session-watch.ts';
import type { RunningServer } from './create-server.ts';

/* What must hold wherever somebody comes in: two servers on one store and one Redis. */

const password = 'correct horse battery';
const clock = createManualClock();
const toClose: (() => Promise<unknown>)[] = [];
let servers: [RunningServer, RunningServer];

const startBoth = async () => {
  const store = await startTestStore();
  toClose.push(() => store.close());
  const dir = await mkdtemp(join(tmpdir(), 'sets-two-'));
  toClose.push(() => rm(dir, { recursive: true, force: true }));
  const env = { MONGODB_URI: store.uri, DATA_DIR: dir };
  const start = async (redis: RedisConnection): Promise<RunningServer> => {
    toClose.push(() => redis.close());
    const log = createLog('silent');
    const limits = limitsInRedis({ redis, clock, log, secret: stageSecret });
    const server = await startStageServer(env, { clock, limits });
    toClose.push(() => server.close());
    return server;
  };
  const redis = await connectTestRedis();
  const another = await connectTestRedis({ prefix: redis.prefix });
  servers = [await start(redis), await start(another)];
};

const urlOf = ({ port }: RunningServer): string => `http://127.0.0.1:${port}`;

const call = (
  server: RunningServer,
  path: string,
  { token, body, method = body === undefined ? 'GET' : 'POST' }: CallOptions = {},
) =>
  fetch(urlOf(server) + path, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

interface CallOptions {
  readonly token?: string;
  readonly body?: object;
  readonly method?: string;
}

const login = (server: RunningServer, email: string, typed = password) =>
  call(server, '/api/user/login', { body: { email, password: typed } });

/** A new person, signed in. */
const register = async (name: string) => {
  const email = `${name}@school.example`;
  await ensureAccount(servers[0], { username: name, email, password, accountType: 'student' });
  const { token, userid } = (await (await login(servers[0], email)).json()) as {
    token: string;
    userid: string;
  };
  return { email, token, userid };
};

describeWithRedis('two processes', () => {
  beforeAll(startBoth);
  afterAll(async () => {
    for (const close of toClose.splice(0).toReversed()) await close();
  });

  test('guesses at a password are counted over both, and the right one clears them in both', async () => {
    const { email } = await register('guessed');
    const guess = async (at: number, typed: string) =>
      (await login(servers[at % 2]!, email, typed)).status;
    for (let at = 0; at < 9; at += 1) expect(await guess(at, 'wrong')).toBe(401);
    expect(await guess(1, password)).toBe(200);
    for (let at = 0; at < 10; at += 1) expect(await guess(at, 'wrong')).toBe(401);
    expect([await guess(0, password), await guess(1, password)]).toEqual([429, 429]);
  });

  test('the calls of an account are counted over both', async () => {
    const { token } = await register('caller');
    const body = { username: 'caller' };
    const rename = async (at: number) =>
      (await call(servers[at % 2]!, '/api/user/updateusername', { token, body, method: 'PUT' }))
        .status;
    const statuses: number[] = [];
    for (let at = 0; at < 62; at += 1) statuses.push(await rename(at));
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });

  test('a request over the live connection is counted over both', async () => {
    const { token } = await register('live');
    const peers = await Promise.all(servers.map((each) => connect(urlOf(each), { token })));
    const codes: (string | null)[] = [];
    for (let at = 0; at < 61; at += 1) {
      const reply = await peers[at % 2]!.request('room:mine', {
        activity: 'poll',
        definitionId: 'none',
      });
      codes.push(reply.ok ? null : reply.error.code);
    }
    expect(codes.indexOf('RATE_LIMITED')).toBe(60);
    for (const peer of peers) peer.close();
  });

  test('a session that ends in one is over at once in the other, for calls and handshakes', async () => {
    const { token, userid } = await register('leaves');
    const [one, other] = servers;
    expect((await call(other, '/api/user/getme', { token })).status).toBe(200);
    await one.features.sessions.revokeAll(userid);
    const answer = await call(other, '/api/user/getme', { token });
    expect(await answer.json()).toEqual({ forceLogout: true });
    await expect(connect(urlOf(other), { token })).rejects.toMatchObject({
      data: { code: 'UNAUTHENTICATED' },
    });
  });

  test('CN5: its connections to the other end also where nobody told of it, and no others', async () => {
    const [gone, stays] = [await register('gone'), await register('stays')];
    const [one, other] = servers;
    const url = urlOf(other);
    const ending = [await connect(url, gone), await connect(url, gone)];
    const staying = [await connect(url, stays), await connect(url)];
    await one.features.sessions.revokeAll(gone.userid);
    clock.advance(watchEvery);
    await Promise.all(ending.map((peer) => peer.gone()));
    for (const peer of staying) {
      expect((await peer.request('clock:sync', {})).ok).toBe(true);
      peer.close();
    }
  });

  test('CN5: so do those of a session whose time is over', async () => {
    const { token } = await register('expires');
    const peer = await connect(urlOf(servers[1]), { token });
    const { expiresAt } = servers[1].features.sessions.read(token)!;
    clock.advance(expiresAt - clock.now());
    const isConnected = (): boolean => {
      clock.advance(watchEvery);
      return peer.socket.connected;
    };
    await expect.poll(isConnected).toBe(false);
  });
});
