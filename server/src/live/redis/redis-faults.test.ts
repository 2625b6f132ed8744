import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { describeWithRedis, startRedis, type TestRedis } from '../../../test/start-redis.ts';
import { startStageServer } from '../../../test/start-stage-server.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { openSteadyHall, type SteadyHall } from '../../../test/steady-hall.ts';
import type { RunningServer } from '../../app/create-server.ts';

/* Two servers stay while their Redis fails in every way, and phones at both answer throughout. */

const toClose: (() => Promise<unknown>)[] = [];
let redis: TestRedis;
let servers: [RunningServer, RunningServer];
/** Shares the store alone: what it shows of a room is made from what is on disk. */
let fromDisk: RunningServer;

const startAll = async (): Promise<void> => {
  const store = await startTestStore();
  toClose.push(() => store.close());
  const dir = await mkdtemp(join(tmpdir(), 'sets-faults-'));
  toClose.push(() => rm(dir, { recursive: true, force: true }));
  redis = await startRedis({ appendOnly: true });
  toClose.push(() => redis.close());
  const start = async (more: Record<string, string> = {}): Promise<RunningServer> => {
    const env = { MONGODB_URI: store.uri, DATA_DIR: dir, REDIS_URL: redis.url };
    const server = await startStageServer({ ...env, ...more });
    toClose.push(() => server.close());
    return server;
  };
  servers = [await start(), await start()];
  fromDisk = await start({ REDIS_PREFIX: 'from-disk:' });
};

/** What phones are promised before, while and after Redis fails must be there, once. */
const through = async (fault: (hall: SteadyHall) => Promise<void>): Promise<void> => {
  const hall = await openSteadyHall(servers);
  await hall.allAnswer();
  await fault(hall);
  await hall.allAnswer(2);
  await hall.judge([...servers, fromDisk]);
};

describeWithRedis('two servers stay while their Redis', () => {
  beforeAll(startAll);
  afterAll(async () => {
    for (const close of toClose.splice(0).toReversed()) await close();
  });

  test('is killed and started again with its data', () =>
    through(async (hall) => {
      await redis.kill();
      hall.join(servers[1]);
      await hall.allAreRefused();
      await redis.restart();
    }));

  test('is killed and started again with what it knew some moments before', () =>
    through(async (hall) => {
      await redis.tell('CONFIG', 'SET', 'appendonly', 'no');
      hall.join(servers[0]);
      await hall.allAnswer(2);
      await redis.kill();
      await hall.allAreRefused();
      await redis.restart();
    }));

  test('loses everything, and goes on', () =>
    through(async (hall) => {
      await redis.tell('FLUSHALL');
      hall.join(servers[1]);
    }));

  test('loses everything, and is killed and started again', () =>
    through(async (hall) => {
      await redis.tell('FLUSHALL');
      await redis.kill();
      hall.join(servers[1]);
      await hall.allAreRefused();
      await redis.restart();
    }));

  test('does not answer for seconds, though it is there', () =>
    through(async (hall) => {
      redis.freeze();
      hall.join(servers[1]);
      // Whoever waits is told when the connection is given up.
      await hall.allAreRefused();
      redis.thaw();
    }));

  test('is full: it takes nothing, then there is room again', () =>
    through(async (hall) => {
      await redis.fill();
      hall.join(servers[1]);
      await hall.allAreRefused();
      await redis.makeRoom();
    }));

  test('is full while a question is closed: both show it as soon as there is room', async () => {
    const hall = await openSteadyHall(servers);
    const hosts = [await hall.host(servers[0]), await hall.host(servers[1])] as const;
    await hall.allAnswer();
    await redis.fill();
    await hall.allAreRefused();
    const reply = await hosts[0].command({ type: 'close' });
    expect(reply).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
    await redis.makeRoom();
    for (const host of hosts) await eventually(() => expect(host.phase).toBe('closed'));
    await hall.leave();
    for (const host of hosts) host.close();
  });
});
