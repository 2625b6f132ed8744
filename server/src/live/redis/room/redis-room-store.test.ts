import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { buildRoom, from, was } from '../../../../test/room-store-parts.ts';
import { describeRoomStore } from '../../../../test/room-store-suite.ts';
import { describeWithRedis } from '../../../../test/start-redis.ts';
import { MemoryRoomStore } from '../../room/memory-room-store.ts';
import type { RedisConnection } from '../connection/connection.ts';
import type { RedisRoomStore } from './redis-room-store.ts';
import {
  connect,
  connectDeaf,
  connectionBut,
  openRooms,
  openRoomsTwice,
} from '../testing/redis-processes.ts';

describeWithRedis('rooms in Redis', () => {
  describeRoomStore('in Redis', async () => (await openRooms(await connect())).store);
  describe('rooms in Redis, with two processes', describeTwo);
});

function describeTwo(): void {
  test('what one puts in play and changes, the other knows and is told of', async () => {
    const [one, other] = await openRoomsTwice();
    await one.store.put(buildRoom(), from([was('ann')]));
    expect(await other.store.get('room1')).toEqual(buildRoom());
    expect(await other.store.findByCode('BCDFGH')).toEqual(buildRoom());
    await other.store.change(buildRoom({ locked: true, version: 1 }));
    await eventually(() => expect(one.told).toEqual(['room', 'room']));
    expect(await one.store.get('room1')).toEqual(buildRoom({ locked: true, version: 1 }));
    await other.store.attend('room1', [was('ben')]);
    await eventually(() => expect(one.told).toEqual(['room', 'room', 'people']));
    expect(await one.store.joined('room1', 'run1')).toBe(2);
    await one.store.discard('room1');
    await eventually(() => expect(other.told).toEqual(['room', 'people', 'gone']));
    expect([await other.store.get('room1'), other.store.roomIds()]).toEqual([null, []]);
  });

  test('a process is told of the rooms that it holds only, and of its own changes once', async () => {
    const [one, other] = await openRoomsTwice();
    await one.store.put(buildRoom(), from([]));
    await one.store.change(buildRoom({ version: 1 }));
    await other.store.put(buildRoom({ roomId: 'room2', code: 'ZZZZZZ' }), from([]));
    const rooms: string[] = [];
    one.store.onChanged((roomId) => rooms.push(roomId));
    await other.store.change(buildRoom({ roomId: 'room2', code: 'ZZZZZZ', version: 1 }));
    await other.store.get('room1');
    await other.store.change(buildRoom({ version: 2 }));
    await eventually(() => expect(rooms).toEqual(['room1']));
    expect(other.told).toEqual(['room']);
    expect(one.told).toEqual(['room', 'room', 'room']);
  });

  test('of two who put it in play at the same moment one does', async () => {
    const [one, other] = await openRoomsTwice();
    const put = (store: RedisRoomStore, who: string) => store.put(buildRoom(), from([was(who)]));
    await Promise.all([put(one.store, 'ann'), put(other.store, 'ben')]);
    expect(await one.store.joined('room1', null)).toBe(1);
    expect(await other.store.participants('room1')).toEqual(await one.store.participants('room1'));
    expect([one.store.roomIds(), other.store.roomIds()]).toEqual([['room1'], ['room1']]);
  });

  test('of two who fill it the first begins it: who has joined since is not lost to the second', async () => {
    const [one, other] = await openRoomsTwice();
    const filling = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const slowly = async function* () {
      filling.resolve();
      await mayEnd.promise;
      yield was('ben');
    };
    const late = other.store.put(buildRoom(), slowly());
    await filling.promise;
    await one.store.put(buildRoom(), from([was('ann')]));
    await one.store.attend('room1', [was('eve')]);
    mayEnd.resolve();
    await late;
    expect(await other.store.participants('room1')).toEqual(['ann', 'eve']);
  });

  test('who joins both at once counts once, and each of the two writes it down', async () => {
    const [one, other] = await openRoomsTwice();
    await one.store.put(buildRoom(), from([]));
    const join = (store: RedisRoomStore) => store.attend('room1', [was('ann')]);
    // The other process may die before it is on disk there.
    expect(await Promise.all([join(one.store), join(other.store)])).toEqual([
      [was('ann')],
      [was('ann')],
    ]);
    expect(await join(other.store)).toEqual([]);
    expect(await one.store.joined('room1', 'run1')).toBe(1);
  });

  test('a room is out of play when the last process has released it', async () => {
    const [one, other] = await openRoomsTwice();
    await one.store.put(buildRoom(), from([was('ann')]));
    await other.store.get('room1');
    await one.store.release('room1');
    expect([one.store.roomIds(), one.told]).toEqual([[], ['room']]);
    expect(await other.store.joined('room1', 'run1')).toBe(1);
    await other.store.release('room1');
    expect([await other.store.get('room1'), other.told]).toEqual([null, ['gone']]);
  });

  test('two thousand who join are two messages to other processes', async () => {
    const clock = createManualClock();
    const [{ store, redis }] = await openRoomsTwice({ clock });
    await store.put(buildRoom(), from([]));
    const messages: string[] = [];
    await redis.subscribe('rooms', (message) => messages.push(message));
    const people = Array.from({ length: 2_000 }, (_, at) => was(`p${at}`));
    await Promise.all(people.map((each) => store.attend('room1', [each])));
    clock.advance(1_000);
    // Messages come in their order.
    await eventually(async () => {
      await redis.publish('rooms', 'the end');
      expect(messages).toContain('the end');
    });
    expect(messages.filter((message) => message.endsWith(' people'))).toHaveLength(2);
    expect(await store.size('room1')).toBe(2_000);
  });

  test('who attends knows the newest room, whether or not it was heard of', async () => {
    const [one] = await openRoomsTwice();
    const { store, told } = await openRooms(await connectDeaf(one.redis.prefix));
    await one.store.put(buildRoom(), from([]));
    await store.get('room1');
    await one.store.change(buildRoom({ current: 'run2', aside: ['run0', 'run1'], version: 1 }));
    expect(await store.get('room1')).toEqual(buildRoom());
    await store.attend('room1', [was('ann')]);
    expect(await store.get('room1')).toEqual(
      buildRoom({ current: 'run2', aside: ['run0', 'run1'], version: 1 }),
    );
    expect(told).toEqual(['room', 'people']);
  });

  test('a reply that is older than what was heard meanwhile is not believed afterwards', async () => {
    const [one] = await openRoomsTwice();
    await one.store.put(buildRoom(), from([]));
    const redis = await connect({ prefix: one.redis.prefix });
    const { promise: mayReply, resolve: reply } = Promise.withResolvers<void>();
    const late = connectionBut(redis, {
      run: async <Reply>(...args: Parameters<RedisConnection['run']>) => {
        const replied = await redis.run<Reply>(...args);
        await mayReply;
        return replied;
      },
    });
    const { store } = await openRooms(late);
    const heard = vi.fn<(message: string) => void>();
    await redis.subscribe('rooms', heard);
    const asked = store.get('room1');
    // Asked before, so answered before as well.
    await redis.send('PING');
    await one.store.change(buildRoom({ locked: true, version: 1 }));
    await eventually(() => expect(heard).toHaveBeenCalledOnce());
    reply();
    expect(await asked).toEqual(buildRoom());
    expect(await store.get('room1')).toEqual(buildRoom({ locked: true, version: 1 }));
  });

  test('whatever two do, both see what one alone would', async () => {
    const who = fc.constantFrom('ann', 'ben', 'eve', 'joe');
    const burst = fc.constantFrom('b1', 'b2', null);
    const deed = fc.oneof(
      fc.record({ participant: who, runId: fc.constantFrom('run1', null), burst, at: fc.nat(50) }),
      fc.record({ forget: who }),
      fc.record({ excluded: fc.subarray(['b1', 'b2']) }),
    );
    const deeds = fc.array(fc.record({ by: fc.constantFrom(0, 1), deed }), { maxLength: 25 });
    const two = await openRoomsTwice();
    let rooms = 0;
    await fc.assert(
      fc.asyncProperty(deeds, async (all) => {
        rooms += 1;
        const [alone, roomId] = [new MemoryRoomStore(), `room${rooms}`];
        const room = buildRoom({ roomId });
        for (const store of [alone, two[0].store]) await store.put(room, from([]));
        for (const [at, { by, deed: each }] of all.entries()) {
          for (const store of [alone, two[by].store]) {
            if ('participant' in each) await store.attend(roomId, [each]);
            else if ('forget' in each) await store.forget(roomId, [each.forget]);
            else await store.change({ ...room, excluded: each.excluded, version: at + 1 });
          }
          for (const { store } of two) {
            const left = alone.excluded(roomId);
            expect([...(await store.excluded(roomId))].toSorted()).toEqual([...left].toSorted());
            expect(await store.bursts(roomId)).toEqual(alone.bursts(roomId));
            expect(await store.joined(roomId, 'run1')).toBe(alone.joined(roomId, 'run1'));
            expect(await store.size(roomId)).toBe(alone.size(roomId));
          }
        }
      }),
      { numRuns: 30 },
    );
  });
}
