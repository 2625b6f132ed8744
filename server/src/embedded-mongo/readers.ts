import { Worker } from 'node:worker_threads';
import { StoreError, toStoreError } from './store-error.ts';
import { type Request, writeReply } from './wire/wire.ts';

/** So many long reads go on at once; more wait for their turn. */
const MOST = 2;
/** What one of them may hold: a pipeline that gathers more is refused, and the store goes on. */
const MEMORY_MB = 512;

interface Answer {
  reply: Uint8Array;
  /** The cursors that are open in the thread after it. */
  cursors: string[];
}

const closing = (): StoreError => new StoreError(8, 'The store is closing');

/** A thread that reads the file of the store, one request after the other. */
class Reader {
  readonly #worker: Worker;
  readonly #waiting: PromiseWithResolvers<Uint8Array>[] = [];
  #cursors = new Set<string>();

  constructor(dir: string, gone: () => void) {
    this.#worker = new Worker(new URL('reading-thread.ts', import.meta.url), {
      workerData: { dir },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.#worker.on('message', ({ reply, cursors }: Answer) => {
      this.#cursors = new Set(cursors);
      this.#waiting.shift()?.resolve(reply);
    });
    let failure: unknown = closing();
    this.#worker.on('error', (error) => {
      failure = error;
    });
    this.#worker.once('exit', () => {
      gone();
      for (const { reject } of this.#waiting.splice(0)) reject(failure);
    });
  }

  get load(): number {
    return this.#waiting.length;
  }

  has(cursor: string): boolean {
    return this.#cursors.has(cursor);
  }

  answer(frame: Buffer): Promise<Uint8Array> {
    const waiting = Promise.withResolvers<Uint8Array>();
    this.#waiting.push(waiting);
    const bytes = new Uint8Array(frame);
    this.#worker.postMessage(bytes, [bytes.buffer]);
    return waiting.promise;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** The threads that read: begun when they are needed first. */
export class Readers {
  readonly #dir: string;
  readonly #readers = new Set<Reader>();
  #isClosed = false;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** The one in which a cursor is open, if it is in any. */
  holding(cursor: string): Reader | undefined {
    return [...this.#readers].find((reader) => reader.has(cursor));
  }

  /** Answers a request with the bytes of a reply; a failure is one too. */
  async answer(request: Request, frame: Buffer, holder?: Reader): Promise<Uint8Array> {
    try {
      if (this.#isClosed) throw closing();
      return await (holder ?? this.#freest()).answer(frame);
    } catch (error) {
      const isTooMuch = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
      const failure = isTooMuch
        ? new StoreError(292, `The read would hold more than ${MEMORY_MB} MB in memory`)
        : toStoreError(error);
      return writeReply(request, failure.reply());
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#readers].map((reader) => reader.close()));
  }

  #freest(): Reader {
    const freest = [...this.#readers].toSorted((a, b) => a.load - b.load)[0];
    if (freest && (freest.load === 0 || this.#readers.size >= MOST)) return freest;
    const reader: Reader = new Reader(this.#dir, () => this.#readers.delete(reader));
    this.#readers.add(reader);
    return reader;
  }
}
