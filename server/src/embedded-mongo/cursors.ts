import { Long } from 'bson';
import { type Effort, effort } from './query.ts';
import { MAX_DOCUMENT_BYTES } from './raw-bson.ts';
import { StoreError } from './store-error.ts';
import { withPatternLimit } from './time-limit.ts';
import type { CursorReply } from './wire.ts';

const FIRST_BATCH_SIZE = 101;
const IDLE_MS = 10 * 60_000;

/** Documents that are still to come: a position in the collection, not a result in memory. */
export interface Source {
  documents: Iterable<Uint8Array>;
  spent: Effort;
  /** Whether a pattern is looked for, so that each batch gets a time limit of its own. */
  hasPattern: boolean;
}

interface Cursor {
  namespace: string;
  documents: Iterator<Uint8Array>;
  source: Source;
  /** A document that was read but did not fit into the last batch. */
  next: Uint8Array | undefined;
  usedAt: number;
}

/** The cursors that clients have open. */
export class Cursors {
  readonly #open = new Map<string, Cursor>();
  readonly #now: () => number;
  #lastId = Date.now() * 1000;

  constructor(now: () => number) {
    this.#now = now;
  }

  get size(): number {
    return this.#open.size;
  }

  /** The first batch; what is left stays behind under the cursor's id (0: nothing is left). */
  open(
    namespace: string,
    source: Source,
    options: { batchSize?: number | undefined; single?: boolean; maxTimeMs?: number },
  ): CursorReply {
    const documents = source.documents[Symbol.iterator]();
    const cursor: Cursor = { namespace, documents, source, next: undefined, usedAt: this.#now() };
    const batch = this.#fill(cursor, options.batchSize ?? FIRST_BATCH_SIZE, options.maxTimeMs);
    let id = 0;
    if (!options.single && !this.#isOver(cursor, options.batchSize)) {
      this.#lastId += 1;
      id = this.#lastId;
      this.#open.set(String(id), cursor);
    }
    return reply('firstBatch', batch, namespace, id);
  }

  /** @throws StoreError 43 where there is no such cursor (any more) */
  next(id: unknown, namespace: string, batchSize = Infinity, maxTimeMs = 0): CursorReply {
    const name = String(id);
    const cursor = this.#open.get(name);
    if (cursor?.namespace !== namespace) throw new StoreError(43, `cursor id ${name} not found`);
    cursor.usedAt = this.#now();
    cursor.source.spent.deadline = effort(maxTimeMs).deadline;
    try {
      const batch = this.#fill(cursor, batchSize > 0 ? batchSize : Infinity, maxTimeMs);
      if (this.#isOver(cursor, undefined)) this.#open.delete(name);
      return reply('nextBatch', batch, namespace, this.#open.has(name) ? Number(name) : 0);
    } catch (error) {
      this.#open.delete(name);
      throw error;
    }
  }

  #fill(cursor: Cursor, batchSize: number, maxTimeMs = 0): Uint8Array[] {
    const fill = (): Uint8Array[] => fillBatch(cursor, batchSize);
    return cursor.source.hasPattern ? withPatternLimit(maxTimeMs, fill) : fill();
  }

  /** Nothing is read ahead for an empty first batch: it only asks for a cursor. */
  #isOver(cursor: Cursor, batchSize: number | undefined): boolean {
    return batchSize !== 0 && cursor.next === undefined;
  }

  kill(id: unknown): boolean {
    return this.#open.delete(String(id));
  }

  /** Drops the cursors that nobody has asked for ten minutes. */
  sweep(): void {
    const oldest = this.#now() - IDLE_MS;
    for (const [id, cursor] of this.#open) if (cursor.usedAt < oldest) this.#open.delete(id);
  }
}

/** Takes documents up to the size of a batch or 16 MB, and one more to know whether one is left. */
function fillBatch(cursor: Cursor, batchSize: number): Uint8Array[] {
  const batch: Uint8Array[] = [];
  let bytes = 0;
  if (batchSize === 0) return batch;
  for (;;) {
    const document = cursor.next ?? nextDocument(cursor);
    cursor.next = document;
    if (document === undefined) return batch;
    bytes += document.length;
    const fits = batch.length === 0 || bytes <= MAX_DOCUMENT_BYTES;
    if (batch.length >= batchSize || !fits) return batch;
    batch.push(document);
    cursor.next = undefined;
  }
}

function nextDocument(cursor: Cursor): Uint8Array | undefined {
  try {
    const next = cursor.documents.next();
    return next.done ? undefined : next.value;
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
