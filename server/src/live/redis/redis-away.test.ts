import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { pino } from 'pino';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { connect } from '../../../test/connect.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { asOperations, operationsToken } from '../../../test/start-processes.ts';
import { describeWithRedis, startRedis } from '../../../test/start-redis.ts';
import { ensureAccount, startStageServer } from '../../../test/start-stage-server.ts';
import { startTestStore } from '../../../test/start-test-store.ts';

/* What a server does by itself while its Redis is away: it must not end by that. */

const password = 'correct horse battery';
const unhandled: unknown[] = [];
const noteUnhandled = (reason: unknown): void => void unhandled.push(reason);

afterEach(() => {
  process.off('unhandledRejection', noteUnhandled);
  unhandled.length = 0;
});

/** A server with a room in which a poll is on, on a Redis of its own. */
const openRoom = async () => {
  const store = await startTestStore();
  onTestFinished(() => store.close());
  const dir = await mkdtemp(join(tmpdir(), 'sets-away-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const redis = await startRedis();
  onTestFinished(() => redis.close());
  const clock = createManualClock();
  const logged: string[] = [];
  const log = pino(
    { level: 'error' },
    { write: (line: string) => void logged.push(String(JSON.parse(line).msg)) },
  );
  const env = {
    MONGODB_URI: store.uri,
    DATA_DIR: dir,
    REDIS_URL: redis.url,
    METRICS_TOKEN: operationsToken,
  };
  const server = await startStageServer(env, { clock, log });
  onTestFinished(() => server.close());
  const { accounts, polls } = server.features;
  const email = 'owner@school.example';
  const account = { username: 'owner', email, password, accountType: 'student' } as const;
  const { _id: userid } = await ensureAccount(server, account);
  const { token } = await accounts.login({ email, password }, { address: '127.0.0.1' });
  const owner = { userid, accountType: 'student', sessionId: 'any', mustLeave: false } as const;
  const { _id: definitionId } = await polls.create(owner, buildPoll());
  const host = await connect(`http://127.0.0.1:${server.port}`, { token });
  onTestFinished(async () => host.close());
  const { room } = await host.ask('room:open', { activity: pollName, definitionId });
  await host.ask('room:host', { roomId: room.roomId });
  return { redis, clock, logged, url: `http://127.0.0.1:${server.port}` };
};

describeWithRedis('a server whose Redis is away', () => {
  test('looks at its rooms now and then, and lives on', async () => {
    const { redis, clock, logged } = await openRoom();
    process.on('unhandledRejection', noteUnhandled);
    await redis.kill();
    await eventually(() => {
      clock.advance(10_000);
      if (unhandled.length > 0) return;
      expect(logged).toContain('a room could not be looked at');
    });
    expect(unhandled).toEqual([]);
  });

  test('gives people their pages still, and says to who watches it that Redis is away', async () => {
    const { redis, url } = await openRoom();
    const health = async () => {
      const response = await fetch(`${url}/health`, asOperations);
      return [response.status, await response.json()] as const;
    };
    expect(await health()).toMatchObject([200, { status: 'ok', redis: 'ok' }]);
    await redis.kill();
    await eventually(async () =>
      expect(await health()).toMatchObject([200, { status: 'degraded', redis: 'away' }]),
    );
    await redis.restart();
    await eventually(async () =>
      expect(await health()).toMatchObject([200, { status: 'ok', redis: 'ok' }]),
    );
    // It answers, and takes nothing more.
    await redis.fill();
    expect(await health()).toMatchObject([200, { status: 'degraded', redis: 'refuses' }]);
    await redis.makeRoom();
    expect(await health()).toMatchObject([200, { status: 'ok', redis: 'ok' }]);
    await redis.kill();
    for (const path of ['/readyz', '/api/openapi.json']) {
      expect((await fetch(url + path)).status).toBe(200);
    }
    await redis.restart();
    await eventually(async () =>
      expect(await health()).toMatchObject([200, { status: 'ok', redis: 'ok' }]),
    );
  });
});
