import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TemporaryFolder } from '../../../scripts/temporary-folder.ts';
import { describeWithRedis, redisProgram } from '../../test/start-redis.ts';
import { askRedis } from './ask-redis.ts';
import { startOwnRedis } from './own-redis.ts';

describeWithRedis('a Redis of one’s own', () => {
  const start = (folder: TemporaryFolder) => startOwnRedis(redisProgram, folder.path);

  test('lets in who knows its password, keeps what it knows, and ends', async () => {
    using folder = new TemporaryFolder();
    const redis = await start(folder);
    expect(await askRedis(redis.url, ['PING'])).toBe('+PONG');
    expect(await askRedis(redis.url, ['SET', 'word', 'of “two” lines'])).toBe('+OK');
    const { host, password } = new URL(redis.url);
    await expect(askRedis(`redis://${host}`, ['PING'])).rejects.toThrow('NOAUTH');
    const wrong = askRedis(`redis://:wrong@${host}`, ['PING']);
    await expect(wrong).rejects.toThrow('WRONGPASS');
    await redis.close();
    await expect(askRedis(redis.url, ['PING'])).rejects.toThrow('ECONNREFUSED');
    const again = await start(folder);
    expect(await askRedis(again.url, ['EXISTS', 'word'])).toBe(':1');
    expect(password).not.toBe(new URL(again.url).password);
    await again.close();
    expect((await stat(join(folder.path, 'address'))).mode & 0o077).toBe(0);
    expect(await readFile(join(folder.path, 'address'), 'utf8')).toBe(again.url);
  });

  test('one that a killed process left behind is ended before another writes into its folder', async () => {
    using folder = new TemporaryFolder();
    const left = await start(folder);
    const redis = await start(folder);
    await left.ended;
    expect(await askRedis(redis.url, ['PING'])).toBe('+PONG');
    await redis.close();
  });
});

test('who hangs up without a word has answered with nothing', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await askRedis(`redis://127.0.0.1:${port}`, ['PING'])).toBe('');
  server.close();
});
