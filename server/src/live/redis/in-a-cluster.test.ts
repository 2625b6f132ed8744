import { afterAll, beforeAll, expect } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { describePresenceStore } from '../../../test/presence-store-suite.ts';
import { describeRoomStore } from '../../../test/room-store-suite.ts';
import {
  connectTestRedis,
  describeWithRedis,
  startRedis,
  type TestRedis,
} from '../../../test/start-redis.ts';
import { connect, openPresence, openRooms } from './testing/redis-processes.ts';

describeWithRedis('with a Redis of a cluster', () => {
  let node: TestRedis;

  beforeAll(async () => {
    node = await startRedis({ cluster: true });
    const redis = await connectTestRedis({ url: node.url });
    await redis.send('CLUSTER', 'ADDSLOTSRANGE', '0', '16383');
    await eventually(async () => {
      expect(await redis.send('CLUSTER', 'INFO')).toContain('cluster_state:ok');
    });
    await redis.close();
  });

  afterAll(() => node.close());

  const connectToNode = () => connect({ url: node.url });

  describeRoomStore('in slots', async () => (await openRooms(await connectToNode())).store);
  describePresenceStore('in slots', async (clock) => {
    const { presence } = await openPresence(await connectToNode(), { clock });
    return { presence, told: () => presence.settled() };
  });
});
