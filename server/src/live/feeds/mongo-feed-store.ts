import type { Db } from 'mongodb';
import type { Logger } from 'pino';
import { attemptOf, FeedRecords } from './feed-records.ts';
import type { Changed, Done, EntryChange, FeedStore, NewEntry, StoredEntry } from './feed-store.ts';
import type { Stop } from '../run/run-store.ts';
import { FeedWriter } from './feed-writer.ts';

/** What one feed writes at this moment. */
interface Writing {
  readonly writer: FeedWriter;
  readonly underWay: Set<Promise<unknown>>;
}

/** Feeds in MongoDB. A feed has a writer as long as something of it is being written. */
export class MongoFeedStore implements FeedStore {
  readonly #records: FeedRecords;
  readonly #log: Logger;
  readonly #writing = new Map<string, Writing>();
  readonly #listeners = new Set<(feed: string) => void>();

  constructor(db: Db, log: Logger) {
    this.#records = new FeedRecords(db);
    this.#log = log;
  }

  /** Builds the indexes that the order depends on. */
  prepare(): Promise<void> {
    return this.#records.prepare();
  }

  append(feed: string, entries: readonly NewEntry[]): Promise<number[]> {
    return this.#write(feed, (writer) => writer.append(entries));
  }

  change(feed: string, id: number, change: EntryChange): Promise<Changed> {
    return this.#write(feed, (writer) => writer.change(id, change));
  }

  async done(
    feed: string,
    participant: string,
    attempt: string,
    changed?: number,
  ): Promise<Done | null> {
    const key = attemptOf(participant, attempt, changed);
    return (await this.#records.done(feed, [key])).get(key) ?? null;
  }

  find(feed: string, id: number): Promise<StoredEntry | null> {
    return this.#records.find(feed, id);
  }

  these(feed: string, ids: readonly number[]): Promise<StoredEntry[]> {
    return this.#records.these(feed, ids);
  }

  last(feed: string): Promise<number> {
    return this.#records.last(feed);
  }

  after(feed: string, seq: number, limit: number): Promise<StoredEntry[]> {
    return this.#records.after(feed, seq, limit);
  }

  before(feed: string, id: number | null, limit: number): Promise<StoredEntry[]> {
    return this.#records.before(feed, id, limit);
  }

  by(feed: string, participant: string): Promise<StoredEntry[]> {
    return this.#records.by(feed, participant);
  }

  clear(feed: string): Promise<void> {
    return this.#records.clear(feed);
  }

  onChanged(listener: (feed: string) => void): Stop {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  async settled(): Promise<void> {
    const writing = [...this.#writing.values()];
    await Promise.all(writing.map(({ underWay }) => Promise.allSettled(underWay)));
  }

  async #write<Written>(
    feed: string,
    write: (writer: FeedWriter) => Promise<Written>,
  ): Promise<Written> {
    const writing = this.#writingOf(feed);
    const written = write(writing.writer);
    writing.underWay.add(written);
    try {
      return await written;
    } catch (error) {
      this.#log.error({ err: error, feed }, 'a feed could not be written');
      throw error;
    } finally {
      writing.underWay.delete(written);
      if (writing.underWay.size === 0) this.#writing.delete(feed);
      // Also where it failed: some of it may be there.
      for (const listener of this.#listeners) listener(feed);
    }
  }

  #writingOf(feed: string): Writing {
    const known = this.#writing.get(feed);
    if (known !== undefined) return known;
    const writing = { writer: new FeedWriter(this.#records, feed), underWay: new Set<never>() };
    this.#writing.set(feed, writing);
    return writing;
  }
}
