import { expect, test, vi } from 'vitest';
import { closeAfterEach, twoStores } from '../../../test/redis-run-stage.ts';
import { buildRoom, from as people, was } from '../../../test/room-store-parts.ts';
import { buildRun, counted, from } from '../../../test/run-store-parts.ts';
import { describeWithRedis } from '../../../test/start-redis.ts';
import { RedisJoinBursts } from './room/redis-join-bursts.ts';
import { connect, openRooms } from './testing/redis-processes.ts';

/* A hall comes in at the same moment: what it asks of Redis must not grow with it. */

closeAfterEach();

const hall = Array.from({ length: 40 }, (_, at) => `phone${at}`);

describeWithRedis('a hall that asks at once', () => {
  test('finds its room, its size and who is known there in one message each', async () => {
    const { store, redis } = await openRooms(await connect());
    await store.put(buildRoom(), people([was('phone0'), was('phone7', { burst: 'burst1' })]));
    const run = vi.spyOn(redis, 'run');
    const send = vi.spyOn(redis, 'send');
    const found = await Promise.all(hall.map(() => store.findByCode('BCDFGH')));
    expect(found.every((room) => room?.roomId === 'room1')).toBe(true);
    expect(await store.findByCode('ZZZZZZ')).toBeNull();
    expect(send).toHaveBeenCalledTimes(2);
    expect(await Promise.all(hall.map(() => store.size('room1')))).toEqual(hall.map(() => 2));
    const known = await Promise.all(hall.map((who) => store.participant('room1', who)));
    expect(known.flatMap((each) => each?.participant ?? [])).toEqual(['phone0', 'phone7']);
    expect(known[7]).toEqual(was('phone7', { burst: 'burst1' }));
    expect(run).toHaveBeenCalledTimes(2);
    const absent = await Promise.all(hall.map((who) => store.participant('room9', who)));
    expect(absent).toEqual(hall.map(() => null));
  });

  test('is one burst for each network, in one message each', async () => {
    const redis = await connect();
    const bursts = new RedisJoinBursts({ redis, secret: 'known to all processes' });
    const run = vi.spyOn(redis, 'run');
    const networks = ['192.0.2.0', '198.51.100.0'];
    const joined = await Promise.all(
      hall.map(async (_, at) => bursts.of('room1', networks[at % 2] ?? '')),
    );
    expect(new Set(joined).size).toBe(2);
    expect(joined.every((burst, at) => burst === joined[at % 2])).toBe(true);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('is told its own answers in one message, each its own', async () => {
    const [{ store, redis }] = await twoStores();
    const answers = hall.slice(0, 10).map((participant) => counted({ participant }));
    await store.put(buildRun(), from(answers));
    const run = vi.spyOn(redis, 'run');
    const own = await Promise.all(hall.map((who) => store.answersOf('run1', who)));
    expect(own.map((each) => each.map(({ participant }) => participant))).toEqual(
      hall.map((who, at) => (at < 10 ? [who] : [])),
    );
    expect(run).toHaveBeenCalledTimes(1);
    expect(await Promise.all(hall.map((who) => store.answersOf('run9', who)))).toEqual(
      hall.map(() => []),
    );
  });
});
