import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { connectTestRedis, describeWithRedis, startRedis } from '../../../test/start-redis.ts';
import { ensureAccount, startStageServer } from '../../../test/start-stage-server.ts';
import { startTestStore } from '../../../test/start-test-store.ts';

const login = { email: 'leaver@school.example', password: 'correct horse battery' };

const readers: Readonly<Record<string, (key: string) => string[]>> = {
  string: (key) => ['GET', key],
  hash: (key) => ['HGETALL', key],
  set: (key) => ['SMEMBERS', key],
  list: (key) => ['LRANGE', key, '0', '-1'],
  zset: (key) => ['ZRANGE', key, '0', '-1'],
};

/** All that a Redis knows, as text. */
const allIn = async (url: string): Promise<string> => {
  const redis = await connectTestRedis({ url });
  try {
    const keys = await redis.send<string[]>('KEYS', '*');
    const values = keys.map(async (key) => {
      const type = await redis.send<string>('TYPE', key);
      const read = readers[type];
      return [key, read === undefined ? null : await redis.send<unknown>(...read(key))];
    });
    return JSON.stringify(await Promise.all(values));
  } finally {
    await redis.close();
  }
};

describeWithRedis('RU8: where an account is deleted', () => {
  test('nothing in Redis names it any more, and its room goes on', async () => {
    const store = await startTestStore();
    onTestFinished(() => store.close());
    const dir = await mkdtemp(join(tmpdir(), 'sets-gone-'));
    onTestFinished(() => rm(dir, { recursive: true, force: true }));
    const { url, close } = await startRedis();
    onTestFinished(close);
    const env = { MONGODB_URI: store.uri, DATA_DIR: dir, REDIS_URL: url };
    const server = await startStageServer(env);
    onTestFinished(() => server.close());
    const { accounts, personalData, polls, sessions } = server.features;
    const account = { ...login, username: 'leaver', accountType: 'student' } as const;
    const { _id: userid } = await ensureAccount(server, account);
    const { token } = await accounts.login(login, { address: '127.0.0.1' });
    const person = { userid, accountType: 'student' } as const;
    const { _id: definitionId } = await polls.create(person, buildPoll());
    const host = await connect(`http://127.0.0.1:${server.port}`, { token });
    const { room } = await host.ask('room:open', { activity: pollName, definitionId });
    await host.ask('room:host', { roomId: room.roomId });
    const screen = await connect(`http://127.0.0.1:${server.port}`);
    onTestFinished(async () => screen.close());
    await screen.ask('room:watch', { code: room.code });
    expect(await allIn(url)).toContain(userid);
    const { sessionId } = sessions.read(token)!;
    const actor = { ...person, sessionId, mustLeave: false };
    await personalData.remove(actor, login.password, '127.0.0.1');
    await host.gone();
    await screen.notice('run:changed', ({ run }: { run: { ended: boolean } }) => run.ended);
    await screen.ask('room:watch', { code: room.code });
    const known = await allIn(url);
    expect(known).not.toContain(userid);
    expect(known).toContain(room.roomId);
  });
});
