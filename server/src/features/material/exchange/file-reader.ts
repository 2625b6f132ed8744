import { Worker } from 'node:worker_threads';
import {
  exchangeLimits,
  type FileRead,
  fileRead,
} from '@sets/shared/material/exchange.contract.ts';
import * as z from 'zod/mini';
import { createBounded, createBoundedByKey } from '../../../core/bounded.ts';
import { exchangeWords as words } from './exchange-words.ts';

/** So many files are read at a time, and so many more wait: each of another account. */
const ofAll = { atOnce: 2, waiting: 20, msg: words.busy } as const;
/** What one account has in that queue, and beside it. */
const ofOne = { atOnce: 1, waiting: 3, msg: words.ownBusy } as const;

type ReadOne = (asked: string, bytes: Uint8Array, name: string) => Promise<FileRead>;

const gaveUp: FileRead = {
  format: null,
  title: '',
  settings: null,
  items: [],
  notes: [words.tooLong],
};

/** Reads one in a thread of this file, which knows by name who asks what is read. */
export const readInThread =
  (thread: URL): ReadOne =>
  async (asked, bytes, name) => {
    const worker = new Worker(thread, {
      workerData: { asked, bytes: Uint8Array.from(bytes), name },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: exchangeLimits.memory, stackSizeMb: 4 },
    });
    const told = Promise.withResolvers<FileRead>();
    const timer = setTimeout(() => told.resolve(gaveUp), exchangeLimits.time);
    worker.once('message', (message: unknown) => {
      const read = z.safeParse(fileRead, message);
      told.resolve(read.success ? read.data : gaveUp);
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') told.resolve(gaveUp);
      else told.reject(error);
    });
    try {
      return await told.promise;
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  };

/**
 * Reads files that people send, in threads with bounds on time and memory, a few at a time. An account
 * has one at a time in the queue of all, so it waits for its own files, and others for one of them at most.
 */
export class FileReader {
  readonly #ofAll = createBounded(ofAll);
  readonly #ofOne = createBoundedByKey(ofOne);
  readonly #readOne: ReadOne;

  constructor(readOne: ReadOne) {
    this.#readOne = readOne;
  }

  /** @throws AppError UNAVAILABLE where too many wait already. */
  read(userid: string, asked: string, bytes: Uint8Array, name: string): Promise<FileRead> {
    return this.#ofOne(userid, () => this.#ofAll(() => this.#readOne(asked, bytes, name)));
  }
}
