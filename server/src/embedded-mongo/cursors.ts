import { randomInt } from 'node:crypto';
import { Long } from 'bson';
import { type Effort, isImpatient } from './find/query.ts';
import { MAX_DOCUMENT_BYTES } from './raw-bson.ts';
import { StoreError } from './store-error.ts';
import { TakesLong } from './takes-long.ts';
import { withPatternLimit } from './time-limit.ts';
import type { CursorReply } from './wire/wire.ts';

const FIRST_BATCH_SIZE = 101;
const IDLE_MS = 10 * 60_000;
/** Of small documents a batch has no more, however many fit into 16 MB: each is an object on its way. */
const MOST_IN_BATCH = 10_000;

const DOCUMENTS_BETWEEN_CLOCK_LOOKS = 32;

/**
 * Each thread that reads has cursors of its own, and a cursor is found by its id alone: so their ids begin anywhere,
 * far from each other, and stay below 2^53.
 */
const IDS_OF_ONE_START = 2 ** 20;
const MOST_FIRST_ID = 2 ** 32;

/** Documents that are still to come: a position in the collection, not a result in memory. */
export interface Source {
  /** `undefined`: the patience is over before the next one is found. */
  documents: Iterable<Uint8Array | undefined>;
  spent: Effort;
  /** Whether it can stop anywhere and go on later; else what is left over is work for a thread of its own. */
  canPause: boolean;
  /** Whether a pattern is looked for, so that each batch gets a time limit of its own. */
  hasPattern: boolean;
}

interface Cursor {
  namespace: string;
  documents: Iterator<Uint8Array | undefined>;
  source: Source;
  /** A document that was read but did not fit into the last batch. */
  next: Uint8Array | undefined;
  usedAt: number;
}

/** The time that a batch has. */
export interface BatchTime extends Pick<Effort, 'deadline' | 'patience'> {
  maxTimeMs: number;
}

interface Opening {
  batchSize?: number | undefined;
  single?: boolean;
  maxTimeMs?: number;
}

/** The cursors that clients have open. */
export class Cursors {
  readonly #open = new Map<string, Cursor>();
  readonly #now: () => number;
  #lastId = randomInt(MOST_FIRST_ID) * IDS_OF_ONE_START;

  constructor(now: () => number) {
    this.#now = now;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Their ids. */
  ids(): string[] {
    return [...this.#open.keys()];
  }

  /**
   * The first batch; what is left stays behind under the cursor's id (0: nothing is left).
   *
   * @throws TakesLong where the patience is over, and it cannot be gone on with later
   */
  open(namespace: string, source: Source, { batchSize, single, maxTimeMs }: Opening): CursorReply {
    const documents = source.documents[Symbol.iterator]();
    const cursor: Cursor = { namespace, documents, source, next: undefined, usedAt: this.#now() };
    const { batch, paused } = this.#fill(cursor, batchSize ?? FIRST_BATCH_SIZE, maxTimeMs);
    const goesOn = paused || (!single && !isOver(cursor, batchSize));
    if (!goesOn) {
      end(cursor);
      return reply('firstBatch', batch, namespace, 0);
    }
    if ((single || !source.canPause) && source.spent.patience !== Infinity) {
      end(cursor);
      throw new TakesLong();
    }
    this.#lastId += 1;
    this.#open.set(String(this.#lastId), cursor);
    return reply('firstBatch', batch, namespace, this.#lastId);
  }

  /** @throws StoreError 43 where there is no such cursor (any more) */
  next(id: unknown, namespace: string, batchSize = MOST_IN_BATCH, time: BatchTime): CursorReply {
    const name = String(id);
    const cursor = this.#open.get(name);
    if (cursor?.namespace !== namespace) throw new StoreError(43, `cursor id ${name} not found`);
    cursor.usedAt = this.#now();
    cursor.source.spent.deadline = time.deadline;
    cursor.source.spent.patience = time.patience;
    try {
      const most = batchSize > 0 ? batchSize : MOST_IN_BATCH;
      const { batch, paused } = this.#fill(cursor, most, time.maxTimeMs);
      if (!paused && isOver(cursor, undefined)) this.kill(name);
      return reply('nextBatch', batch, namespace, this.#open.has(name) ? Number(name) : 0);
    } catch (error) {
      // It has ended itself, or was broken off in the middle: then to end it is an error of its own.
      this.#open.delete(name);
      throw error;
    }
  }

  #fill(cursor: Cursor, batchSize: number, maxTimeMs = 0): Batch {
    const fill = (): Batch => fillBatch(cursor, batchSize);
    const { hasPattern, spent } = cursor.source;
    return hasPattern ? withPatternLimit(maxTimeMs, spent.patience, fill) : fill();
  }

  kill(id: unknown): boolean {
    const cursor = this.#open.get(String(id));
    if (cursor) end(cursor);
    return this.#open.delete(String(id));
  }

  /** Drops the cursors that nobody has asked for ten minutes. */
  sweep(): void {
    const oldest = this.#now() - IDLE_MS;
    for (const [id, cursor] of this.#open) if (cursor.usedAt < oldest) this.kill(id);
  }
}

/** Lets go of what was held for what is not asked for any more. */
function end(cursor: Cursor): void {
  cursor.documents.return?.();
}

/** Nothing is read ahead for an empty first batch: it only asks for a cursor. */
function isOver(cursor: Cursor, batchSize: number | undefined): boolean {
  return batchSize !== 0 && cursor.next === undefined;
}

interface Batch {
  batch: Uint8Array[];
  /** Whether it ends here because the patience is over. */
  paused: boolean;
}

/** Takes documents up to the size of a batch or 16 MB, and one more to know whether one is left. */
function fillBatch(cursor: Cursor, batchSize: number): Batch {
  const batch: Uint8Array[] = [];
  let bytes = 0;
  if (batchSize === 0) return { batch, paused: false };
  for (;;) {
    const found = cursor.next ? { document: cursor.next } : nextDocument(cursor);
    if (found === undefined) return { batch, paused: false };
    const { document } = found;
    if (document === undefined) return { batch, paused: true };
    cursor.next = document;
    bytes += document.length;
    const fits = batch.length === 0 || bytes <= MAX_DOCUMENT_BYTES;
    if (batch.length >= batchSize || !fits) return { batch, paused: false };
    batch.push(document);
    cursor.next = undefined;
    const isLookDue = batch.length % DOCUMENTS_BETWEEN_CLOCK_LOOKS === 0;
    if (isLookDue && cursor.source.canPause && isImpatient(cursor.source.spent)) {
      return { batch, paused: true };
    }
  }
}

/** The next document, or that the patience is over; nothing when there is none. */
function nextDocument(cursor: Cursor): { document: Uint8Array | undefined } | undefined {
  try {
    const next = cursor.documents.next();
    return next.done ? undefined : { document: next.value };
  } catch (error) {
    const gone = /no such table/.test(error instanceof Error ? error.message : '');
    if (gone)
      throw new StoreError(175, 'collection or index was dropped while the cursor was open');
    throw error;
  }
}

function reply(
  batchName: CursorReply['batchName'],
  batch: Uint8Array[],
  ns: string,
  id: number,
): CursorReply {
  return { batchName, batch, cursor: { id: Long.fromNumber(id), ns } };
}
