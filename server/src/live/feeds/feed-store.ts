import type { Stop } from '../run/run-store.ts';
import type { Author } from '@sets/shared/live/feed.ts';

/**
 * What is posted. The same `attempt` of the same participant counts once; `item` is of the feed's
 * stored shape; `at` in ms.
 */
export interface NewEntry {
  readonly author: Author;
  readonly attempt: string;
  readonly at: number;
  readonly item: unknown;
}

/** An entry as it is now. */
export interface StoredEntry {
  /** The number that it was added with: entries are in the order of these. */
  readonly id: number;
  /** The number of what happened to it last; greater than `id` once it was changed. */
  readonly seq: number;
  readonly author: Author;
  /** When it was posted, in ms. */
  readonly at: number;
  /** Null once it was removed: then nothing of it is kept. */
  readonly item: unknown;
}

export interface EntryChange {
  /** Who changes it; the same attempt of theirs counts once. */
  readonly participant: string;
  readonly attempt: string;
  /** The number of what had happened to the entry last when the change was judged. */
  readonly seen: number;
  readonly item: unknown;
}

/** The entry that was added or changed, and the number of that. */
export interface Done {
  readonly id: number;
  readonly seq: number;
}

/**
 * What became of a change; `absent` where there is no such entry, `moved` where something has
 * happened to it since it was seen, `full` where it was changed too often: then it can only be removed.
 */
export type Changed = { readonly seq: number } | 'absent' | 'moved' | 'full';

/**
 * The durable logs of feeds, by key. Whatever happens in a feed (an entry is added, changed or
 * removed) takes the next number of that feed, counted from 1: numbers are never given twice and
 * none is left out, and whoever sees a number sees all that came before it. So who has seen a feed
 * up to a number misses what `after` gives, and nothing else. All arguments are data: another
 * process may write to the same feeds. Every implementation passes `server/test/feed-store-suite.ts`.
 */
export interface FeedStore {
  /** Resolves with their ids when they are on disk, in this order; an attempt that is there already keeps its id. */
  append(feed: string, entries: readonly NewEntry[]): Promise<number[]>;
  /** Resolves when the change is on disk. A removed entry can be changed no more: it is `absent`. */
  change(feed: string, id: number, change: EntryChange): Promise<Changed>;
  /** What an attempt of a participant to post, or to change the entry `changed`, has brought about, or null. */
  done(feed: string, participant: string, attempt: string, changed?: number): Promise<Done | null>;
  /** Null where there is none, or it was removed. */
  find(feed: string, id: number): Promise<StoredEntry | null>;
  /** Those with these ids that are there and were not removed, in no order. */
  these(feed: string, ids: readonly number[]): Promise<StoredEntry[]>;
  /** The number of what happened last; 0 where nothing did. */
  last(feed: string): Promise<number>;
  /** What happened after this number, in its order: of each entry the newest. At most `limit`. */
  after(feed: string, seq: number, limit: number): Promise<StoredEntry[]>;
  /** The last entries before this one, or of all; in the order of their ids. At most `limit`. */
  before(feed: string, id: number | null, limit: number): Promise<StoredEntry[]>;
  /** What a participant has posted and was not removed, in the order of the ids. */
  by(feed: string, participant: string): Promise<StoredEntry[]>;
  /** Deletes all of a feed for good, numbers and all: nobody follows it, and nobody writes to it any more. */
  clear(feed: string): Promise<void>;
  /**
   * Calls `listener` with the key of a feed after something happened in it, by whichever process;
   * and, of the feeds that are `followed` then, after a time in which that may have been missed.
   */
  onChanged(listener: (feed: string) => void, followed?: () => Iterable<string>): Stop;
  /** Resolves when all that came until now is on disk or has failed. */
  settled(): Promise<void>;
}
