import { timing } from '@sets/shared/core/limits.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Clock } from '../src/core/clock.ts';
import type { PresenceStore } from '../src/live/room/presence-store.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';

/**
 * Opens a store with nobody in it. `told` resolves when all that was told before is seen by every
 * process: `leave` and `measured` are not waited for.
 */
export type OpenPresence = (
  clock: Clock,
) => Promise<{ readonly presence: PresenceStore; readonly told: () => Promise<void> }>;

type Opened = Awaited<ReturnType<OpenPresence>>;

let clock: ManualClock;
let opened: Opened;

/** What every PresenceStore promises; run against each implementation. */
export const describePresenceStore = (name: string, open: OpenPresence): void => {
  describe(`a presence store: ${name}`, () => {
    beforeEach(async () => {
      clock = createManualClock();
      opened = await open(clock);
    });
    describe('who is here', describeHere);
    describe('who is left out', describeLeftOut);
    describe('what is told', describeTold);
    test('whatever comes and goes, nobody is counted twice', () => holdsForAnyOrder(open));
  });
};

const come = async (...participants: string[]): Promise<void> => {
  for (const each of participants) await opened.presence.arrive('room1', each);
};

const go = async (...participants: string[]): Promise<void> => {
  for (const each of participants) opened.presence.leave('room1', each);
  await opened.told();
};

const measured = async (participant: string, isSlow: boolean): Promise<void> => {
  opened.presence.measured('room1', participant, isSlow);
  await opened.told();
};

const health = (roomId = 'room1') => opened.presence.health(roomId);
const here = async (roomId = 'room1') => [...(await opened.presence.here(roomId))].toSorted();

const lostSince = (since: number) => opened.presence.lostSince('room1', since);

const describeHere = (): void => {
  test('who has arrived is connected, once, and in that room only', async () => {
    await come('ann', 'ann', 'ben');
    expect(await health()).toEqual({ connected: 2, slow: 0, lost: 0 });
    expect(await here()).toEqual(['ann', 'ben']);
    expect(await health('room2')).toEqual({ connected: 0, slow: 0, lost: 0 });
    expect(await here('room2')).toEqual([]);
  });

  test('who left is lost for a while, then gone; who comes back is connected', async () => {
    await come('ann');
    await go('ann');
    expect(await health()).toEqual({ connected: 0, slow: 0, lost: 1 });
    expect(await here()).toEqual([]);
    clock.advance(timing.lostFor);
    expect(await health()).toEqual({ connected: 0, slow: 0, lost: 1 });
    clock.advance(1);
    expect(await health()).toEqual({ connected: 0, slow: 0, lost: 0 });
    await come('ann');
    expect(await health()).toEqual({ connected: 1, slow: 0, lost: 0 });
  });

  test('who has left since a moment is known, until they are back', async () => {
    await come('ann');
    await come('bob');
    await go('ann');
    const left = clock.now();
    expect(await lostSince(left - 1)).toEqual(['ann']);
    expect(await lostSince(left)).toEqual([]);
    await come('ann');
    expect(await lostSince(left - 1)).toEqual([]);
  });

  test('who left twice is lost from the first time on', async () => {
    await come('ann');
    await go('ann');
    clock.advance(timing.lostFor);
    await go('ann');
    clock.advance(1);
    expect(await health()).toMatchObject({ lost: 0 });
  });

  test('who has never been here neither leaves nor is slow', async () => {
    await go('eve');
    await measured('eve', true);
    expect(await health()).toEqual({ connected: 0, slow: 0, lost: 0 });
  });

  test('who is slow is well again when measured so, and is not slow when gone', async () => {
    await come('ann', 'ben');
    await measured('ann', true);
    expect(await health()).toMatchObject({ connected: 2, slow: 1 });
    await measured('ann', false);
    expect(await health()).toMatchObject({ connected: 2, slow: 0 });
    await measured('ben', true);
    await go('ben');
    await measured('ben', true);
    expect(await health()).toEqual({ connected: 1, slow: 0, lost: 1 });
    await come('ben');
    expect(await health()).toEqual({ connected: 2, slow: 0, lost: 0 });
  });

  test('when another run is on, whoever had left is lost no more', async () => {
    await come('ann', 'ben');
    await go('ann');
    await opened.presence.forgetLost('room1');
    expect(await health()).toEqual({ connected: 1, slow: 0, lost: 0 });
    await go('ben');
    expect(await health()).toMatchObject({ lost: 1 });
  });

  test('a room that is released is empty', async () => {
    await come('ann');
    await go('ann');
    opened.presence.release('room1');
    await opened.told();
    expect(await health()).toEqual({ connected: 0, slow: 0, lost: 0 });
  });
};

const describeLeftOut = (): void => {
  test('who is left out is in no part of the health, and here all the same', async () => {
    await come('ann', 'ben', 'eve');
    await measured('ben', true);
    await go('eve');
    expect(await health()).toEqual({ connected: 2, slow: 1, lost: 1 });
    await opened.presence.exclude('room1', new Set(['ben', 'eve']));
    expect(await health()).toEqual({ connected: 1, slow: 0, lost: 0 });
    expect(await here()).toEqual(['ann', 'ben']);
    await opened.presence.exclude('room1', new Set(['somebody else']));
    expect(await health()).toEqual({ connected: 2, slow: 1, lost: 1 });
  });

  test('who is left out before they come is not counted either', async () => {
    await opened.presence.exclude('room1', new Set(['ann']));
    await come('ann', 'ben');
    expect(await health()).toMatchObject({ connected: 1 });
  });
};

const describeTold = (): void => {
  test('whatever changes the health of a room is told, until nobody listens', async () => {
    const rooms: string[] = [];
    const stop = opened.presence.onChanged((roomId) => rooms.push(roomId));
    const tells = async (change: () => Promise<unknown>): Promise<void> => {
      rooms.length = 0;
      await change();
      await opened.told();
      expect(rooms).toContain('room1');
    };
    await tells(() => come('ann', 'ben'));
    await tells(() => measured('ann', true));
    await tells(() => go('ann'));
    await tells(async () => opened.presence.forgetLost('room1'));
    await tells(async () => opened.presence.exclude('room1', new Set(['ben'])));
    expect(new Set(rooms)).toEqual(new Set(['room1']));
    stop();
    rooms.length = 0;
    await go('ben');
    expect(rooms).toEqual([]);
  });
};

const holdsForAnyOrder = async (open: OpenPresence): Promise<void> => {
  const move = fc.record({ who: fc.constantFrom('ann', 'ben', 'eve'), comes: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(move), async (moves) => {
      opened = await open(clock);
      const isHere = new Map<string, boolean>();
      for (const { who, comes } of moves) {
        if (comes) await come(who);
        else await go(who);
        if (comes || isHere.has(who)) isHere.set(who, comes);
      }
      const present = [...isHere].filter(([, comes]) => comes).map(([who]) => who);
      expect(await here()).toEqual(present.toSorted());
      expect(await health()).toEqual({
        connected: present.length,
        slow: 0,
        lost: isHere.size - present.length,
      });
    }),
    { numRuns: 30 },
  );
};
