import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { type FailingStore, startFailingStore, type WriteFault } from '../../test/failing-store.ts';
import { describeWithRedis, startRedis } from '../../test/start-redis.ts';
import { startStageServer } from '../../test/start-stage-server.ts';
import { startTestStore } from '../../test/start-test-store.ts';
import { openSteadyHall } from '../../test/steady-hall.ts';
import type { RunningServer } from '../app/create-server.ts';

/* MongoDB's primary changes: writes fail, or nobody knows whether they did, while phones answer. */

const all: readonly WriteFault[] = ['refused', 'stepped down', 'cut before', 'cut after'];

/** Servers on one store; `fromDisk` is another one on it, that shares nothing else with them. */
const describeServers = (
  count: number,
  withRedis: boolean,
  faults: readonly WriteFault[],
): void => {
  const toClose: (() => Promise<unknown>)[] = [];
  let store: FailingStore;
  let servers: RunningServer[];
  let startFromDisk: () => Promise<RunningServer>;

  beforeAll(async () => {
    const real = await startTestStore();
    toClose.push(() => real.close());
    store = await startFailingStore(real.uri);
    toClose.push(() => store.close());
    const dir = await mkdtemp(join(tmpdir(), 'sets-primary-'));
    toClose.push(() => rm(dir, { recursive: true, force: true }));
    const shared: Record<string, string> = {};
    if (withRedis) {
      const redis = await startRedis();
      toClose.push(() => redis.close());
      shared['REDIS_URL'] = redis.url;
    }
    const start = async (env: Record<string, string>): Promise<RunningServer> => {
      const server = await startStageServer({ DATA_DIR: dir, ...env });
      toClose.push(() => server.close());
      return server;
    };
    servers = [];
    while (servers.length < count) {
      servers.push(await start({ MONGODB_URI: store.uri, ...shared }));
    }
    startFromDisk = () => start({ MONGODB_URI: real.uri });
  });
  afterEach(() => store.failWith(null));
  afterAll(async () => {
    for (const close of toClose.splice(0).toReversed()) await close();
  });

  test.for(faults)('AN2 AN3: writes are %s: what is acknowledged is there, once', async (fault) => {
    const hall = await openSteadyHall(servers, 2);
    await hall.allAnswer();
    store.failWith(fault);
    for (const server of servers) hall.join(server);
    await hall.allAreRefused();
    store.failWith(null);
    await hall.allAnswer();
    await hall.judge([...servers, await startFromDisk()]);
  });

  test.for(faults)('RU1: a step whose write is %s: it is taken once', async (fault) => {
    const hall = await openSteadyHall(servers, 1);
    await hall.allAnswer();
    const hosts = await Promise.all(servers.map((server) => hall.host(server)));
    for (const host of hosts) await eventually(() => expect(host.phase).toBe('open'));
    store.failWith(fault, 'runs');
    const refused = await hosts[0]?.command({ type: 'close' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
    store.failWith(null);
    // Where it was carried out all the same, the host is shown that; else it is now.
    const code = ['stepped down', 'cut after'].includes(fault) ? 'CONFLICT' : null;
    const again = await hosts[0]?.command({ type: 'close' });
    expect(again?.ok === false ? again.error.code : null).toBe(code);
    for (const host of hosts) {
      await eventually(() => expect(host.phase).toBe('closed'));
      host.close();
    }
    await hall.leave();
  });
};

describe('one process', () => describeServers(1, false, all));

describeWithRedis('two processes on one Redis', () =>
  describeServers(2, true, ['refused', 'cut after']),
);
