import { limits } from '@sets/shared/core/limits.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FeedWindow, newestTogether, type SeenEntry, seenBy } from './feed-window.ts';

const size = limits.feed.window;

const entry = (id: number, seq = id, hidden = false): SeenEntry => {
  const told = (view: unknown) => ({ id, seq, at: 0, view });
  return {
    id,
    seq,
    participant: 'ann',
    seen: { host: told(seq), screen: told(seq), phone: told(hidden ? null : seq) },
  };
};
const upTo = (last: number, from = 1): SeenEntry[] =>
  Array.from({ length: last - from + 1 }, (_, index) => entry(from + index));
const opened = (last: number): FeedWindow => {
  const newest = upTo(last, Math.max(1, last - size + 1));
  return new FeedWindow({ to: last, newest, recent: newest });
};
const ids = (entries: readonly { id: number }[]): number[] => entries.map(({ id }) => id);

describe('a window on a feed', () => {
  test('of a feed in which nothing happened yet', () => {
    const window = new FeedWindow({ to: 0, newest: [], recent: [] });
    expect(window.since(undefined)).toEqual({ how: 'reset', start: 1, to: 0, entries: [] });
    expect(window.since(0)).toEqual({ how: 'added', from: 1, to: 0, entries: [] });
  });

  test('FE5: gives who comes back what happened since, in its order', () => {
    const window = opened(3);
    window.take([entry(4), entry(1, 5)], 5);
    expect(window.since(3)).toMatchObject({ how: 'added', from: 4, to: 5 });
    expect(ids(window.since(3).entries)).toEqual([4, 1]);
    expect(ids(window.since(5).entries)).toEqual([]);
  });

  test('FE5: gives the last entries where that was too long ago, or never was', () => {
    const window = opened(size + 50);
    const last = upTo(size + 50, 51);
    for (const after of [undefined, 49, size + 51]) {
      expect(window.since(after)).toEqual({
        how: 'reset',
        start: 51,
        to: size + 50,
        entries: last,
      });
    }
    expect(window.since(50)).toMatchObject({ how: 'added', from: 51 });
  });

  test('keeps an old entry as long as somebody may have missed its change', () => {
    const window = opened(size * 2);
    window.take([entry(3, size * 2 + 1)], size * 2 + 1);
    expect(ids(window.since(size * 2).entries)).toEqual([3]);
    expect(ids(window.since(undefined).entries)).not.toContain(3);
    window.take(upTo(size * 3 + 1, size * 2 + 2), size * 3 + 1);
    expect(ids(window.since(size * 2 + 1).entries)).not.toContain(3);
  });

  test('VI2: an audience that sees nothing of an entry is told that it is gone, or nothing', () => {
    const window = new FeedWindow({ to: 2, newest: upTo(2), recent: upTo(2) });
    window.take([entry(1, 3, true)], 3);
    const news = seenBy('phone', window.since(2));
    expect(news.entries).toEqual([{ id: 1, seq: 3, at: 0, view: null }]);
    expect(ids(seenBy('phone', window.since(undefined)).entries)).toEqual([2]);
    expect(ids(seenBy('host', window.since(undefined)).entries)).toEqual([1, 2]);
  });

  test('FE5: whatever happens, who follows it from anywhere ends with the same last entries', () => {
    const step = fc.oneof(
      fc.record({ add: fc.integer({ min: 1, max: size + 20 }) }),
      fc.record({ change: fc.integer({ min: 1, max: 3 * size }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.nat(), (steps, seed) => {
        const truth = new Map<number, SeenEntry>();
        const window = new FeedWindow({ to: 0, newest: [], recent: [] });
        const follower = { place: 0, known: new Map<number, SeenEntry>(), start: 1 };
        const catchUp = (): void => {
          const missed = window.since(follower.place);
          if (missed.how === 'reset')
            Object.assign(follower, { known: new Map(), start: missed.start });
          for (const each of missed.entries) follower.known.set(each.id, each);
          follower.place = missed.to;
        };
        let last = 0;
        for (const [at, each] of steps.entries()) {
          const news: SeenEntry[] = [];
          if ('add' in each) {
            const first = last + 1;
            last += Math.min(each.add, size);
            news.push(...upTo(last, first));
          } else if (truth.has(each.change)) {
            last += 1;
            news.push(entry(each.change, last));
          }
          for (const one of news) truth.set(one.id, one);
          window.take(news, last);
          if ((seed >> at) % 2 === 1) catchUp();
        }
        catchUp();
        const shown = (entries: Map<number, SeenEntry>): SeenEntry[] =>
          [...entries.values()]
            .filter(({ id }) => id >= follower.start)
            .toSorted((one, other) => one.id - other.id);
        expect(shown(follower.known)).toEqual(shown(truth));
        expect(window.since(undefined).entries).toEqual(shown(truth).slice(-size));
      }),
    );
  });
});

describe('entries that are sent together', () => {
  const long = (id: number, length: number) => ({ id, seq: id, at: 0, view: 'é'.repeat(length) });

  test('FE5: the newest that fit, at least one, in their order', () => {
    const { bytes } = limits.feed;
    const lengths = fc.array(fc.integer({ min: 0, max: Math.floor(bytes / 3) }), { maxLength: 12 });
    fc.assert(
      fc.property(lengths, (all) => {
        const entries = all.map((length, at) => long(at + 1, length));
        const sent = newestTogether(entries);
        expect(sent).toEqual(entries.slice(entries.length - sent.length));
        expect(sent.length).toBeGreaterThanOrEqual(Math.min(1, entries.length));
        const bytesIn = (part: readonly unknown[]) =>
          Buffer.byteLength(part.map((one) => JSON.stringify(one)).join(''));
        if (sent.length > 1) expect(bytesIn([...sent])).toBeLessThanOrEqual(bytes);
        const oneMore = entries.slice(-sent.length - 1);
        if (sent.length < entries.length) expect(bytesIn(oneMore)).toBeGreaterThan(bytes);
      }),
      { numRuns: 30 },
    );
    expect(newestTogether([long(1, bytes)])).toHaveLength(1);
  });

  test('FE5: a window of long entries starts where it fits, for this audience', () => {
    const half = Math.floor(limits.feed.bytes / 5);
    const entries = upTo(4).map(({ id, seq, participant, seen: { host, screen } }) => {
      const phone = long(id, half);
      return { id, seq, participant, seen: { host, screen, phone } };
    });
    const missed = { how: 'reset', start: 1, to: 4, entries } as const;
    expect(seenBy('phone', missed)).toMatchObject({ how: 'reset', start: 3, to: 4 });
    expect(ids(seenBy('phone', missed).entries)).toEqual([3, 4]);
    expect(seenBy('host', missed)).toMatchObject({ start: 1 });
  });
});
