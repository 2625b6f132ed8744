import type { Slot } from '@sets/shared/live/activity.ts';
import { type Db, type Document, type Filter, type FindCursor, ObjectId } from 'mongodb';
import type { Logger } from 'pino';
import { durableWrite } from '../../core/durable-write.ts';
import { GroupedWrites } from '../../core/grouped-writes.ts';
import { idsUnder } from '../../core/ids-under.ts';
import type { Answer, Settled } from './run-store.ts';

/** An answer without what the `_id` of its document says. */
type Kept = Omit<Answer, 'slot'>;

/**
 * First answers for one slot that were written at the same moment; `_id` is `run:slot:` and an id
 * of its own. In a rush this is two hundred answers in one document:
 * the embedded store's share of an answer falls from 12 µs to 1, and a burst gains a tenth.
 */
export interface LedgerBlock {
  readonly _id: string;
  readonly answers: readonly Kept[];
}

/**
 * An answer that was changed, or sent again; `_id` is `run:slot:participant`. However often somebody
 * changes their mind, it is one document.
 */
export interface LedgerChange extends Kept {
  readonly _id: string;
}

type LedgerDocument = LedgerBlock | LedgerChange;

const collection = 'answers';

/** No part of an id holds a `:`. */
const slotIdOf = (runId: string, slot: Slot): string => `${runId}:${slot}`;

/** `slotIdOf`, which gives the very string of before as long as it is asked for the same slot. */
const repeatedSlotId = (): typeof slotIdOf => {
  let last = { runId: '', slot: '', slotId: '' };
  return (runId, slot) => {
    if (last.slot !== slot || last.runId !== runId) {
      last = { runId, slot, slotId: slotIdOf(runId, slot) };
    }
    return last.slotId;
  };
};

const keptOf = (answer: Kept, value = answer.value): Kept => {
  const { participant, attempt, revision, tappedAt, receivedAt } = answer;
  return { participant, attempt, revision, value, tappedAt, receivedAt };
};

/** Before November 2026 `_id` was `run:question:round:participant`, and only polls were answered. */
const slotNow = (slot: string, [round = '', ...more]: readonly string[]): Slot =>
  more.length === 0 ? slot : `q${slot}.r${round}`;

/** What that slot was called then, and nothing is called now. */
const slotBefore = (slot: Slot): string => slot.replace(/^q(\d+)\.r(\d+)$/, '$1:$2');

/** The answers that a document holds, of whatever kind it is. */
const answersIn = (document: LedgerDocument): Answer[] => {
  const [, slot = '', ...rest] = document._id.split(':');
  const kept = 'answers' in document ? document.answers : [document];
  return kept.map((answer) => Object.assign(keptOf(answer), { slot: slotNow(slot, rest) }));
};

/** Keeps the answer in the place of an older one of its participant for its slot. */
export const keepNewest = (counts: Map<string, Answer>, answer: Answer): void => {
  const key = `${answer.slot}:${answer.participant}`;
  if ((counts.get(key)?.revision ?? 0) < answer.revision) counts.set(key, answer);
};

/** Of the answers of each participant for each slot the one that counts. */
export const newest = (answers: Iterable<Answer>): Answer[] => {
  const counts = new Map<string, Answer>();
  for (const answer of answers) keepNewest(counts, answer);
  return [...counts.values()];
};

const blocksOf = (appendings: readonly Appending[]): LedgerBlock[] =>
  [...Map.groupBy(appendings, ({ slotId }) => slotId)].map(([slotId, ofSlot]) => ({
    _id: `${slotId}:${new ObjectId().toHexString()}`,
    answers: ofSlot.map(({ kept }) => kept),
  }));

/**
 * Puts a change in the place of an older one. Where there is none to replace, the upsert inserts,
 * and meets the `_id` of the same or a newer one: then that is what should be there.
 */
const upsertOf = ({ slotId, kept }: Appending) => {
  const _id = `${slotId}:${kept.participant}`;
  const change: LedgerChange = { _id, ...kept };
  return { q: { _id, revision: { $lt: kept.revision } }, u: change, upsert: true };
};

interface Appending {
  readonly slotId: string;
  readonly kept: Kept;
  /** Whether its participant had none: it goes into a block. */
  readonly isFirst: boolean;
}

/**
 * The durable record of answers, with group commit: thousands of answers a second cost few writes.
 * Writes may end in any order: none replaces a newer revision.
 */
export class Ledger {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #writes: GroupedWrites<Appending>;
  /** A hall answers one slot: to join and hash its name for each answer costs a twentieth of the answer. */
  readonly #slotIdOf = repeatedSlotId();

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
    const write = (batch: readonly Appending[]): Promise<void> => this.#write(batch);
    this.#writes = new GroupedWrites({ write, mostInOneWrite: 250, mostWrites: 8 });
  }

  /**
   * Resolves when the answer, or a newer revision of it, is on disk; rejects when it cannot be.
   * `value` is what is kept as its value, where that is not the same.
   */
  append(runId: string, { how, answer }: Settled, value: unknown = answer.value): Promise<void> {
    const slotId = this.#slotIdOf(runId, answer.slot);
    return this.#writes.add({ slotId, kept: keptOf(answer, value), isFirst: how === 'first' });
  }

  /** Resolves when all that was appended until now is on disk or has failed. */
  settled(): Promise<void> {
    return this.#writes.settled();
  }

  /**
   * The answers of a run in no particular order, older revisions of them too: what counts is the
   * highest.
   */
  async *answers(runId: string): AsyncGenerator<Answer> {
    for await (const document of this.#find(idsUnder(runId))) yield* answersIn(document);
  }

  /** Those of them that are for one slot. */
  async *answersFor(runId: string, slot: Slot): AsyncGenerator<Answer> {
    for (const name of new Set([slot, slotBefore(slot)])) {
      for await (const document of this.#find(idsUnder(`${runId}:${name}`))) {
        yield* answersIn(document);
      }
    }
  }

  /** What counts of one participant's answers. */
  async answersOf(runId: string, participant: string): Promise<Answer[]> {
    const theirs = { $or: [{ participant }, { 'answers.participant': participant }] };
    const found = await this.#find({ ...idsUnder(runId), ...theirs }).toArray();
    return newest(found.flatMap(answersIn).filter((answer) => answer.participant === participant));
  }

  /** Deletes every answer of a run. */
  async remove(runId: string): Promise<void> {
    await this.#db.collection<LedgerDocument>(collection).deleteMany(idsUnder(runId));
  }

  #find(filter: Filter<LedgerDocument>): FindCursor<LedgerDocument> {
    return this.#db.collection<LedgerDocument>(collection).find<LedgerDocument>(filter);
  }

  async #write(batch: readonly Appending[]): Promise<void> {
    const firsts = batch.filter((appending) => appending.isFirst);
    const changes = batch.filter((appending) => !appending.isFirst);
    try {
      if (firsts.length > 0) await this.#send({ insert: collection, documents: blocksOf(firsts) });
      if (changes.length > 0) {
        await this.#send({ update: collection, updates: changes.map(upsertOf) });
      }
    } catch (error) {
      this.#log.error({ err: error, count: batch.length }, 'answers could not be written');
      throw error;
    }
  }

  /** What a unique index refuses is there already: nothing of the rest waits for that. */
  async #send(command: Document): Promise<void> {
    await durableWrite(this.#db, { ...command, ordered: false });
  }
}
