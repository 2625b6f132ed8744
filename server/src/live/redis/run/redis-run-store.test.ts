import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { closeAfterEach, storeAt } from '../../../../test/redis-run-stage.ts';
import { describeRunStore } from '../../../../test/run-store-suite.ts';
import {
  connectTestRedis,
  describeWithRedis,
  startRedis,
  type TestRedis,
} from '../../../../test/start-redis.ts';

closeAfterEach();

describeWithRedis('a run store with a Redis', () =>
  describeRunStore('in a Redis', async () => (await storeAt({ prefix: `${randomUUID()}:` })).store),
);

describeWithRedis('a run store with a Redis of a cluster', () => {
  let node: TestRedis;

  beforeAll(async () => {
    node = await startRedis({ cluster: true });
    const redis = await connectTestRedis({ url: node.url });
    await redis.send('CLUSTER', 'ADDSLOTSRANGE', '0', '16383');
    await eventually(async () =>
      expect(await redis.send('CLUSTER', 'INFO')).toContain('cluster_state:ok'),
    );
    await redis.close();
  });

  afterAll(() => node.close());

  describeRunStore(
    'in slots',
    async () => (await storeAt({ prefix: `${randomUUID()}:`, url: node.url })).store,
  );
});
