import { timing } from '@sets/shared/core/limits.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { describePresenceStore } from '../../../../test/presence-store-suite.ts';
import { buildRoom, from } from '../../../../test/room-store-parts.ts';
import { describeWithRedis } from '../../../../test/start-redis.ts';
import {
  arrive,
  connect,
  connectDeaf,
  hereIn,
  leave,
  openPresence,
  openPresenceTwice,
  openRooms,
} from '../testing/redis-processes.ts';

describeWithRedis('presence in Redis', () => {
  describePresenceStore('in Redis', async (clock) => {
    const { presence } = await openPresence(await connect(), { clock });
    return { presence, told: () => presence.settled() };
  });
  describe('with two processes', describeTogether);
});

function describeTogether(): void {
  test('who is connected to two is one person, and has left when both are gone', async () => {
    const [one, other] = await openPresenceTwice();
    await arrive(one, 'ann', 'ben');
    await arrive(other, 'ann', 'eve');
    expect(await one.presence.health('room1')).toEqual({ connected: 3, slow: 0, lost: 0 });
    expect(await hereIn(other)).toEqual(['ann', 'ben', 'eve']);
    await leave(one, 'ann', 'ben');
    expect(await other.presence.health('room1')).toEqual({ connected: 2, slow: 0, lost: 1 });
    await leave(other, 'ann');
    expect(await one.presence.health('room1')).toEqual({ connected: 1, slow: 0, lost: 2 });
    expect(await hereIn(one)).toEqual(['eve']);
  });

  test('who is slow for one process is slow until that has measured better, or they left it', async () => {
    const [one, other] = await openPresenceTwice();
    await arrive(one, 'ann');
    await arrive(other, 'ann');
    const slow = async () => (await one.presence.health('room1')).slow;
    const measured = async ({ presence }: typeof one, isSlow: boolean) => {
      presence.measured('room1', 'ann', isSlow);
      await presence.settled();
    };
    await measured(one, true);
    await measured(other, false);
    expect(await slow()).toBe(1);
    await measured(other, true);
    await measured(one, false);
    expect(await slow()).toBe(1);
    await leave(other, 'ann');
    expect(await slow()).toBe(0);
  });

  test('a change is told to every process that has asked for the room', async () => {
    const [one, other] = await openPresenceTwice();
    await other.presence.health('room1');
    await arrive(one, 'ann');
    await eventually(() => expect(other.told).toHaveBeenCalledWith('room1'));
    other.told.mockClear();
    await one.presence.arrive('room2', 'ann');
    await other.presence.arrive('room3', 'ann');
    await leave(one, 'ann');
    await eventually(() => expect(other.told).toHaveBeenCalledWith('room1'));
    expect(other.told).not.toHaveBeenCalledWith('room2');
  });

  test('two thousand who arrive are two messages to other processes', async () => {
    const clock = createManualClock();
    const [one] = await openPresenceTwice({ clock });
    const messages: string[] = [];
    await one.redis.subscribe('presence', (message) => messages.push(message));
    await arrive(one, ...Array.from({ length: 2_000 }, (_, at) => `p${at}`));
    clock.advance(timing.beat);
    // Messages come in their order.
    await eventually(async () => {
      await one.redis.publish('presence', 'the end');
      expect(messages).toContain('the end');
    });
    expect(messages.filter((message) => message.endsWith(' room1'))).toHaveLength(2);
    expect(await one.presence.health('room1')).toMatchObject({ connected: 2_000 });
  });

  test('whoever has arrived is not told what was on before, even where that was not heard of', async () => {
    const [one] = await openPresenceTwice();
    const { store } = await openRooms(one.redis);
    const deaf = await connectDeaf(one.redis.prefix);
    const { store: rooms } = await openRooms(deaf);
    const there = await openPresence(deaf, { rooms });
    await store.put(buildRoom(), from([]));
    expect(await rooms.get('room1')).toMatchObject({ current: 'run1' });
    await store.change(buildRoom({ current: 'run2', version: 1 }));
    expect(await rooms.get('room1')).toMatchObject({ current: 'run1' });
    await arrive(there, 'ann');
    expect(await rooms.get('room1')).toMatchObject({ current: 'run2' });
  });

  test('a room is empty when the last process has released it', async () => {
    const [one, other] = await openPresenceTwice();
    await arrive(one, 'ann');
    await arrive(other, 'ben');
    await leave(one, 'ann');
    one.presence.release('room1');
    await one.presence.settled();
    expect(await one.presence.health('room1')).toEqual({ connected: 1, slow: 0, lost: 1 });
    await leave(other, 'ben');
    other.presence.release('room1');
    await other.presence.settled();
    expect(await one.presence.health('room1')).toEqual({ connected: 0, slow: 0, lost: 0 });
  });

  test('whatever two do, both see the same, and that is right', async () => {
    const by = fc.constantFrom(0, 1);
    const who = fc.constantFrom('ann', 'ben', 'eve');
    const deed = fc.oneof(
      fc.record({ by, who, what: fc.constantFrom('comes', 'goes', 'slow', 'well') }),
      fc.record({ by, out: fc.subarray(['ann', 'ben', 'eve']) }),
    );
    const two = await openPresenceTwice({ clock: createManualClock() });
    let rooms = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 25 }), async (deeds) => {
        rooms += 1;
        const roomId = `room${rooms}`;
        // Who is connected to each, and whether they are slow there.
        const at = [new Map<string, boolean>(), new Map<string, boolean>()] as const;
        const [seen, out] = [new Set<string>(), new Set<string>()];
        for (const each of deeds) {
          const [{ presence }, mine] = [two[each.by], at[each.by]];
          if ('out' in each) {
            out.clear();
            for (const one of each.out) out.add(one);
            await presence.exclude(roomId, out);
          } else if (each.what === 'comes') {
            await presence.arrive(roomId, each.who);
            mine.set(each.who, mine.get(each.who) ?? false);
            seen.add(each.who);
          } else if (each.what === 'goes') {
            presence.leave(roomId, each.who);
            mine.delete(each.who);
          } else {
            presence.measured(roomId, each.who, each.what === 'slow');
            if (mine.has(each.who)) mine.set(each.who, each.what === 'slow');
          }
          await presence.settled();
          const here = [...seen].filter((one) => at.some((any) => any.has(one)));
          const counted = here.filter((one) => !out.has(one));
          const right = {
            connected: counted.length,
            slow: counted.filter((one) => at.some((any) => any.get(one) === true)).length,
            lost: [...seen].filter((one) => !here.includes(one) && !out.has(one)).length,
          };
          for (const one of two) {
            expect(await one.presence.health(roomId)).toEqual(right);
            expect([...(await one.presence.here(roomId))].toSorted()).toEqual(here.toSorted());
          }
        }
      }),
      { numRuns: 40 },
    );
  });
}
