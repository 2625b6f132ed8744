import type { FeedEntry } from '@sets/shared/live/feed.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  added,
  caughtUp,
  emptyFeed,
  type FeedPicture,
  paged,
  posted,
  reset,
  shown,
} from './feed-picture.ts';

const entry = (id: number, seq = id, view: unknown = { text: `${id}.${seq}` }): FeedEntry => ({
  id,
  seq,
  at: 0,
  view,
});
const entries = (from: number, to: number): FeedEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));
const opened = (to: number, start = 1): FeedPicture =>
  caughtUp(emptyFeed, { how: 'reset', start, to, entries: entries(start, to), own: [] });
const ids = (picture: FeedPicture | null): number[] =>
  shown(picture ?? emptyFeed).map(({ id }) => id);

describe('the picture of a feed', () => {
  it('is nothing before the first reply, whatever is told', () => {
    expect(added(emptyFeed, { from: 1, to: 1, entries: [entry(1)] })).toBeNull();
    expect(shown(emptyFeed)).toEqual([]);
  });

  it('FE5: takes what comes next, passes over what it has, and sees a gap', () => {
    const picture = opened(3);
    const next = added(picture, { from: 4, to: 5, entries: entries(4, 5) });
    expect(ids(next)).toEqual([1, 2, 3, 4, 5]);
    expect(added(next!, { from: 4, to: 5, entries: entries(4, 5) })).toBe(next);
    expect(added(next!, { from: 7, to: 7, entries: [entry(7)] })).toBeNull();
    expect(ids(added(next!, { from: 5, to: 6, entries: entries(5, 6) }))).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });

  it('FE6: a change keeps its place, and what is gone is not shown', () => {
    const changed = added(opened(3), { from: 4, to: 5, entries: [entry(1, 4), entry(2, 5, null)] });
    expect(shown(changed!)).toEqual([entry(1, 4), entry(3)]);
  });

  it('FE5: a reset takes the place of everything; one that came late changes nothing', () => {
    const again = reset(opened(3), { start: 301, to: 500, entries: entries(301, 500) });
    expect(ids(again)).toEqual(ids(opened(500, 301)));
    expect(reset(again, { start: 1, to: 3, entries: entries(1, 3) })).toBe(again);
    // A server that was set back says so with the reply.
    const back = caughtUp(again, {
      how: 'reset',
      start: 1,
      to: 2,
      entries: entries(1, 2),
      own: [2],
    });
    expect(ids(back)).toEqual([1, 2]);
    expect(back).toMatchObject({ to: 2, own: new Set([2]) });
  });

  it('FE7: puts older entries before, unless it begins elsewhere by now or knows newer of them', () => {
    const picture = added(opened(10, 6), {
      from: 11,
      to: 12,
      entries: [entry(4, 11), entry(3, 12, null)],
    })!;
    expect(ids(picture)).toEqual([6, 7, 8, 9, 10]);
    const older = paged(picture, 6, { start: 2, entries: entries(2, 5), own: [5] });
    expect(ids(older)).toEqual([2, 4, 5, 6, 7, 8, 9, 10]);
    expect(shown(older)[1]).toEqual(entry(4, 11));
    expect(older.own).toEqual(new Set([5]));
    expect(paged(older, 6, { start: 2, entries: entries(2, 5), own: [] })).toBe(older);
  });

  it('knows which are one’s own', () => {
    expect(posted(opened(2), 3).own).toEqual(new Set([3]));
  });

  it('stays within bounds: the oldest go, and can be asked for again', () => {
    let picture = opened(200);
    for (let to = 400; to <= 4_000; to += 200) {
      picture = added(picture, { from: to - 199, to, entries: entries(to - 199, to) })!;
    }
    expect(picture.known.size).toBeLessThanOrEqual(2_000);
    expect(picture.start).toBe(2_001);
    expect(ids(picture)).toHaveLength(2_000);
  });

  it('FE5: however news and replies are cut, it ends with what there is', () => {
    const happenings = fc.array(
      fc.oneof(fc.constant('add' as const), fc.integer({ min: 1, max: 30 })),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(happenings, fc.array(fc.nat({ max: 30 })), (steps, cuts) => {
        const truth = new Map<number, FeedEntry>();
        const log: FeedEntry[] = [];
        for (const step of steps) {
          const seq = log.length + 1;
          if (step !== 'add' && !truth.has(step)) continue;
          const happened = step === 'add' ? entry(seq) : entry(step, seq);
          truth.set(happened.id, happened);
          log.push(happened);
        }
        const newest = (from: number, to: number): FeedEntry[] => [
          ...new Map(log.slice(from - 1, to).map((each) => [each.id, each])).values(),
        ];
        let picture = opened(0);
        for (const cut of [...cuts.toSorted((one, other) => one - other), log.length]) {
          const to = Math.min(cut, log.length);
          // What was told already is told again, from anywhere before.
          const from = Math.max(1, picture.to + 1 - (cut % 3));
          picture = added(picture, { from, to, entries: newest(from, to) }) ?? picture;
        }
        expect(shown(picture)).toEqual(
          [...truth.values()].toSorted((one, other) => one.id - other.id),
        );
      }),
    );
  });
});
