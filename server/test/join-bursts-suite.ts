import { timing } from '@sets/shared/core/limits.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { type JoinBursts, networkOf } from '../src/live/entry/join-bursts.ts';

const { joinBurst, joinPause } = timing;

/** Opens what knows of no newcomers. `pass` lets so many milliseconds pass for it. */
export type OpenJoinBursts = () => Promise<{
  readonly bursts: JoinBursts;
  readonly pass: (ms: number) => Promise<void>;
}>;

/** What all JoinBursts promise; run against each implementation. */
export const describeJoinBursts = (name: string, open: OpenJoinBursts): void => {
  describe(`bursts of joins: ${name}`, () => {
    let opened: Awaited<ReturnType<OpenJoinBursts>>;
    beforeEach(async () => {
      opened = await open();
    });
    const come = async (network = 'a', roomId = 'room1') => opened.bursts.of(roomId, network);

    test('newcomers of one network come together, each soon after the one before', async () => {
      const first = await come();
      await opened.pass(joinPause * 0.75);
      expect(await come()).toBe(first);
      await opened.pass(joinPause * 0.75);
      expect(await come()).toBe(first);
      await opened.pass(joinPause + 1);
      expect(await come()).not.toBe(first);
    });

    test('those of another network, or in another room, come with others', async () => {
      const all = [await come(), await come('b'), await come('a', 'room2'), await come('{a}', 'b')];
      expect(new Set(all).size).toBe(all.length);
      expect([await come(), await come('b')]).toEqual(all.slice(0, 2));
    });

    test('those who come at once come together', async () => {
      const all = await Promise.all(Array.from({ length: 50 }, () => come()));
      expect(new Set(all).size).toBe(1);
    });

    test('a burst is over after its time, however soon the next one comes', async () => {
      const step = joinPause / 2;
      const first = await come();
      for (let passed = step; passed < joinBurst; passed += step) {
        await opened.pass(step);
        expect(await come()).toBe(first);
      }
      await opened.pass(step + 1);
      const second = await come();
      expect(second).not.toBe(first);
      expect(await come()).toBe(second);
    });

    test('bursts of one network are known as such for a while, also where one is left out', async () => {
      const first = await come();
      await opened.pass(joinPause + 1);
      const second = await come();
      await opened.bursts.end('room1', [second]);
      const third = await come();
      expect(new Set([first, second, third]).size).toBe(3);
      expect(new Set([first, second, third].map(networkOf)).size).toBe(1);
      expect(networkOf(await come('b'))).not.toBe(networkOf(first));
      expect(networkOf(await come('a', 'room2'))).not.toBe(networkOf(first));
      await opened.pass(timing.networkKept + 1);
      expect(networkOf(await come())).not.toBe(networkOf(first));
    });

    test('a burst that is left out takes in nobody else, and others go on', async () => {
      const [first, other] = [await come(), await come('b')];
      await opened.bursts.end('room1', []);
      expect(await come()).toBe(first);
      await opened.bursts.end('room1', ['unknown', first]);
      const next = await come();
      expect(next).not.toBe(first);
      expect([await come(), await come('b')]).toEqual([next, other]);
      // As at every change of the room, and not of this burst.
      await opened.bursts.end('room1', ['unknown', first]);
      await opened.bursts.end('room2', [next]);
      expect(await come()).toBe(next);
    });
  });
};
