import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewPeople, type ReactionCounts, reactionKinds } from './pulse.ts';
import {
  bothReactions,
  isNews,
  lostAfter,
  lostShare,
  newReactions,
  noNews,
  noReactions,
  type PulseNews,
  reactionsIn,
  thenNews,
  toldLost,
} from './pulse-rules.ts';

const counts: fc.Arbitrary<ReactionCounts> = fc.record(
  Object.fromEntries(reactionKinds.map((kind) => [kind, fc.nat(50)])) as Record<
    keyof ReactionCounts,
    fc.Arbitrary<number>
  >,
);
const people: fc.Arbitrary<Map<string, number>> = fc
  .uniqueArray(fc.tuple(fc.constantFrom('ann', 'ben', 'eve', 'joe'), fc.nat(100)), {
    selector: ([who]) => who,
  })
  .map((entries) => new Map<string, number>(entries));
const news: fc.Arbitrary<PulseNews> = fc.record({ taps: counts, lost: people });

test('taps that come together count as those that come one by one, in any order', () => {
  fc.assert(
    fc.property(counts, counts, counts, (one, two, three) => {
      expect(bothReactions(one, two)).toEqual(bothReactions(two, one));
      const left = bothReactions(bothReactions(one, two), three);
      expect(left).toEqual(bothReactions(one, bothReactions(two, three)));
      expect(reactionsIn(left)).toBe(reactionsIn(one) + reactionsIn(two) + reactionsIn(three));
      expect(newReactions(one, bothReactions(one, two))).toEqual(two);
    }),
  );
});

test('a server that counts from nothing again takes nothing away', () => {
  const before = { ...noReactions, clap: 9 };
  expect(newReactions(before, { ...noReactions, clap: 2 })).toEqual({ ...noReactions, clap: 2 });
});

test('news that were gathered lead to what they would have led to one after the other', () => {
  fc.assert(
    fc.property(people, fc.array(news), fc.nat(100), (before, all, now) => {
      const gathered = all.reduce(thenNews, noNews);
      const atOnce = lostAfter(before, gathered.lost, now);
      const oneByOne = all.reduce((lost, each) => lostAfter(lost, each.lost, now), before);
      expect(atOnce).toEqual(lostAfter(oneByOne, new Map(), now));
      const counted = all.reduce((sum, { taps }) => bothReactions(sum, taps), noReactions);
      expect(gathered.taps).toEqual(counted);
      expect(isNews(gathered)).toBe(reactionsIn(counted) > 0 || gathered.lost.size > 0);
    }),
  );
});

test('who is lost fades, never comes back by itself, and only those are counted whose time goes on', () => {
  fc.assert(
    fc.property(people, fc.nat(100), fc.nat(100), (said, now, later) => {
      const lost = lostAfter(new Map(), said, now);
      expect([...lost.values()].every((until) => until > now)).toBe(true);
      const then = lostAfter(lost, new Map(), now + later);
      expect(then.size).toBeLessThanOrEqual(lost.size);
      for (const who of then.keys()) expect(lost.has(who)).toBe(true);
    }),
  );
});

test('of few people it is not told how many are lost, and no share', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(40), (lost, here) => {
      const told = toldLost(lost, here);
      const share = lostShare(told, here);
      if (here < fewPeople) {
        expect(told).toBe(lost === 0 ? 0 : 'few');
        expect(share).toBeNull();
      } else {
        expect(told).toBe(lost);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }),
  );
});
