import { GroupedWrites } from '../../core/grouped-writes.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { attemptOf, type FeedRecords } from './feed-records.ts';
import type { Changed, EntryChange, NewEntry } from './feed-store.ts';

/** An entry to be added; `id` is set when it is on disk. */
interface Adding {
  readonly entry: NewEntry;
  id: number;
}

/**
 * What this process writes to one feed: one write at a time, each with the numbers after the last
 * that it knows. Where another process has taken them, the unique index refuses; then it looks what
 * the last is now and goes on. So no number is left out, and none waits for a process that died.
 * New entries go together, a change goes alone; where both wait they take turns, so a new entry
 * waits for one change, however many there are.
 */
export class FeedWriter {
  readonly #records: FeedRecords;
  readonly #feed: string;
  readonly #adding: GroupedWrites<Adding>;
  readonly #inTurn = createKeyedMutex();
  /** The last number as far as known; null where it must be looked up. */
  #last: number | null = null;

  constructor(records: FeedRecords, feed: string) {
    this.#records = records;
    this.#feed = feed;
    const write = (batch: readonly Adding[]): Promise<void> =>
      this.#write(() => this.#addAll(batch));
    this.#adding = new GroupedWrites({ write, mostInOneWrite: 250, mostWrites: 1 });
  }

  /** Resolves with their ids when they are on disk. */
  async append(entries: readonly NewEntry[]): Promise<number[]> {
    const steps = entries.map((entry): Adding => ({ entry, id: 0 }));
    await Promise.all(steps.map((step) => this.#adding.add(step)));
    return steps.map(({ id }) => id);
  }

  /** Resolves when it is on disk, or cannot be made. */
  change(id: number, change: EntryChange): Promise<Changed> {
    return this.#inTurn('change', () => this.#write(() => this.#change(id, change)));
  }

  #write<Written>(work: () => Promise<Written>): Promise<Written> {
    return this.#inTurn('write', async () => {
      try {
        return await work();
      } catch (error) {
        // What is on disk of it now is not known.
        this.#last = null;
        throw error;
      }
    });
  }

  async #lastKnown(): Promise<number> {
    return (this.#last ??= await this.#records.last(this.#feed));
  }

  async #addAll(batch: readonly Adding[]): Promise<void> {
    let rest = batch;
    while (rest.length > 0) rest = await this.#add(await this.#lastKnown(), rest);
  }

  /** Adds as many as go in one write; gives the others. */
  async #add(last: number, adding: readonly Adding[]): Promise<readonly Adding[]> {
    const entries = adding.map(({ entry }) => entry);
    const count = await this.#records.insert(this.#feed, last, entries);
    for (const [index, step] of adding.slice(0, count).entries()) step.id = last + 1 + index;
    const refused = adding.slice(count);
    this.#last = refused.length === 0 ? last + count : null;
    return refused.length === 0 ? [] : this.#notDone(refused);
  }

  /** Those whose attempt is not there already; the others are given the id that it has. */
  async #notDone(adding: readonly Adding[]): Promise<readonly Adding[]> {
    const keyOf = ({ entry: { author, attempt } }: Adding): string =>
      attemptOf(author.participant, attempt);
    const done = await this.#records.done(this.#feed, adding.map(keyOf));
    for (const step of adding) step.id = done.get(keyOf(step))?.id ?? 0;
    return adding.filter(({ id }) => id === 0);
  }

  async #change(id: number, change: EntryChange): Promise<Changed> {
    for (;;) {
      const last = await this.#lastKnown();
      const isMade = await this.#records.replace(this.#feed, last, id, change);
      this.#last = isMade ? last + 1 : null;
      if (isMade) return { seq: last + 1 };
      const outcome = await this.#records.refusal(this.#feed, id, change);
      if (outcome !== null) return outcome;
    }
  }
}
