import type { Author } from '@sets/shared/live/feed.ts';
import { readStored } from '@sets/shared/core/stored-shape.ts';
import { type FeedKey, keyOf, readKey } from '../feeds/feed-key.ts';
import type { FeedStore, StoredEntry } from '../feeds/feed-store.ts';
import type { Feeds } from '../feeds/feeds.ts';
import type { Posting } from '../feeds/posting.ts';
import type { Tickets } from '../entry/tickets.ts';
import type { PlaceChange } from './place-news.ts';
import type { Places } from './places.ts';

interface PlacedFeedsParts {
  readonly feedStore: FeedStore;
  readonly feeds: Feeds;
  readonly posting: Posting;
  readonly tickets: Tickets;
  readonly places: Places;
}

/** An entry of one's own, for who looks back on it. */
export interface OwnEntry {
  readonly roomId: string;
  readonly id: number;
  readonly at: number;
  /** Null where this program cannot read it. */
  readonly item: unknown;
}

/** Feeds in places that are no rooms, and who is there: for the features whose places these are. */
export class PlacedFeeds {
  readonly #parts: PlacedFeedsParts;

  constructor(parts: PlacedFeedsParts) {
    this.#parts = parts;
  }

  /**
   * What decides who may be where has changed. Resolves once nobody here is told anything who may not
   * be: where everybody is looked after, whoever calls need not wait for that.
   */
  changed(change: PlaceChange): Promise<void> {
    return this.#parts.places.changed(change);
  }

  /** Something of a place's state has changed: everybody there is told soon. */
  touch(roomId: string): void {
    this.#parts.places.touch(roomId);
  }

  /** Something happened in a place, whichever process its people are in: its state says so soon. */
  moved(roomId: string): void {
    this.#parts.places.moved(roomId);
  }

  /** By what an account is called in the entries of a place. */
  participantOf(roomId: string, userid: string): string {
    return this.#parts.tickets.participantOf(roomId, userid);
  }

  /** The item of an entry; null where there is none (any more). @throws AppError NEWER_VERSION, UNREADABLE */
  async find(feed: FeedKey, id: number): Promise<StoredEntry | null> {
    const found = await this.#parts.feedStore.find(keyOf(feed), id);
    if (found === null) return null;
    return { ...found, item: this.#read(feed, found) };
  }

  /** What an account has posted to the feeds of this name and was not removed, in whichever place. */
  async by(name: string, userid: string): Promise<OwnEntry[]> {
    const { feedStore } = this.#parts;
    // What has just been posted is in it too.
    await feedStore.settled();
    const entries = await feedStore.ofAccount(userid);
    return entries.flatMap((entry) => {
      const feed = readKey(entry.feed);
      if (feed.feed !== name) return [];
      const { roomId } = feed;
      return [{ roomId, id: entry.id, at: entry.at, item: this.#read(feed, entry) }];
    });
  }

  /**
   * The server's own change of an entry, as `rule` says of its item; undefined leaves it. For whom it
   * is (`as`) says how much room there is for it.
   * @throws AppError UNAVAILABLE, CONFLICT, NEWER_VERSION, UNREADABLE
   */
  revise(
    feed: FeedKey,
    id: number,
    rule: (item: unknown) => object | undefined,
    as: Author['as'] = 'phone',
  ): Promise<void> {
    return this.#parts.posting.revise(feed, id, rule, as);
  }

  /** Takes one of the numbers that an account has in a feed for a day, for what it brings about there. @throws AppError TOO_LARGE */
  take(feed: FeedKey, userid: string): Promise<void> {
    const participant = this.participantOf(feed.roomId, userid);
    return this.#parts.posting.take({ as: 'phone', participant }, feed);
  }

  /** Removes an entry, also one that this program cannot read. @throws AppError UNAVAILABLE, CONFLICT */
  remove(feed: FeedKey, id: number): Promise<void> {
    return this.#parts.posting.remove(feed, id);
  }

  /** Deletes all of a feed for good: its place is gone. */
  clear(feed: FeedKey): Promise<void> {
    return this.#parts.feedStore.clear(keyOf(feed));
  }

  #read({ feed }: FeedKey, { item }: StoredEntry): unknown {
    const read = readStored(this.#parts.feeds.named(feed).stored, item);
    return read.ok ? read.value : null;
  }
}
