import { type ReactionCounts, reactionKinds } from '@sets/shared/live/pulse.ts';
import { noReactions } from '@sets/shared/live/pulse-rules.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostRising, riseMs, type Rising, risingAfter } from './rising.ts';

const came = fc.record(
  Object.fromEntries(reactionKinds.map((kind) => [kind, fc.nat(500)])) as Record<
    keyof ReactionCounts,
    fc.Arbitrary<number>
  >,
);

test('however many tap, only so many move, each in its own way and for its own time', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(came, fc.nat(900))), (all) => {
      let now = 0;
      let rising: readonly Rising[] = [];
      for (const [taps, pause] of all) {
        now += pause;
        const before = rising;
        rising = risingAfter(before, taps, now);
        expect(rising.length).toBeLessThanOrEqual(mostRising);
        expect(new Set(rising.map(({ id }) => id)).size).toBe(rising.length);
        const fresh = rising.filter((each) => !before.includes(each));
        expect(fresh.length).toBeLessThanOrEqual(1);
        for (const { kind, until } of fresh) {
          expect(taps[kind]).toBeGreaterThan(0);
          expect(until).toBe(now + riseMs);
        }
      }
    }),
  );
});

test('what came most often goes first, and where nothing came nothing changes', () => {
  const rising = risingAfter([], { ...noReactions, clap: 1, wow: 9, up: 4 }, 0);
  expect(rising.map(({ kind }) => kind)).toEqual(['wow']);
  expect(risingAfter(rising, noReactions, 1)).toBe(rising);
  expect(risingAfter(rising, noReactions, riseMs)).toEqual([]);
});
