import type { AnyBulkWriteOperation, Collection } from 'mongodb';
import { MongoBulkWriteError } from 'mongodb';
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

interface Waiting {
  readonly entry: LedgerEntry;
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
  #waiting: Waiting[] = [];
  readonly #writes = new Set<Promise<void>>();
  #gathering = false;

  constructor(collection: Collection<LedgerEntry>) {
    this.#collection = collection;
  }

  /** Resolves when the answer, or a newer revision of it, is on disk; rejects when it cannot be. */
  append(runId: string, answer: Answer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry: entryOf(runId, answer), resolve, reject });
      this.#gather();
    });
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

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      const operations = batch.map((each) => upsert(each.entry));
      await this.#collection.bulkWrite(operations, { ordered: false });
    } catch (error) {
      if (!isAllThere(error)) {
        for (const each of batch) each.reject(error);
        return;
      }
    }
    for (const each of batch) each.resolve();
  }
}
