import { randomUUID } from 'node:crypto';
import { Server } from 'socket.io';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { createManualClock, type ManualClock } from '../../../../test/manual-clock.ts';
import { describeWithRedis, startRedis } from '../../../../test/start-redis.ts';
import { createLog } from '../../../core/log.ts';
import { openHubAdapter } from './hub-adapter.ts';

/** A process's hub, and what it has heard of the others. */
const openHub = async (url: string, prefix: string, clock: ManualClock) => {
  const adapter = await openHubAdapter({ url, prefix, clock, log: createLog('silent') });
  const hub = new Server();
  adapter.attach(hub);
  onTestFinished(async () => {
    await hub.of('/').adapter.close();
    await adapter.close();
  });
  const heard: unknown[] = [];
  hub.on('news', (what: unknown) => void heard.push(what));
  return { hub, heard };
};

const openTwo = async (url: string, clock: ManualClock) => {
  const prefix = `${randomUUID()}:`;
  const one = await openHub(url, prefix, clock);
  const other = await openHub(url, prefix, clock);
  const reaches = (what: string) =>
    eventually(() => {
      one.hub.serverSideEmit('news', what);
      expect(other.heard).toContain(what);
    });
  return { one, other, reaches };
};

describeWithRedis('the adapter of the hub', () => {
  test('reaches the other processes, also those whose connection to Redis was lost', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.close());
    const { reaches } = await openTwo(redis.url, createManualClock());
    await reaches('first');
    await redis.tell('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await reaches('second');
    await redis.kill();
    await redis.restart();
    await reaches('third');
  });

  test('takes another connection where Redis has gone silent, and hears over that', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.close());
    const clock = createManualClock();
    const { reaches } = await openTwo(redis.url, clock);
    await reaches('first');
    const connections = async (): Promise<string[]> => {
      const said = await redis.ask<string>('CLIENT', 'LIST', 'TYPE', 'pubsub');
      return said.match(/^id=\d+/gmu) ?? [];
    };
    const before: string[] = await connections();
    expect(before).toHaveLength(2);
    redis.freeze();
    for (let looks = 0; looks < 4; looks += 1) {
      clock.advance(2_000);
      // What has come in is read before a link gives up.
      await new Promise((resolve) => setImmediate(resolve));
    }
    redis.thaw();
    await reaches('second');
    expect((await connections()).filter((id) => before.includes(id))).toEqual([]);
  });
});
