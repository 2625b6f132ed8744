import { noNews, noReactions } from '@sets/shared/live/pulse-rules.ts';
import type { ReactionCounts } from '@sets/shared/live/pulse.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Clock } from '../src/core/clock.ts';
import type { PulseChange, PulseStore } from '../src/live/pulse/pulse-store.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';

/** Opens what knows of no reactions. */
export type OpenPulseStore = (clock: Clock) => Promise<PulseStore>;

const nobody: ReadonlySet<string> = new Set();
const minute = 60_000;

/** What all PulseStores promise; run against each implementation. */
export const describePulseStore = (name: string, open: OpenPulseStore): void => {
  describe(`pulses: ${name}`, () => {
    let clock: ManualClock;
    let store: PulseStore;
    beforeEach(async () => {
      clock = createManualClock();
      store = await open(clock);
    });
    const taps = async (counts: Partial<ReactionCounts>, roomId = 'room1') =>
      store.add(roomId, { ...noNews, taps: { ...noReactions, ...counts } });
    const lost = async (people: Record<string, number>, roomId = 'room1') =>
      store.add(roomId, { ...noNews, lost: new Map(Object.entries(people)) });
    const now = async (excluded = nobody, roomId = 'room1') => store.now(roomId, excluded);

    test('taps add up, by kind and by room', async () => {
      await taps({ clap: 2, wow: 1 });
      await taps({ clap: 1 });
      await taps({ heart: 9 }, 'room2');
      expect((await now()).reactions).toEqual({ ...noReactions, clap: 3, wow: 1 });
      expect((await now(nobody, 'room2')).reactions).toEqual({ ...noReactions, heart: 9 });
      expect(await now(nobody, 'room3')).toEqual({ reactions: noReactions, lost: 0 });
    });

    test('who is lost is one person, however often they say so, until they take it back', async () => {
      const until = clock.now() + minute;
      await lost({ ann: until, ben: until });
      await lost({ ann: until + 1 });
      expect((await now()).lost).toBe(2);
      expect(await store.lostUntil('room1', 'ann')).toBe(until + 1);
      await lost({ ann: 0 });
      expect((await now()).lost).toBe(1);
      expect(await store.lostUntil('room1', 'ann')).toBeNull();
      expect(await store.lostUntil('room1', 'eve')).toBeNull();
      expect((await now(nobody, 'room2')).lost).toBe(0);
    });

    test('nobody is lost any more once that is said, and what was counted stays', async () => {
      const until = clock.now() + minute;
      await taps({ clap: 1 });
      await lost({ ann: until });
      await lost({ ben: until }, 'room2');
      await store.nobodyLost('room1');
      expect(await now()).toEqual({ reactions: { ...noReactions, clap: 1 }, lost: 0 });
      expect(await store.lostUntil('room1', 'ann')).toBeNull();
      expect((await now(nobody, 'room2')).lost).toBe(1);
    });

    test('it fades by itself, each at their own time', async () => {
      await lost({ ann: clock.now() + minute, ben: clock.now() + 2 * minute });
      clock.advance(minute);
      expect((await now()).lost).toBe(1);
      expect(await store.lostUntil('room1', 'ann')).toBeNull();
      clock.advance(minute);
      expect((await now()).lost).toBe(0);
      await taps({ clap: 1 });
      expect(await now()).toEqual({ reactions: { ...noReactions, clap: 1 }, lost: 0 });
    });

    test('whom the host leaves out of the count is not lost', async () => {
      const until = clock.now() + minute;
      await lost({ ann: until, ben: until });
      expect((await now(new Set(['ben', 'eve']))).lost).toBe(1);
      expect((await now()).lost).toBe(2);
    });

    test('tells of news and of settings, by room', async () => {
      const told: [string, PulseChange][] = [];
      const stop = store.onChanged((roomId, change) => void told.push([roomId, change]));
      await taps({ clap: 1 });
      store.settingsChanged('room2');
      stop();
      await taps({ clap: 1 });
      expect(told).toEqual([
        ['room1', 'news'],
        ['room2', 'settings'],
      ]);
    });
  });
};
