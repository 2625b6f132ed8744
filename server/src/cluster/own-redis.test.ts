import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TemporaryFolder } from '../../../scripts/temporary-folder.ts';
import { describeWithRedis, redisProgram } from '../../test/start-redis.ts';
import { askRedis } from './ask-redis.ts';
import { startOwnRedis } from './own-redis.ts';

describeWithRedis('a Redis of one’s own', () => {
  const start = (folder: TemporaryFolder) => startOwnRedis(redisProgram, folder.path);

  test('lets in who knows its password, and ends', async () => {
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

  test('one that others use is left alone, and its folder too', async () => {
    using folder = new TemporaryFolder();
    const used = await start(folder);
    const { port, password } = new URL(used.url);
    const user = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    user.write(`AUTH ${password}\r\n`);
    await once(user, 'data');
    const sentence = `The data folder ${folder.path} is in use by another process.`;
    await expect(startOwnRedis(redisProgram, folder.path, 100)).rejects.toThrow(sentence);
    expect(await askRedis(used.url, ['PING'])).toBe('+PONG');
    expect(await readFile(join(folder.path, 'address'), 'utf8')).toBe(used.url);
    user.destroy();
    await used.close();
  });

  test('another program’s, by now at the address of one that was left, is left alone', async () => {
    using folder = new TemporaryFolder();
    const said: string[] = [];
    // As a Redis that knows no passwords.
    const others = createServer((socket) => {
      socket.on('error', () => {});
      socket.setEncoding('utf8').on('data', (words: string) => {
        said.push(words);
        socket.write('-ERR AUTH called without any password configured\r\n');
      });
    }).listen(0, '127.0.0.1');
    await once(others, 'listening');
    const { port } = others.address() as AddressInfo;
    await writeFile(join(folder.path, 'address'), `redis://:secret@127.0.0.1:${port}`);
    const redis = await start(folder);
    expect(said.join('')).toContain('AUTH');
    expect(said.join('')).not.toContain('SHUTDOWN');
    await redis.close();
    others.close();
  });

  test('leaves nothing of what it knew on disk, nor what one of an earlier version has left', async () => {
    using folder = new TemporaryFolder();
    await mkdir(join(folder.path, 'appendonlydir'));
    await writeFile(join(folder.path, 'appendonlydir', 'appendonly.aof.1.incr.aof'), 'an answer');
    const redis = await start(folder);
    await askRedis(redis.url, ['SET', 'word', 'known']);
    await redis.close();
    expect(await readdir(folder.path)).toEqual(['address']);
    const again = await start(folder);
    expect(await askRedis(again.url, ['EXISTS', 'word'])).toBe(':0');
    await again.close();
  });
});

test('who hangs up without a word has answered with nothing', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await askRedis(`redis://127.0.0.1:${port}`, ['PING'])).toBe('');
  server.close();
});
