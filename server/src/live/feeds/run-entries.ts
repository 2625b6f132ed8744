import { readStored } from '@sets/shared/core/stored-shape.ts';
import type { Entry } from '@sets/shared/live/feed.ts';
import type { Audience } from '@sets/shared/live/run.ts';
import { durable } from './durable.ts';
import type { Activities } from '../activities.ts';
import type { Run } from '../run/run-store.ts';
import type { RunRecord } from '../run/run.model.ts';
import { type FeedKey, keyOf } from './feed-key.ts';
import type { FeedStore, StoredEntry } from './feed-store.ts';
import type { StoredFeed } from './feeds.ts';

interface RunEntriesParts {
  readonly feedStore: Pick<FeedStore, 'before' | 'by' | 'settled' | 'these'>;
  readonly activities: Activities;
}

/** So many are read at a time. */
const page = 500;

type InRoom = Pick<Run, 'roomId' | 'activity'>;

/** The entries that what is told of a run is made of beside its answers, where its activity names a feed. */
export class RunEntries {
  readonly #parts: RunEntriesParts;
  readonly #feeds: ReadonlyMap<string, StoredFeed>;

  constructor(parts: RunEntriesParts, feeds: readonly StoredFeed[]) {
    this.#parts = parts;
    this.#feeds = new Map(feeds.map((each) => [each.feed.name, each]));
  }

  /** All that can be read here of those of the room, in their order; none where the activity has no feed. */
  async of(run: InRoom): Promise<readonly Entry<unknown>[]> {
    const found = this.#feedOf(run);
    if (found === null) return [];
    const { feedStore } = this.#parts;
    await feedStore.settled();
    const all: Entry<unknown>[] = [];
    for (let before: number | null = null; ;) {
      const read: StoredEntry[] = await feedStore.before(found.key, before, page);
      all.unshift(...readable(found.feed, read));
      if (read.length < page) return all;
      before = read[0]?.id ?? null;
    }
  }

  /** Those of one participant. */
  async by(run: InRoom, participant: string): Promise<readonly Entry<unknown>[]> {
    const found = this.#feedOf(run);
    if (found === null) return [];
    await this.#parts.feedStore.settled();
    return readable(found.feed, await this.#parts.feedStore.by(found.key, participant));
  }

  /**
   * Where the entries lie that were posted in this run, and are there. Of a run that cannot be read
   * here nobody knows which they are: none.
   */
  async keysOfRun(run: RunRecord): Promise<{ feed: FeedKey; id: number }[]> {
    const { activities } = this.#parts;
    const { naming, feed } = activities.of(run);
    const state = readStored(activities.stored(run).state, run.state);
    if (naming === undefined || feed === undefined || !state.ok) return [];
    const all = await this.of(run);
    const own = all.filter((entry) => naming.has(state.value, entry));
    return own.map(({ id }) => ({ feed: { roomId: run.roomId, feed }, id }));
  }

  /** What this audience sees of these entries of a run; none of those that it does not see. */
  seen(run: InRoom, entries: readonly Entry<unknown>[], audience: Audience): unknown[] {
    const found = this.#feedOf(run);
    if (found === null) return [];
    const { feed } = found.feed;
    return entries.map((entry) => feed.view(audience, entry)).filter((seen) => seen !== null);
  }

  /** Those with these ids that are there. @throws AppError UNAVAILABLE */
  async these(run: InRoom, ids: readonly number[]): Promise<readonly Entry<unknown>[]> {
    const found = this.#feedOf(run);
    if (found === null) return [];
    return readable(found.feed, await durable(() => this.#parts.feedStore.these(found.key, ids)));
  }

  #feedOf({ roomId, activity }: InRoom): { key: string; feed: StoredFeed } | null {
    const name = this.#parts.activities.of({ activity }).feed;
    const feed = name === undefined ? undefined : this.#feeds.get(name);
    return feed === undefined ? null : { key: keyOf({ roomId, feed: feed.feed.name }), feed };
  }
}

const readable = ({ stored }: StoredFeed, entries: readonly StoredEntry[]): Entry<unknown>[] =>
  entries.flatMap((entry) => {
    const read = entry.item === null ? null : readStored(stored, entry.item);
    return read?.ok === true ? [{ ...entry, item: read.value }] : [];
  });
