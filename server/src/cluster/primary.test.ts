import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TemporaryFolder } from '../../../scripts/temporary-folder.ts';
import { StartedProcesses } from '../../test/start-processes.ts';
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
    const each = await (await fetch(`${started.url}/metrics/processes`)).text();
    expect(each).not.toContain('process="keeper"');
    expect(await started.stop()).toBe(0);
    expect(await askRedis(redis.url, ['PING'])).toBe('+PONG');
    await redis.close();
    await store.close();
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
