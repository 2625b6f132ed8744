import { limits, timing } from '@sets/shared/core/limits.ts';
import { type Audience, audiences } from '@sets/shared/live/run.ts';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { Beat } from '../sending/beat.ts';
import { SingleFlight } from '../../core/single-flight.ts';
import { type FeedKey, keyOf, readKey } from './feed-key.ts';
import type { FeedStore } from './feed-store.ts';
import { FeedWindow, type Missed, seenBy } from './feed-window.ts';
import type { Feeds } from './feeds.ts';

interface FeedPublisherParts {
  readonly feedStore: FeedStore;
  readonly feeds: Feeds;
  readonly clock: Clock;
  readonly log: Logger;
  /** Tells everybody who follows a feed as this audience what they missed. */
  readonly emit: (feed: FeedKey, audience: Audience, missed: ReturnType<typeof seenBy>) => void;
}

/** How often a feed that cannot be read is tried again, in ms. */
const readAgainMs = 1_000;

/**
 * Tells those who follow feeds what happens in them: at most once in `timing.beat` for a feed, made
 * once for each audience. What it tells is read from the store, so in the store's order, whoever
 * wrote it.
 */
export class FeedPublisher {
  readonly #parts: FeedPublisherParts;
  readonly #windows = new Map<string, FeedWindow>();
  readonly #loading = new SingleFlight<void>();
  readonly #inTurn = createKeyedMutex();
  readonly #beat: Beat;
  /** Paces what could not be read, until it can. */
  readonly #slowBeat: Beat;
  readonly #stopListening: () => void;

  constructor(parts: FeedPublisherParts) {
    this.#parts = parts;
    const publish = (key: string): Promise<void> => this.#tryToPublish(key);
    this.#beat = new Beat(parts.clock, timing.beat, publish);
    this.#slowBeat = new Beat(parts.clock, readAgainMs, publish);
    this.#stopListening = parts.feedStore.onChanged(
      (key) => {
        if (this.#windows.has(key)) this.#beat.touch(key);
      },
      () => this.#windows.keys(),
    );
  }

  /** Feeds whose end is at hand. */
  get size(): number {
    return this.#windows.size;
  }

  stop(): void {
    this.#stopListening();
    this.#beat.stop();
    this.#slowBeat.stop();
  }

  /** Makes sure that `since` has something to give. */
  async prepare(feed: FeedKey): Promise<void> {
    const key = keyOf(feed);
    while (!this.#windows.has(key)) await this.#loading.run(key, () => this.#load(feed));
  }

  /** What somebody missed; call `prepare` first, and let them follow in the same turn. */
  since(feed: FeedKey, after: number | undefined): Missed {
    const window = this.#windows.get(keyOf(feed));
    if (window === undefined) throw new Error('The feed was not prepared.');
    return window.since(after);
  }

  /** Nobody is in the room any more. */
  drop(roomId: string): void {
    for (const feed of this.#parts.feeds.names) this.#windows.delete(keyOf({ roomId, feed }));
  }

  async #load(feed: FeedKey): Promise<void> {
    const key = keyOf(feed);
    this.#windows.set(key, await this.#open(feed));
    // What happened while it was read is in it only in part.
    this.#beat.touch(key);
  }

  async #open(feed: FeedKey): Promise<FeedWindow> {
    const { feedStore } = this.#parts;
    const key = keyOf(feed);
    const to = await feedStore.last(key);
    const newest = await feedStore.before(key, null, limits.feed.window);
    const recent = await feedStore.after(key, to - limits.feed.window, limits.feed.window);
    const { feeds } = this.#parts;
    const seen = (entries: typeof newest) => entries.map((entry) => feeds.seen(feed.feed, entry));
    return new FeedWindow({ to, newest: seen(newest), recent: seen(recent) });
  }

  async #tryToPublish(key: string): Promise<void> {
    try {
      await this.#inTurn(key, () => this.#publish(readKey(key)));
    } catch (error) {
      this.#parts.log.error({ err: error, feed: key }, 'a feed could not be published');
      this.#slowBeat.touch(key);
    }
  }

  async #publish(feed: FeedKey): Promise<void> {
    const { feedStore, feeds } = this.#parts;
    const key = keyOf(feed);
    const window = this.#windows.get(key);
    if (window === undefined) return;
    const { to } = window;
    const news = await feedStore.after(key, to, limits.feed.window + 1);
    const last = news.at(-1);
    if (last === undefined) return;
    if (news.length > limits.feed.window) {
      const newest = await this.#open(feed);
      if (this.#windows.get(key) !== window) return;
      this.#windows.set(key, newest);
      this.#tell(feed, newest.since(undefined));
      return;
    }
    const entries = news.map((entry) => feeds.seen(feed.feed, entry));
    window.take(entries, last.seq);
    this.#tell(feed, { how: 'added', from: to + 1, to: last.seq, entries });
  }

  #tell(feed: FeedKey, missed: Missed): void {
    for (const audience of audiences) {
      this.#parts.emit(feed, audience, seenBy(audience, missed));
    }
  }
}
