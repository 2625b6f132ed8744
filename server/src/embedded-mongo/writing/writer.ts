import { Long } from 'bson';
import type { Engine } from '../engine.ts';
import { decodeShallow } from '../raw-bson.ts';
import { StoreError, toStoreError } from '../store-error.ts';
import { bodyOf, type Reply, type Request, requestFrame } from '../wire/wire.ts';
import type { Doc } from '../values.ts';
import { Merging, WRITTEN_AT_ONCE } from './merging.ts';
import { Replacing } from './replacing.ts';
import { writingPipelineOf } from './writing-stage.ts';

/** What a pipeline may make before it is written. */
const MOST_BYTES = 100 * 1024 * 1024;
const READ_AT_ONCE = 10_000;

/** What is left of the time of a command, as an option of the next one. @throws StoreError 50 where it is over */
type Time = () => { maxTimeMS?: number };

function timeOf({ maxTimeMS }: Doc): Time {
  const deadline = Number(maxTimeMS ?? 0) > 0 ? performance.now() + Number(maxTimeMS) : undefined;
  return () => {
    if (deadline === undefined) return {};
    const left = Math.ceil(deadline - performance.now());
    if (left <= 0) throw new StoreError(50, 'operation exceeded time limit');
    return { maxTimeMS: left };
  };
}

type Answer = (request: Request, frame: Buffer) => Promise<Uint8Array>;

interface Batch {
  documents: Uint8Array[];
  cursor: Long;
}

/**
 * Pipelines that end with `$merge` or `$out`. They read as any pipeline does, to the end, and then write, so that
 * nothing is read that they have written themselves, and one that fails on its way has written nothing.
 */
export class Writer {
  readonly #engine: Engine;
  readonly #answer: Answer;

  /** @param answer as any read is answered, by whichever thread */
  constructor(engine: Engine, answer: Answer) {
    this.#engine = engine;
    this.#answer = answer;
  }

  async answer(request: Request): Promise<Reply> {
    try {
      const { command } = request;
      await this.#write(command, request);
      const cursor = { id: Long.ZERO, ns: `${String(command.$db)}.${String(command.aggregate)}` };
      return { batchName: 'firstBatch', batch: [], cursor };
    } catch (error) {
      return toStoreError(error).reply();
    }
  }

  async #write(command: Doc, request: Request): Promise<void> {
    const { head, target } = writingPipelineOf(command);
    const writing =
      'merge' in target
        ? new Merging(this.#engine, target.merge, command)
        : new Replacing(this.#engine, String(command.$db), target.out);
    writing.check();
    const time = timeOf(command);
    const documents = await this.#read({ ...command, pipeline: head }, request, time);
    try {
      for (let i = 0; i === 0 || i < documents.length; i += WRITTEN_AT_ONCE) {
        time();
        await writing.write(documents.slice(i, i + WRITTEN_AT_ONCE));
      }
      await writing.end();
    } catch (error) {
      // What is left where that fails too is gone after the next start; the first failure is the one to tell.
      await writing.undo().catch(() => {});
      throw error;
    }
  }

  /** All that the pipeline makes. @throws StoreError 292 for more than 100 MB */
  async #read(command: Doc, request: Request, time: Time): Promise<Uint8Array[]> {
    const first = { ...command, cursor: { batchSize: READ_AT_ONCE } };
    const more = { collection: command.aggregate, batchSize: READ_AT_ONCE, $db: command.$db };
    const documents: Uint8Array[] = [];
    let bytes = 0;
    let batch = await this.#batch(first, request);
    for (;;) {
      for (const document of batch.documents) bytes += document.length;
      documents.push(...batch.documents);
      if (batch.cursor.isZero()) return documents;
      const goesOn = bytes <= MOST_BYTES;
      const next = goesOn
        ? { getMore: batch.cursor, ...more, ...time() }
        : { killCursors: command.aggregate, cursors: [batch.cursor], $db: command.$db };
      batch = await this.#batch(next, request);
      if (!goesOn)
        throw new StoreError(292, 'A pipeline of the store writes at most 100 MB of documents');
    }
  }

  async #batch(command: Doc, request: Request): Promise<Batch> {
    const reply = await this.#answer({ ...request, command }, requestFrame(command));
    return batchOf(decodeShallow(bodyOf(Buffer.from(reply))));
  }
}

/** @throws StoreError where the reply is a failure */
function batchOf(reply: Doc): Batch {
  if (reply.ok !== 1) throw new StoreError(Number(reply.code), String(reply.errmsg));
  if (!(reply.cursor instanceof Uint8Array)) return { documents: [], cursor: Long.ZERO };
  const cursor = decodeShallow(reply.cursor);
  const documents = (cursor.firstBatch ?? cursor.nextBatch) as Uint8Array[];
  return { documents, cursor: cursor.id as Long };
}
