import type { Slot } from '@sets/shared/live/activity.ts';
import type { Db, Document } from 'mongodb';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Answer, Settled } from './run-store.ts';

/** An answer as it lies in the collection `answers`; `_id` is `run:question:round:participant`. */
export interface LedgerEntry extends Answer {
  readonly _id: string;
}

/** A question of a run, and who was asked it. */
export interface AskedOf {
  readonly runId: string;
  readonly slot: Slot;
  readonly participant: string;
}

/** An answer, and in which run it was given. */
export interface RunAnswer extends Answer {
  readonly runId: string;
}

/** Most answers in one write: bounds how long the first of them waits for the last. */
const mostInOneWrite = 250;

/** Writes under way at once: while one is on its way to the disk, the next is being put together. */
const mostWrites = 8;

const collection = 'answers';
const duplicateKey = 11_000;

const idOf = (
  runId: string,
  { question, round, participant }: Pick<Answer, 'question' | 'round' | 'participant'>,
): string => `${runId}:${question}:${round}:${participant}`;

/** No id holds a `:`. */
const runIdOf = (entryId: string): string => entryId.slice(0, entryId.indexOf(':'));

const entryOf = (runId: string, answer: Answer): LedgerEntry => ({
  _id: idOf(runId, answer),
  ...answer,
});

/** On the disk of a majority, before it is acknowledged. */
const durable = { writeConcern: { w: 'majority', j: true } } as const;

/**
 * Puts an entry in the place of an older revision. Where there is none to replace, the upsert
 * inserts, and meets the `_id` of the same or a newer one: then that is what should be there.
 */
const upsert = (entry: LedgerEntry) => ({
  q: { _id: entry._id, revision: { $lt: entry.revision } },
  u: entry,
  upsert: true,
});

/** What the database answers to a write, as far as it tells of failures. */
const writeReply = z.object({
  writeErrors: z.optional(
    z.array(z.object({ index: z.number(), code: z.number(), errmsg: z.string() })),
  ),
  writeConcernError: z.optional(z.object({ errmsg: z.string() })),
});

/** The entries whose `_id` was taken. @throws Error where a write failed for another reason. */
const takenOf = (entries: readonly LedgerEntry[], reply: unknown): LedgerEntry[] => {
  const { writeErrors = [], writeConcernError } = writeReply.parse(reply);
  const failed = writeErrors.find((failure) => failure.code !== duplicateKey);
  const reason = failed?.errmsg ?? writeConcernError?.errmsg;
  if (reason !== undefined) throw new Error(reason);
  return writeErrors.flatMap(({ index }) => entries[index] ?? []);
};

interface Appending {
  readonly entry: LedgerEntry;
  /** Whether nothing should be there yet: an insert costs half of an update. */
  readonly isFirst: boolean;
  readonly done: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The durable record of answers, with group commit: what comes in one turn of the event loop goes in
 * one write, and while a write is under way the next answers gather. Thousands of answers a second
 * cost few writes, and a single one waits for nobody. Writes may end in any order: none replaces a
 * newer revision.
 */
export class Ledger {
  readonly #db: Db;
  readonly #log: Logger;
  /** What no write has taken yet. */
  #waiting: Appending[] = [];
  readonly #writes = new Set<Promise<void>>();
  /** Whether a write that is not full is under way, or begins with this turn's end. */
  #gathering = false;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** Resolves when the answer, or a newer revision of it, is on disk; rejects when it cannot be. */
  append(runId: string, { how, answer }: Settled): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = entryOf(runId, answer);
    const appending = { entry, isFirst: how === 'first', done: promise, resolve, reject };
    this.#waiting.push(appending);
    this.#writeOn();
    return promise;
  }

  /** Resolves when all that was appended until now is on disk or has failed. */
  async settled(): Promise<void> {
    const waiting = this.#waiting.map((appending) => appending.done);
    await Promise.allSettled([...this.#writes, ...waiting]);
  }

  /** Every answer of a run, in no particular order. */
  async *answers(runId: string): AsyncGenerator<Answer> {
    // `;` follows `:` in ASCII, so this is the range of ids that begin with `runId:`.
    const ofRun = { _id: { $gte: `${runId}:`, $lt: `${runId};` } };
    for await (const { _id, ...answer } of this.#db.collection<LedgerEntry>(collection).find(ofRun))
      yield answer;
  }

  /** The answers to these questions, where they were answered. */
  async to(asked: readonly AskedOf[]): Promise<RunAnswer[]> {
    const ids = asked.map(({ runId, slot, participant }) => idOf(runId, { ...slot, participant }));
    const found = this.#db.collection<LedgerEntry>(collection).find({ _id: { $in: ids } });
    return found.map((entry) => Object.assign(entry, { runId: runIdOf(entry._id) })).toArray();
  }

  /**
   * Writes what waits: full writes at once, so that in a rush the disk works while answers come in.
   * What fills none goes when this turn of the event loop has taken in all that has come, unless
   * such a write is under way: then it gathers until that one is done.
   */
  #writeOn(): void {
    while (this.#waiting.length >= mostInOneWrite && this.#writes.size < mostWrites) {
      void this.#start();
    }
    if (this.#waiting.length === 0 || this.#gathering || this.#writes.size >= mostWrites) return;
    this.#gathering = true;
    setImmediate(() => {
      const gathered = (): void => {
        this.#gathering = false;
        this.#writeOn();
      };
      if (this.#waiting.length === 0) gathered();
      else void this.#start().finally(gathered);
    });
  }

  /** Starts a write of what has waited longest. */
  #start(): Promise<void> {
    const write = this.#write(this.#waiting.splice(0, mostInOneWrite)).finally(() => {
      this.#writes.delete(write);
      this.#writeOn();
    });
    this.#writes.add(write);
    return write;
  }

  async #write(batch: readonly Appending[]): Promise<void> {
    const failure = await this.#tryToWrite(batch);
    for (const appending of batch) {
      if (failure === null) appending.resolve();
      else appending.reject(failure);
    }
  }

  /** Null when the batch is on disk, else why it is not. */
  async #tryToWrite(batch: readonly Appending[]): Promise<unknown> {
    const firsts = batch.filter((appending) => appending.isFirst);
    const changes = batch.filter((appending) => !appending.isFirst);
    try {
      const taken = await this.#insert(firsts.map((appending) => appending.entry));
      await this.#replace(changes.map((appending) => appending.entry).concat(taken));
      return null;
    } catch (error) {
      this.#log.error({ err: error, count: batch.length }, 'answers could not be written');
      return error;
    }
  }

  /** Inserts entries; resolves with those that are there already, in whatever revision. */
  #insert(entries: LedgerEntry[]): Promise<LedgerEntry[]> {
    return this.#send(entries, { insert: collection, documents: entries });
  }

  /** Puts entries in the place of older revisions; where the same or a newer one is, it stays. */
  async #replace(entries: LedgerEntry[]): Promise<void> {
    await this.#send(entries, { update: collection, updates: entries.map(upsert) });
  }

  /** The bare command: the driver's bulk write would measure every document before it sends it. */
  async #send(entries: readonly LedgerEntry[], command: Document): Promise<LedgerEntry[]> {
    if (entries.length === 0) return [];
    const reply = await this.#db.command({ ...command, ordered: false, ...durable });
    return takenOf(entries, reply);
  }
}
