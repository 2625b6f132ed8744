import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { connect } from '../../../test/connect.ts';
import { buildPoll, runIn } from '../../../test/live-stage.ts';
import { createManualClock, type ManualClock } from '../../../test/manual-clock.ts';
import { connectTestRedis, describeWithRedis, redisOfWorker } from '../../../test/start-redis.ts';
import { ensureAccount, startStageServer } from '../../../test/start-stage-server.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { runChannel } from './connection/keys.ts';

/* A server that stands still has no timers any more, as one that has died. */

const password = 'correct horse battery';

/** Servers on one store and one Redis, each with a clock of its own; and what they tell each other. */
const openServers = async (clocks: readonly ManualClock[]) => {
  const store = await startTestStore();
  onTestFinished(() => store.close());
  const dir = await mkdtemp(join(tmpdir(), 'sets-takeover-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const prefix = `${randomUUID()}:`;
  const { url } = await redisOfWorker();
  const env = {
    MONGODB_URI: store.uri,
    DATA_DIR: dir,
    REDIS_URL: url,
    REDIS_PREFIX: prefix,
  };
  const servers = [];
  for (const clock of clocks) {
    const server = await startStageServer(env, { clock });
    onTestFinished(() => server.close());
    servers.push(server);
  }
  const redis = await connectTestRedis({ prefix });
  onTestFinished(() => redis.close());
  return { servers, redis };
};

describeWithRedis('RU4: where the process of a question with a time limit has died', () => {
  test('another one that has never seen its run closes it, and once', async () => {
    const clocks = [createManualClock(), createManualClock(), createManualClock()] as const;
    const { servers, redis } = await openServers(clocks);
    const [server] = servers;
    if (server === undefined) throw new Error('No server has been started.');
    const email = 'owner@school.example';
    const account = { username: 'owner', email, password, accountType: 'student' } as const;
    const { _id: userid } = await ensureAccount(server, account);
    const { accounts, polls } = server.features;
    const { token } = await accounts.login({ email, password }, { address: '127.0.0.1' });
    const owner = { userid, accountType: 'student', sessionId: 'any', mustLeave: false } as const;
    const { _id: definitionId } = await polls.create(owner, buildPoll({}, 10));
    const host = await connect(`http://127.0.0.1:${server.port}`, { token });
    onTestFinished(async () => host.close());
    const { room } = await host.ask('room:open', { activity: pollName, definitionId });
    const { roomId } = room;
    const { runId, version } = runIn(await host.ask('room:host', { roomId }));
    const steps: string[] = [];
    await redis.subscribe(runChannel(roomId), (message) => {
      if (message.includes(' step ')) steps.push(message.split(' ')[2] ?? '');
    });
    const command = { type: 'open', question: 0 } as const;
    const opened = await host.ask('run:command', { roomId, runId, version, command });
    await eventually(() => expect(steps).toEqual([String(opened.version)]));
    const [, ...others] = clocks;
    for (const clock of others) clock.advance(9_000);
    expect(steps).toHaveLength(1);
    // It is looked for such runs every second, by the clock.
    await eventually(() => {
      for (const clock of others) clock.advance(500);
      expect(steps).toEqual([opened.version, opened.version + 1].map(String));
    });
    for (const clock of others) clock.advance(3_000);
    await eventually(async () => expect(await redis.send('PING')).toBe('PONG'));
    expect(steps).toHaveLength(2);
  });
});
