import { timing } from '@sets/shared/core/limits.ts';
import type { Clock } from '../../core/clock.ts';
import { newId } from '../../core/new-id.ts';
import { Beat } from '../sending/beat.ts';
import type {
  Changed,
  Done,
  EntryChange,
  FeedStore,
  NewEntry,
  StoredEntry,
} from '../feeds/feed-store.ts';
import type { Stop } from '../run/run-store.ts';
import type { RedisConnection } from './connection/connection.ts';

const channel = 'feeds';

/** How often what could not be told is told again, in ms. */
const tellAgainMs = 1_000;

interface RedisFeedSignalsParts {
  /** Where the feeds are; other processes write there too. */
  readonly store: FeedStore;
  readonly redis: RedisConnection;
  readonly clock: Clock;
}

/** Who listens, and which feeds matter to them. */
interface Listener {
  readonly tell: (feed: string) => void;
  readonly followed: () => Iterable<string>;
}

const nothing = (): Iterable<string> => [];

/**
 * A store of feeds whose changes are told in every process. Only that something has happened goes
 * over Redis, once in a beat for a feed however much it was; what that is, everybody reads from the store.
 */
export class RedisFeedSignals implements FeedStore {
  readonly #store: FeedStore;
  readonly #redis: RedisConnection;
  readonly #me = newId();
  readonly #listeners = new Set<Listener>();
  /** Feeds in which something has happened that other processes are to be told of. */
  readonly #untold = new Set<string>();
  readonly #beat: Beat;
  /** Paces what could not be told, until it can. */
  readonly #slowBeat: Beat;
  readonly #stops: Stop[] = [];

  private constructor({ store, redis, clock }: RedisFeedSignalsParts) {
    this.#store = store;
    this.#redis = redis;
    const publish = (feed: string): Promise<void> => this.#publish(feed);
    this.#beat = new Beat(clock, timing.beat, publish);
    this.#slowBeat = new Beat(clock, tellAgainMs, publish);
  }

  /** A store that hears what other processes write. @throws AppError UNAVAILABLE */
  static async open(parts: RedisFeedSignalsParts): Promise<RedisFeedSignals> {
    const signals = new RedisFeedSignals(parts);
    const { store, redis } = parts;
    signals.#stops.push(store.onChanged((feed) => signals.#changed(feed)));
    signals.#stops.push(await redis.subscribe(channel, (message) => signals.#hear(message)));
    signals.#stops.push(redis.onHearingAgain(() => signals.#doubtAll()));
    return signals;
  }

  /** Tells what is not told yet, and hears no more: for the end of the process, when all is written. */
  async close(): Promise<void> {
    for (const stop of this.#stops) stop();
    this.#beat.stop();
    this.#slowBeat.stop();
    await Promise.allSettled(Array.from(this.#untold, (feed) => this.#send(feed)));
  }

  append(feed: string, entries: readonly NewEntry[]): Promise<number[]> {
    return this.#store.append(feed, entries);
  }

  change(feed: string, id: number, change: EntryChange): Promise<Changed> {
    return this.#store.change(feed, id, change);
  }

  done(feed: string, participant: string, attempt: string, changed?: number): Promise<Done | null> {
    return this.#store.done(feed, participant, attempt, changed);
  }

  find(feed: string, id: number): Promise<StoredEntry | null> {
    return this.#store.find(feed, id);
  }

  these(feed: string, ids: readonly number[]): Promise<StoredEntry[]> {
    return this.#store.these(feed, ids);
  }

  last(feed: string): Promise<number> {
    return this.#store.last(feed);
  }

  after(feed: string, seq: number, limit: number): Promise<StoredEntry[]> {
    return this.#store.after(feed, seq, limit);
  }

  before(feed: string, id: number | null, limit: number): Promise<StoredEntry[]> {
    return this.#store.before(feed, id, limit);
  }

  by(feed: string, participant: string): Promise<StoredEntry[]> {
    return this.#store.by(feed, participant);
  }

  clear(feed: string): Promise<void> {
    return this.#store.clear(feed);
  }

  onChanged(tell: (feed: string) => void, followed = nothing): Stop {
    const listener = { tell, followed };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  settled(): Promise<void> {
    return this.#store.settled();
  }

  #changed(feed: string): void {
    this.#tell(feed);
    this.#untold.add(feed);
    this.#beat.touch(feed);
  }

  #tell(feed: string): void {
    for (const { tell } of this.#listeners) tell(feed);
  }

  async #publish(feed: string): Promise<void> {
    // What happens from here on is told again.
    this.#untold.delete(feed);
    try {
      await this.#send(feed);
    } catch {
      this.#untold.add(feed);
      this.#slowBeat.touch(feed);
    }
  }

  #send(feed: string): Promise<void> {
    return this.#redis.publish(channel, `${this.#me} ${feed}`);
  }

  #hear(message: string): void {
    const [by, feed = ''] = message.split(' ');
    if (by !== this.#me) this.#tell(feed);
  }

  #doubtAll(): void {
    for (const { tell, followed } of this.#listeners) {
      for (const feed of followed()) tell(feed);
    }
  }
}
