import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  EntryChange,
  FeedStore,
  NewEntry,
  StoredEntry,
} from '../src/live/feeds/feed-store.ts';

const feed = 'room1:notes';

export const newEntry = (attempt: string, overrides: Partial<NewEntry> = {}): NewEntry => ({
  author: { as: 'phone', participant: 'ann' },
  attempt,
  at: 5,
  item: { text: attempt },
  ...overrides,
});

/** A change of an entry that was last seen with this number. */
const edit = (attempt: string, seen: number, item: unknown = { text: attempt }): EntryChange => ({
  participant: 'ann',
  attempt,
  seen,
  item,
});

const all = 1_000;
const texts = (entries: readonly StoredEntry[]): unknown[] =>
  entries.map(({ item }) => (item as { text: string } | null)?.text ?? null);

/** What a store promises is tried on an empty one, and on another that writes to the same feeds. */
export interface OpenStores {
  (): Promise<{ readonly store: FeedStore; readonly other: FeedStore }>;
}

/** What every FeedStore promises; run against each implementation. */
export const describeFeedStore = (name: string, open: OpenStores): void => {
  describe(`a feed store: ${name}: entries`, () => describeEntries(open));
  describe(`a feed store: ${name}: changes`, () => describeChanges(open));
  describe(`a feed store: ${name}: several at once`, () => describeSeveral(open));
};

const describeEntries = (open: OpenStores): void => {
  test('FE2: numbers what is posted from 1, and gives it in its order', async () => {
    const { store, other } = await open();
    expect(await store.last(feed)).toBe(0);
    expect(await store.after(feed, 0, all)).toEqual([]);
    expect(await store.before(feed, null, all)).toEqual([]);
    expect(
      await store.append(
        feed,
        ['a', 'b', 'c'].map((each) => newEntry(each)),
      ),
    ).toEqual([1, 2, 3]);
    expect(await store.append(feed, [newEntry('d')])).toEqual([4]);
    const { attempt: _attempt, ...posted } = newEntry('b');
    expect(await other.find(feed, 2)).toEqual({ id: 2, seq: 2, ...posted });
    expect(await other.find(feed, 9)).toBeNull();
    expect(await other.last(feed)).toBe(4);
    expect(texts(await other.after(feed, 0, all))).toEqual(['a', 'b', 'c', 'd']);
    expect(texts(await other.after(feed, 1, 2))).toEqual(['b', 'c']);
    expect(await other.after(feed, 4, all)).toEqual([]);
  });

  test('FE7: gives the last entries before one, in their order', async () => {
    const { store } = await open();
    await store.append(
      feed,
      ['a', 'b', 'c', 'd'].map((each) => newEntry(each)),
    );
    expect(texts(await store.before(feed, null, 2))).toEqual(['c', 'd']);
    expect(texts(await store.before(feed, 3, 5))).toEqual(['a', 'b']);
    expect(await store.before(feed, 1, 5)).toEqual([]);
  });

  test('FE3: the same attempt of the same participant counts once, whenever it comes again', async () => {
    const { store, other } = await open();
    const ben = { author: { as: 'phone', participant: 'ben' } } as const;
    expect(await store.append(feed, [newEntry('a'), newEntry('a'), newEntry('a', ben)])).toEqual([
      1, 1, 2,
    ]);
    expect(
      await store.append(feed, [newEntry('b'), newEntry('a', { item: { text: 'x' } })]),
    ).toEqual([3, 1]);
    expect(await other.append(feed, [newEntry('a'), newEntry('c'), newEntry('b')])).toEqual([
      1, 4, 3,
    ]);
    expect(texts(await store.after(feed, 0, all))).toEqual(['a', 'a', 'b', 'c']);
    expect(await other.done(feed, 'ben', 'a')).toEqual({ id: 2, seq: 2 });
    expect(await other.done(feed, 'ben', 'b')).toBeNull();
  });

  test('feeds are numbered apart, also where the key of one begins as another', async () => {
    const { store } = await open();
    const feeds = ['room1:notes', 'room1:notes2', 'room1:note', 'room12:notes', 'room1:notes:x'];
    for (const each of feeds) expect(await store.append(each, [newEntry('a')])).toEqual([1]);
    await store.append('room1:notes2', [newEntry('b')]);
    for (const each of feeds) {
      expect(await store.last(each)).toBe(each === 'room1:notes2' ? 2 : 1);
      expect(await store.before(each, null, all)).toHaveLength(each === 'room1:notes2' ? 2 : 1);
    }
  });

  test('a thousand at once are there in the order in which they came', async () => {
    const { store } = await open();
    const posts = Array.from({ length: 1_000 }, (_, index) => newEntry(`a${index}`));
    const ids = (await Promise.all(posts.map((post) => store.append(feed, [post])))).flat();
    expect(ids).toEqual(posts.map((_, index) => index + 1));
    expect(texts(await store.after(feed, 0, all))).toEqual(posts.map(({ attempt }) => attempt));
  });

  test('finds what one participant has posted, and those of some ids, without what was removed', async () => {
    const { store, other } = await open();
    const ben = { author: { as: 'phone', participant: 'ben' } } as const;
    await store.append(feed, [newEntry('a'), newEntry('b', ben), newEntry('c'), newEntry('d')]);
    await store.change(feed, 3, edit('x', 3, null));
    expect(texts(await other.by(feed, 'ann'))).toEqual(['a', 'd']);
    expect(texts(await other.by(feed, 'ben'))).toEqual(['b']);
    expect(await other.by('room1:other', 'ann')).toEqual([]);
    expect(texts(await other.these(feed, [2, 3, 9]))).toEqual(['b']);
  });

  test('tells of what was posted and of what was changed, until it is told to stop', async () => {
    const { store } = await open();
    const told: string[] = [];
    const stop = store.onChanged((changed) => told.push(changed));
    await store.append(feed, [newEntry('a')]);
    await store.change(feed, 1, edit('b', 1));
    stop();
    await store.append(feed, [newEntry('c')]);
    expect(told).toEqual([feed, feed]);
  });

  test('settled: when all that came before is on disk', async () => {
    const { store, other } = await open();
    const posts = Array.from({ length: 600 }, (_, index) => newEntry(`a${index}`));
    const appended = posts.map((post) => store.append(feed, [post]));
    await store.settled();
    expect(await other.last(feed)).toBe(600);
    await Promise.all(appended);
  });
};

const describeChanges = (open: OpenStores): void => {
  test('FE6: a change takes the next number; the entry keeps its place and is given once', async () => {
    const { store } = await open();
    await store.append(feed, [newEntry('a'), newEntry('b')]);
    expect(await store.change(feed, 1, edit('x', 1))).toEqual({ seq: 3 });
    expect(await store.change(feed, 1, edit('y', 3))).toEqual({ seq: 4 });
    await store.append(feed, [newEntry('c')]);
    expect(await store.find(feed, 1)).toMatchObject({ id: 1, seq: 4, item: { text: 'y' }, at: 5 });
    expect(texts(await store.after(feed, 0, all))).toEqual(['b', 'y', 'c']);
    expect(texts(await store.after(feed, 3, all))).toEqual(['y', 'c']);
    expect(texts(await store.before(feed, null, all))).toEqual(['y', 'b', 'c']);
  });

  test('FE6: what is removed is told of and keeps its place, but nothing of it is kept', async () => {
    const { store } = await open();
    await store.append(feed, [newEntry('a'), newEntry('b')]);
    expect(await store.change(feed, 1, edit('x', 1, null))).toEqual({ seq: 3 });
    expect(await store.find(feed, 1)).toBeNull();
    expect(texts(await store.after(feed, 2, all))).toEqual([null]);
    expect(texts(await store.before(feed, null, all))).toEqual([null, 'b']);
    expect(await store.change(feed, 1, edit('y', 3))).toBe('absent');
    expect(await store.change(feed, 9, edit('y', 9))).toBe('absent');
    expect(await store.change('room1:other', 2, edit('y', 2))).toBe('absent');
    expect(await store.last(feed)).toBe(3);
  });

  test('FE6: a change that was judged by an older state is not made', async () => {
    const { store, other } = await open();
    await store.append(feed, [newEntry('a'), newEntry('b')]);
    await other.change(feed, 1, edit('x', 1));
    expect(await store.change(feed, 1, edit('y', 1))).toBe('moved');
    expect(texts(await store.before(feed, null, all))).toEqual(['x', 'b']);
    expect(await store.change(feed, 1, edit('y', 3))).toEqual({ seq: 4 });
    const changes = [1, 2, 3, 4].map((at) => store.change(feed, 2, edit(`c${at}`, 2)));
    const made = (await Promise.all(changes)).filter((each) => each !== 'moved');
    expect(made).toEqual([{ seq: 5 }]);
  });

  test('FE3: an attempt to post is not one to change, and each entry has its own', async () => {
    const { store, other } = await open();
    await store.append(feed, [newEntry('a'), newEntry('b')]);
    expect(await store.change(feed, 1, edit('a', 1, { text: 'x' }))).toEqual({ seq: 3 });
    expect(await store.change(feed, 2, edit('a', 2, { text: 'y' }))).toEqual({ seq: 4 });
    expect(await store.append(feed, [newEntry('a')])).toEqual([1]);
    expect(texts(await store.before(feed, null, all))).toEqual(['x', 'y']);
    expect(await other.done(feed, 'ann', 'a')).toEqual({ id: 1, seq: 1 });
    expect(await other.done(feed, 'ann', 'a', 1)).toEqual({ id: 1, seq: 3 });
    expect(await other.done(feed, 'ann', 'a', 2)).toEqual({ id: 2, seq: 4 });
    expect(await other.done(feed, 'ann', 'b', 2)).toBeNull();
  });

  test('FE3: the same attempt of a change counts once, also after a newer one and after the end', async () => {
    const { store, other } = await open();
    await store.append(feed, [newEntry('a')]);
    await store.change(feed, 1, edit('x', 1));
    await other.change(feed, 1, edit('y', 2));
    expect(await store.change(feed, 1, edit('x', 1))).toEqual({ seq: 2 });
    expect(texts(await store.after(feed, 0, all))).toEqual(['y']);
    await store.change(feed, 1, edit('z', 3, null));
    expect(await other.change(feed, 1, edit('z', 3, null))).toEqual({ seq: 4 });
    expect(await store.last(feed)).toBe(4);
  });
};

/** Changes an entry as it is now, if it is there and stays so. */
const changeIn = async (store: FeedStore, id: number, attempt: string): Promise<void> => {
  const entry = await store.find(feed, id);
  if (entry !== null) await store.change(feed, id, edit(attempt, entry.seq));
};

/** What one of two processes does, or a follower: it reads on from where it stands. */
type Deed =
  | { readonly by: 0 | 1; readonly post: number }
  | { readonly by: 0 | 1; readonly change: number }
  | 'read';

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ by: fc.constantFrom(0, 1), post: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ by: fc.constantFrom(0, 1), change: fc.integer({ min: 1, max: 6 }) }),
  fc.constant('read' as const),
);

const describeSeveral = (open: OpenStores): void => {
  test('FE4: two that write to one feed at once leave no number out and give none twice', async () => {
    const { store, other } = await open();
    const post = (to: FeedStore, who: string) =>
      Promise.all(
        Array.from({ length: 40 }, (_, index) => to.append(feed, [newEntry(`${who}${index}`)])),
      );
    const ids = (await Promise.all([post(store, 'a'), post(other, 'b')])).flat(2);
    expect(ids.toSorted((one, next) => one - next)).toEqual(ids.map((_, index) => index + 1));
    expect(await store.after(feed, 0, all)).toEqual(await other.after(feed, 0, all));
  });

  test('FE4: of all that two post and change at once, every number is given once, and none is left out', async () => {
    const { store, other } = await open();
    const both = [store, other] as const;
    const post = (to: FeedStore, what: string) =>
      Promise.all(Array.from({ length: 20 }, (_, at) => to.append(feed, [newEntry(what + at)])));
    const change = async (to: FeedStore, id: number, attempt: string): Promise<number> => {
      const seen = (await to.find(feed, id))?.seq ?? 0;
      const changed = await to.change(feed, id, edit(attempt, seen));
      // The other one was quicker.
      return typeof changed === 'string' ? change(to, id, attempt) : changed.seq;
    };
    const ids = await post(store, 'before');
    const changes = ids.flat().flatMap((id) => both.map((to, by) => change(to, id, `by${by}`)));
    const posts = await Promise.all(both.map((to, by) => post(to, `by${by}-`)));
    const seqs = [...ids.flat(), ...posts.flat(2), ...(await Promise.all(changes))];
    const right = Array.from({ length: 100 }, (_, at) => at + 1);
    expect(seqs.toSorted((one, next) => one - next)).toEqual(right);
    expect(await store.last(feed)).toBe(100);
  });

  test('FE4: who reads on while two write misses nothing and sees nothing go back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 25 }), async (deeds) => {
        const { store, other } = await open();
        const stores = [store, other] as const;
        const seen = new Map<number, StoredEntry>();
        let place = 0;
        const readOn = async (): Promise<void> => {
          const from = place;
          const news = await other.after(feed, from, all);
          expect(news.every(({ seq }) => seq > from)).toBe(true);
          for (const entry of news) {
            expect(entry.seq).toBeGreaterThan(seen.get(entry.id)?.seq ?? 0);
            seen.set(entry.id, entry);
            place = entry.seq;
          }
        };
        let reading = Promise.resolve();
        const done = deeds.map((each, index) => {
          if (each === 'read') return (reading = reading.then(readOn));
          const to = stores[each.by];
          if ('change' in each) return changeIn(to, each.change, `c${index}`);
          const posts = Array.from({ length: each.post }, (_, at) => newEntry(`p${index}-${at}`));
          return to.append(feed, posts);
        });
        await Promise.all(done);
        await readOn();
        const entries = await store.before(feed, null, all);
        expect([...seen.values()].toSorted((one, next) => one.id - next.id)).toEqual(entries);
        expect(place).toBe(await store.last(feed));
        const posted = deeds.map((each) =>
          typeof each === 'object' && 'post' in each ? each.post : 0,
        );
        expect(entries).toHaveLength(posted.reduce((sum, count) => sum + count, 0));
      }),
      { numRuns: 40 },
    );
  });
};
