import { describe, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { createManualClock, type ManualClock } from '../../../../test/manual-clock.ts';
import { describeWithRedis, startRedis } from '../../../../test/start-redis.ts';
import {
  arrive,
  closing,
  connect,
  hereIn,
  keysOf,
  leave,
  openPresence,
  openPresenceTwice,
} from '../testing/redis-processes.ts';

describeWithRedis('presence in Redis', () => {
  describe('a process that dies', describeDeath);
  describe('a Redis that is lost', describeLoss);
  describe('what lies in Redis', describeKeys);
});

function describeDeath(): void {
  const leaseMs = 300;

  test('its people are lost soon, but for those who are connected to another one, and once', async () => {
    const [dying, one] = await openPresenceTwice({ leaseMs, lookEveryMs: 50 });
    const third = await openPresence(await connect({ prefix: one.redis.prefix }), {
      leaseMs,
      lookEveryMs: 50,
    });
    await arrive(dying, 'ann', 'ben');
    dying.presence.measured('room1', 'ben', true);
    await dying.presence.settled();
    await arrive(one, 'ann');
    await third.presence.health('room1');
    await dying.redis.close();
    const right = { connected: 1, slow: 0, lost: 1 };
    await eventually(async () => {
      expect(await third.presence.health('room1')).toEqual(right);
      expect(third.told).toHaveBeenCalledWith('room1');
    });
    expect(await hereIn(one)).toEqual(['ann']);
    // Whoever swept it has forgotten it, so nobody does that again.
    await eventually(async () => {
      expect(await one.redis.send('ZCARD', `${one.redis.playPrefix}processes`)).toBe(2);
      const rooms = (await keysOf(one.redis)).filter((key) => key.endsWith(':rooms'));
      expect(rooms).toHaveLength(1);
    });
    // That it was swept leaves nothing behind for good.
    for (const key of await keysOf(one.redis)) {
      expect(await one.redis.send<number>('PTTL', key)).toBeGreaterThan(0);
    }
  });

  test('one that was held for dead, and lives, tells of its people again', async () => {
    const still = createManualClock();
    const [frozen] = await openPresenceTwice({ clock: still, leaseMs: 100 });
    const alive = await openPresence(await connect({ prefix: frozen.redis.prefix }), {
      leaseMs,
      lookEveryMs: 50,
    });
    await arrive(frozen, 'ann');
    frozen.presence.measured('room1', 'ann', true);
    await frozen.presence.settled();
    await eventually(async () => expect(await hereIn(alive)).toEqual([]));
    await eventually(async () => {
      still.advance(1_000);
      expect(await alive.presence.health('room1')).toEqual({ connected: 1, slow: 1, lost: 0 });
    });
  });

  test('one that closes leaves nobody behind', async () => {
    const [one, other] = await openPresenceTwice();
    await arrive(one, 'ann');
    await other.presence.health('room1');
    await one.presence.close();
    await eventually(() => expect(other.told).toHaveBeenCalledWith('room1'));
    expect(await other.presence.health('room1')).toEqual({ connected: 0, slow: 0, lost: 1 });
    expect(await other.redis.send('ZCARD', `${one.redis.playPrefix}processes`)).toBe(1);
  });
}

function describeLoss(): void {
  const openLookingOn = async (url: string, clock: ManualClock) =>
    openPresence(await connect({ url }), { clock });

  test('what Redis has lost every process tells again', async () => {
    const server = closing(await startRedis());
    const clock = createManualClock();
    const connected = await openLookingOn(server.url, clock);
    const other = await openPresence(
      await connect({ url: server.url, prefix: connected.redis.prefix }),
      {
        clock,
      },
    );
    await arrive(connected, 'ann', 'ben');
    await arrive(other, 'eve');
    connected.presence.measured('room1', 'ann', true);
    await connected.presence.settled();
    await other.redis.send('FLUSHALL');
    await eventually(async () => {
      clock.advance(1_000);
      expect(await hereIn(other)).toEqual(['ann', 'ben', 'eve']);
    });
    expect(await connected.presence.health('room1')).toEqual({ connected: 3, slow: 1, lost: 0 });
  });

  test('what may not have been heard is looked at again', async () => {
    const server = closing(await startRedis());
    const { presence, told } = await openPresence(await connect({ url: server.url }));
    await presence.health('room1');
    await server.tell('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await eventually(() => expect(told).toHaveBeenCalledWith('room1'));
  });

  test('who leaves and comes while Redis takes nothing has left and come when it does again', async () => {
    const server = closing(await startRedis());
    const clock = createManualClock();
    const one = await openLookingOn(server.url, clock);
    await arrive(one, 'ann', 'ben');
    await server.fill();
    await expect(arrive(one, 'eve')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await leave(one, 'ann');
    await server.makeRoom();
    await eventually(async () => {
      clock.advance(1_000);
      expect(await hereIn(one)).toEqual(['ben', 'eve']);
    });
    expect(await one.presence.health('room1')).toMatchObject({ connected: 2, lost: 1 });
  });
}

function describeKeys(): void {
  test('all of it ends by itself, and is kept while it is asked for', async () => {
    const [one] = await openPresenceTwice({ clock: createManualClock() });
    await arrive(one, 'ann', 'ben', 'eve');
    one.presence.measured('room1', 'ann', true);
    await leave(one, 'eve');
    await one.presence.exclude('room1', new Set(['ben']));
    const keys = await keysOf(one.redis);
    const left = () => Promise.all(keys.map((key) => one.redis.send<number>('PTTL', key)));
    expect(Math.min(...(await left()))).toBeGreaterThan(0);
    const ofRoom = keys.filter((key) => key.includes('{room1}'));
    // The processes and the rooms of this one are in slots of their own.
    expect([keys.length, ofRoom.length]).toEqual([12, 10]);
    for (const key of ofRoom) await one.redis.send('PEXPIRE', key, '30000');
    await one.presence.health('room1');
    expect(Math.min(...(await left()))).toBeGreaterThan(30_000);
  });

  test('it is kept while somebody is connected, also where only phones are and nobody asks', async () => {
    const clock = createManualClock();
    const [one, other] = await openPresenceTwice({ clock });
    await arrive(one, 'ann');
    await other.presence.exclude('room1', new Set(['ben']));
    const ofRoom = (await keysOf(one.redis)).filter((key) => key.includes('{room1}'));
    const left = () => Promise.all(ofRoom.map((key) => one.redis.send<number>('PTTL', key)));
    for (const key of ofRoom) await one.redis.send('PEXPIRE', key, '30000');
    await eventually(async () => {
      clock.advance(60_000);
      expect(Math.min(...(await left()))).toBeGreaterThan(30_000);
    });
  });
}
