import type { Collection, Db } from 'mongodb';
import { durableWrite } from '../../core/durable-write.ts';
import type { Changed, Done, EntryChange, NewEntry, StoredEntry } from './feed-store.ts';

/** One thing that happened to an entry: its number in the feed, and the attempt that brought it about. */
interface Happening {
  readonly seq: number;
  readonly attempt: string;
}

/** An entry as it is stored; `_id` is `feed:id`. */
export interface EntryRecord extends StoredEntry {
  readonly _id: string;
  readonly feed: string;
  /** All that ever happened to it. What a unique index holds of it is taken for good. */
  readonly history: readonly Happening[];
}

/** How often an entry may be changed; it is removed however often it was. */
const mostChanges = 1_000;

const collection = 'feedentries';
const idOf = (feed: string, id: number): string => `${feed}:${id}`;

/**
 * An attempt is its participant's own: one to post, or one to change this entry. No id holds a `:`.
 */
export const attemptOf = (participant: string, attempt: string, changed?: number): string =>
  changed === undefined ? `${participant}:${attempt}` : `${participant}:${attempt}:${changed}`;

const shown = { _id: 0, id: 1, seq: 1, author: 1, at: 1, item: 1 } as const;

/**
 * The entries of feeds in the database. An entry is one document, however often it changes, so what
 * was removed or replaced is gone. It keeps every number that it ever had: that a number is taken
 * once is the promise of a unique index, and what refuses a writer who has not seen the newest.
 */
export class FeedRecords {
  readonly #db: Db;
  readonly #entries: Collection<EntryRecord>;

  constructor(db: Db) {
    this.#db = db;
    this.#entries = db.collection<EntryRecord>(collection);
  }

  /** Builds the indexes that the order depends on. */
  async prepare(): Promise<void> {
    await this.#entries.createIndexes([
      { key: { feed: 1, 'history.seq': 1 }, unique: true },
      { key: { feed: 1, 'history.attempt': 1 }, unique: true },
      { key: { feed: 1, seq: 1 } },
      { key: { feed: 1, id: 1 } },
      { key: { feed: 1, 'author.participant': 1 } },
    ]);
  }

  /**
   * Inserts entries one after the other with the numbers after `last`, until one is refused: its
   * number is taken, or its attempt. Gives how many were inserted; they are on disk then.
   */
  async insert(feed: string, last: number, entries: readonly NewEntry[]): Promise<number> {
    const documents = entries.map(({ author, attempt, at, item }, index): EntryRecord => {
      const seq = last + 1 + index;
      const history = [{ seq, attempt: attemptOf(author.participant, attempt) }];
      return { _id: idOf(feed, seq), feed, id: seq, seq, author, at, item, history };
    });
    return durableWrite(this.#db, { insert: collection, documents, ordered: true });
  }

  /**
   * Puts a change in the place of what is there, with the number after `last`. False where it was
   * not done: the number is taken, or the attempt, or the entry cannot be changed (any more).
   */
  async replace(feed: string, last: number, id: number, change: EntryChange): Promise<boolean> {
    const seq = last + 1;
    const attempt = attemptOf(change.participant, change.attempt, id);
    const q = {
      _id: idOf(feed, id),
      item: { $ne: null },
      // The index would let an entry take a number twice that it has itself.
      seq: { $eq: change.seen, $lte: last },
      'history.attempt': { $ne: attempt },
      ...(change.item !== null && { [`history.${mostChanges}`]: { $exists: false } }),
    };
    const u = { $set: { seq, item: change.item }, $push: { history: { seq, attempt } } };
    return (await durableWrite(this.#db, { update: collection, updates: [{ q, u }] })) === 1;
  }

  /** What these attempts, as `attemptOf` has them, have brought about. */
  async done(feed: string, attempts: readonly string[]): Promise<Map<string, Done>> {
    const found = await this.#entries
      .find({ feed, 'history.attempt': { $in: attempts } })
      .project<Pick<EntryRecord, 'id' | 'history'>>({ _id: 0, id: 1, history: 1 })
      .toArray();
    const wanted = new Set(attempts);
    const all = found.flatMap(({ id, history }) =>
      history.map(({ seq, attempt }) => [attempt, { id, seq }] as const),
    );
    return new Map(all.filter(([attempt]) => wanted.has(attempt)));
  }

  /** Why a change was not done: it is done already, or cannot be. Null where its number was taken. */
  async refusal(feed: string, id: number, change: EntryChange): Promise<Changed | null> {
    const attempt = attemptOf(change.participant, change.attempt, id);
    const done = (await this.done(feed, [attempt])).get(attempt);
    if (done !== undefined) return { seq: done.seq };
    const entry = await this.#entries.findOne({ _id: idOf(feed, id), item: { $ne: null } });
    if (entry === null) return 'absent';
    if (entry.seq !== change.seen) return 'moved';
    return change.item !== null && entry.history.length > mostChanges ? 'full' : null;
  }

  find(feed: string, id: number): Promise<StoredEntry | null> {
    return this.#entries.findOne<StoredEntry>(
      { _id: idOf(feed, id), item: { $ne: null } },
      { projection: shown },
    );
  }

  these(feed: string, ids: readonly number[]): Promise<StoredEntry[]> {
    return this.#entries
      .find({ _id: { $in: ids.map((id) => idOf(feed, id)) }, item: { $ne: null } })
      .project<StoredEntry>(shown)
      .toArray();
  }

  async last(feed: string): Promise<number> {
    const newest = await this.#entries.findOne<Pick<StoredEntry, 'seq'>>(
      { feed },
      { sort: { seq: -1 }, projection: { _id: 0, seq: 1 } },
    );
    return newest?.seq ?? 0;
  }

  after(feed: string, seq: number, limit: number): Promise<StoredEntry[]> {
    return this.#entries
      .find({ feed, seq: { $gt: seq } })
      .sort({ seq: 1 })
      .limit(limit)
      .project<StoredEntry>(shown)
      .toArray();
  }

  by(feed: string, participant: string): Promise<StoredEntry[]> {
    return this.#entries
      .find({ feed, 'author.participant': participant, item: { $ne: null } })
      .sort({ id: 1 })
      .project<StoredEntry>(shown)
      .toArray();
  }

  async clear(feed: string): Promise<void> {
    await this.#entries.deleteMany({ feed });
  }

  async before(feed: string, id: number | null, limit: number): Promise<StoredEntry[]> {
    const found = await this.#entries
      .find({ feed, ...(id !== null && { id: { $lt: id } }) })
      .sort({ id: -1 })
      .limit(limit)
      .project<StoredEntry>(shown)
      .toArray();
    return found.toReversed();
  }
}
