import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TemporaryFolder } from '../../../scripts/temporary-folder.ts';
import { asOperations, StartedProcesses } from '../../test/start-processes.ts';
import { describeWithRedis, redisProgram } from '../../test/start-redis.ts';
import { startEmbeddedMongo } from '../embedded-mongo/start.ts';
import { askRedis } from './ask-redis.ts';
import { startOwnRedis } from './own-redis.ts';

/** A busy machine takes its time to start processes. */
const long = { timeout: 240_000 };

describeWithRedis('several processes on a MongoDB and a Redis of others', () => {
  test('keep nothing themselves, and leave both as they are', long, async () => {
    using folder = new TemporaryFolder();
    const store = await startEmbeddedMongo({ dir: join(folder.path, 'store') });
    const redis = await startOwnRedis(redisProgram, join(folder.path, 'redis'));
    const started = await new StartedProcesses({
      PROCESSES: '2',
      DATA_DIR: join(folder.path, 'data'),
      MONGODB_URI: store.uri,
      REDIS_URL: redis.url,
    }).ready();
    expect((await fetch(`${started.url}/readyz`)).status).toBe(200);
    expect(started.last('what the processes share is ready')).toEqual({});
    const each = await (await fetch(`${started.url}/metrics/processes`, asOperations)).text();
    expect(each).not.toContain('process="keeper"');
    expect(await started.stop()).toBe(0);
    expect(await askRedis(redis.url, ['PING'])).toBe('+PONG');
    await redis.close();
    await store.close();
  });
});

describeWithRedis('several processes on one data folder', () => {
  test(
    'stay when they are told to restart before they are there, and when others are started on their folder',
    long,
    async () => {
      using folder = new TemporaryFolder();
      const settings = { PROCESSES: '2', DATA_DIR: folder.path };
      const first = new StartedProcesses(settings);
      await first.logged('what the processes share is ready');
      first.signal('SIGHUP');
      await first.ready();
      const second = new StartedProcesses(settings);
      expect(await second.ended).toBe(1);
      expect(second.said).toContain('is in use by another process');
      expect(await readFile(join(folder.path, 'sets.pid'), 'utf8')).toBe(`${first.pid}\n`);
      expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
      expect(await first.stop()).toBe(0);
      await expect(readFile(join(folder.path, 'sets.pid'))).rejects.toThrow('ENOENT');
    },
  );

  test('end and say why where the keeper dies before they are there', long, async () => {
    using folder = new TemporaryFolder();
    const started = new StartedProcesses({ PROCESSES: '2', DATA_DIR: folder.path });
    const { pid } = await started.logged('what the processes share is ready');
    process.kill(Number(pid), 'SIGKILL');
    const why = await started.logged('could not start');
    // Its Redis stays behind, as nobody starts anything here again.
    const left = await readFile(join(folder.path, 'redis', 'address'), 'utf8');
    await askRedis(left, ['SHUTDOWN', 'NOSAVE']);
    expect(await started.ended).toBe(1);
    expect(why['err']).toMatchObject({
      message: 'The process that keeps the data ended (SIGKILL).',
    });
  });
});

test('without Redis several processes do not start, and say how to get it', long, async () => {
  using folder = new TemporaryFolder();
  const settings = { PROCESSES: '2', DATA_DIR: folder.path };
  const nowhere = new StartedProcesses({ ...settings, PATH: folder.path });
  expect(await nowhere.ended).toBe(1);
  expect(nowhere.said).toContain('apt-get install redis-server');
  expect(nowhere.said).not.toContain('listening');
  const gone = new StartedProcesses({ ...settings, REDIS_URL: 'redis://:hidden@127.0.0.1:1' });
  expect(await gone.ended).toBe(1);
  expect(gone.said).toContain('The Redis of REDIS_URL cannot be used');
  expect(gone.said).not.toContain('hidden');
});
