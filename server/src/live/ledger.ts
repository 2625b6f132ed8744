import type { AnyBulkWriteOperation, Collection } from 'mongodb';
import { MongoBulkWriteError } from 'mongodb';
import type { Logger } from 'pino';
import type { Answer } from './run-store.ts';

/** An answer as it lies in the collection `answers`; `_id` is `run:question:round:participant`. */
export interface LedgerEntry extends Answer {
  readonly _id: string;
}

/** Most answers in one write: bounds how long the first of them waits for the last. */
const mostInOneWrite = 250;

/** Writes under way at once: while one is on its way to the disk, the next is being put together. */
const mostWrites = 3;

const duplicateKey = 11_000;

const entryOf = (runId: string, answer: Answer): LedgerEntry => ({
  _id: `${runId}:${answer.question}:${answer.round}:${answer.participant}`,
  ...answer,
});

/** Writes an entry unless a newer revision, or the same one, is there. */
const upsert = (entry: LedgerEntry): AnyBulkWriteOperation<LedgerEntry> => ({
  replaceOne: {
    filter: { _id: entry._id, revision: { $lt: entry.revision } },
    replacement: entry,
    upsert: true,
  },
});

/**
 * Whether every failure only says that the same or a newer revision is there already: a filter that
 * finds no older one makes an upsert insert, which then meets the stored one's `_id`.
 */
const isAllThere = (error: unknown): boolean =>
  error instanceof MongoBulkWriteError &&
  [error.writeErrors].flat().every((failure) => failure.code === duplicateKey) &&
  error.result.getWriteConcernError() === undefined;

interface Appending {
  readonly entry: LedgerEntry;
  readonly done: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The durable record of answers, with group commit: while writes are under way the next answers
 * gather, and go together in the next one. Thousands of answers a second cost few writes, and a
 * single one waits for nobody. Writes may end in any order: none replaces a newer revision.
 */
export class Ledger {
  readonly #collection: Collection<LedgerEntry>;
  readonly #log: Logger;
  /** Everything that is not acknowledged yet; the part of it that no write has taken waits. */
  readonly #open = new Set<Appending>();
  #waiting: Appending[] = [];
  readonly #writes = new Set<Promise<void>>();
  #gathering = false;

  constructor(collection: Collection<LedgerEntry>, log: Logger) {
    this.#collection = collection;
    this.#log = log;
  }

  /** Resolves when the answer, or a newer revision of it, is on disk; rejects when it cannot be. */
  append(runId: string, answer: Answer): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const appending = { entry: entryOf(runId, answer), done: promise, resolve, reject };
    this.#open.add(appending);
    this.#waiting.push(appending);
    this.#gather();
    return promise;
  }

  /** Resolves when all that was appended until now is on disk or has failed. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#open].map((appending) => appending.done));
  }

  /** Every answer of a run, in no particular order. */
  async *answers(runId: string): AsyncGenerator<Answer> {
    // `;` follows `:` in ASCII, so this is the range of ids that begin with `runId:`.
    const ofRun = { _id: { $gte: `${runId}:`, $lt: `${runId};` } };
    for await (const { _id, ...answer } of this.#collection.find(ofRun)) yield answer;
  }

  /** Waits one turn of the event loop, so that what arrived together is written together. */
  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    setImmediate(() => {
      this.#gathering = false;
      this.#writeOn();
    });
  }

  #writeOn(): void {
    while (this.#waiting.length > 0 && this.#writes.size < mostWrites) {
      const write = this.#write(this.#waiting.splice(0, mostInOneWrite)).finally(() => {
        this.#writes.delete(write);
        this.#writeOn();
      });
      this.#writes.add(write);
    }
  }

  async #write(batch: readonly Appending[]): Promise<void> {
    const failure = await this.#tryToWrite(batch);
    for (const appending of batch) {
      this.#open.delete(appending);
      if (failure === null) appending.resolve();
      else appending.reject(failure);
    }
  }

  /** Null when the batch is on disk, else why it is not. */
  async #tryToWrite(batch: readonly Appending[]): Promise<unknown> {
    try {
      const operations = batch.map((appending) => upsert(appending.entry));
      await this.#collection.bulkWrite(operations, { ordered: false });
      return null;
    } catch (error) {
      if (isAllThere(error)) return null;
      this.#log.error({ err: error, count: batch.length }, 'answers could not be written');
      return error;
    }
  }
}
