import { describe, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { buildRoom, from, was } from '../../../../test/room-store-parts.ts';
import { describeWithRedis, startRedis } from '../../../../test/start-redis.ts';
import { AppError } from '../../../core/app-error.ts';
import type { RedisConnection } from '../connection/connection.ts';
import {
  closing,
  connect,
  connectionBut,
  keysOf,
  openRooms,
  openRoomsTwice,
  startKeepingRedis,
} from '../testing/redis-processes.ts';

describeWithRedis('rooms in Redis', () => {
  describe('where a process or Redis is lost', describeLoss);
  describe('what lies in Redis of a room', describeKeys);
});

function describeLoss(): void {
  test('where a process has died, its rooms come back from the truth', async () => {
    const [one, other] = await openRoomsTwice({ leaseMs: 300 });
    await one.store.put(buildRoom(), from([]));
    await other.store.get('room1');
    await one.store.attend('room1', [was('ann')]);
    // As if it had been killed before that was on disk.
    await one.redis.close();
    await eventually(() => expect(other.told).toContain('gone'));
    expect(await other.store.get('room1')).toBeNull();
    await other.store.put(buildRoom(), from([]));
    expect(await other.store.attend('room1', [was('ann')])).toEqual([was('ann')]);
  });

  test('where all processes have died, the next one finds nothing in play', async () => {
    const [one, other] = await openRoomsTwice({ leaseMs: 200 });
    await one.store.put(buildRoom(), from([was('ann')]));
    await one.redis.close();
    await eventually(async () => expect(await other.store.get('room1')).toBeNull());
    expect(other.store.roomIds()).toEqual([]);
  });

  test('a process that lives keeps its rooms', async () => {
    const clock = createManualClock();
    const [one, other] = await openRoomsTwice({ clock, leaseMs: 300 });
    await one.store.put(buildRoom(), from([]));
    await other.store.get('room1');
    const holders = (await keysOf(one.redis)).find((key) => key.endsWith(':holders')) ?? '';
    const leases = async () => {
      const found = await one.redis.send<string[]>('ZRANGE', holders, '0', '-1', 'WITHSCORES');
      return found.map(Number).filter((lease) => lease > 0);
    };
    const before = Math.max(...(await leases()));
    await eventually(async () => {
      clock.advance(100);
      expect(Math.min(...(await leases()))).toBeGreaterThan(before);
    });
    expect([one.told, other.told]).toEqual([['room'], []]);
  });

  test('what Redis has lost is out of play, and is put in play again', async () => {
    const server = closing(await startRedis());
    const { store, told, redis } = await openRooms(await connect({ url: server.url }));
    await store.put(buildRoom(), from([was('ann')]));
    await redis.send('FLUSHALL');
    expect(await store.attend('room1', [was('ben')])).toBeNull();
    expect([await store.get('room1'), store.roomIds()]).toEqual([null, []]);
    await store.put(buildRoom(), from([was('ann')]));
    expect(await store.attend('room1', [was('ben')])).toEqual([was('ben')]);
    expect(await store.joined('room1', 'run1')).toBe(2);
    expect(told).toEqual(['room', 'gone', 'room', 'people']);
  });

  test('a Redis that is away is UNAVAILABLE; started again, nothing of before is in play', async () => {
    const server = await startKeepingRedis();
    const { store, told, redis } = await openRooms(await connect({ url: server.url }));
    await store.put(buildRoom(), from([was('ann')]));
    await server.kill();
    await eventually(() =>
      expect(store.participants('room1')).rejects.toMatchObject({ code: 'UNAVAILABLE' }),
    );
    await server.restart();
    await eventually(() => expect(told).toContain('gone'));
    expect(told).toEqual(['room', 'room', 'gone']);
    // It may have come back with less than it knew: what is in play there is of another time.
    expect(await redis.send('KEYS', '*')).not.toEqual([]);
    expect(await store.joined('room1', 'run1')).toBe(0);
    await store.put(buildRoom(), from([was('ann'), was('ben')]));
    expect(await store.joined('room1', 'run1')).toBe(2);
  });

  test('who was told of while the connection was lost is news again', async () => {
    const real = await connect();
    let isCut = false;
    const run: RedisConnection['run'] = async (...given) => {
      const reply = await real.run<never>(...given);
      if (isCut) throw new AppError('UNAVAILABLE', 'Cut off.', { cause: new Error('cut off') });
      return reply;
    };
    const { store } = await openRooms(connectionBut(real, { run }));
    await store.put(buildRoom(), from([]));
    isCut = true;
    await expect(store.attend('room1', [was('ann')])).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    isCut = false;
    // Not on disk: so it goes out of play with the room, which comes back from the truth.
    expect(await store.get('room1')).toBeNull();
    await store.put(buildRoom(), from([]));
    expect(await store.attend('room1', [was('ann')])).toEqual([was('ann')]);
  });

  test('a change that is durable is told when Redis takes it, before the room is read', async () => {
    const server = closing(await startRedis());
    const one = await openRooms(await connect({ url: server.url }));
    const { prefix } = one.redis;
    await one.store.put(buildRoom(), from([]));
    const locked = buildRoom({ locked: true, version: 1 });
    await server.fill();
    await expect(one.store.change(locked)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(one.store.get('room1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await server.makeRoom();
    expect(await one.store.get('room1')).toEqual(locked);
    const other = await openRooms(await connect({ url: server.url, prefix }));
    expect(await other.store.get('room1')).toEqual(locked);
  });
}

function describeKeys(): void {
  const everything = async () => {
    const opened = await openRooms(await connect(), { clock: createManualClock() });
    const { store } = opened;
    await store.put(buildRoom({ excluded: ['b1'] }), from([was('ann', { burst: 'b1' })]));
    await store.attend('room1', [was('ben', { burst: 'b2', runId: 'run2' })]);
    await store.change(buildRoom({ excluded: ['b1', 'b2'], version: 1 }));
    const keys = await keysOf(opened.redis);
    // The room and its code; ten of its play, two of its runs, and who was noted lately.
    expect(keys).toHaveLength(15);
    return { ...opened, keys };
  };

  test('all of it is in one slot of a cluster, but for the way from the code', async () => {
    const { keys } = await everything();
    expect(keys.filter((key) => !key.includes('{room1}'))).toEqual([
      expect.stringMatching(/:code:BCDFGH$/),
    ]);
  });

  test('all of it ends by itself, unless a process holds it', async () => {
    const clock = createManualClock();
    const { keys, redis, store } = await everything();
    const left = (key: string) => redis.send<number>('PTTL', key);
    expect(Math.min(...(await Promise.all(keys.map(left))))).toBeGreaterThan(0);
    const { store: held } = await openRooms(await connect({ prefix: redis.prefix }), { clock });
    await held.get('room1');
    for (const key of keys) await redis.send('PEXPIRE', key, '30000');
    clock.advance(5_000);
    const lasting = keys.filter((key) => !key.includes(':fresh:'));
    await eventually(async () => {
      expect(Math.min(...(await Promise.all(lasting.map(left))))).toBeGreaterThan(30_000);
    });
    expect(await store.joined('room1', null)).toBe(0);
  });

  test('nothing is left of a room that is out of play, but the way from its code', async () => {
    const { redis, store } = await everything();
    await store.release('room1');
    const left = (await keysOf(redis)).map((key) => key.slice(redis.playPrefix.length));
    expect(left.filter((key) => !key.includes(':fresh:'))).toEqual(['code:BCDFGH']);
    expect(await store.findByCode('BCDFGH')).toBeNull();
  });
}
