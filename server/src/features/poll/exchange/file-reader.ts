import { Worker } from 'node:worker_threads';
import {
  exchangeLimits,
  type FileRead,
  fileRead,
} from '@sets/shared/poll/poll-exchange.contract.ts';
import * as z from 'zod/mini';
import { AppError } from '../../../core/app-error.ts';
import { exchangeWords as words } from './exchange-words.ts';

/** So many files are read at a time, and so many more wait. */
const most = { reading: 2, waiting: 20 } as const;

const gaveUp: FileRead = {
  format: null,
  title: '',
  settings: null,
  items: [],
  notes: [words.tooLong],
};

const readInThread = async (bytes: Uint8Array, name: string): Promise<FileRead> => {
  const worker = new Worker(new URL('reading-thread.ts', import.meta.url), {
    workerData: { bytes: Uint8Array.from(bytes), name },
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

/** Reads files that people send, in threads with bounds on time and memory, a few at a time. */
export class FileReader {
  #reading = 0;
  readonly #waiting: (() => void)[] = [];

  /** @throws AppError FULL where too many wait already. */
  async read(bytes: Uint8Array, name: string): Promise<FileRead> {
    await this.#turn();
    try {
      return await readInThread(bytes, name);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#reading -= 1;
      else next();
    }
  }

  async #turn(): Promise<void> {
    if (this.#reading < most.reading) {
      this.#reading += 1;
      return;
    }
    if (this.#waiting.length >= most.waiting) {
      throw new AppError('FULL', 'Many files are being read just now. Try again in a minute.');
    }
    const turn = Promise.withResolvers<void>();
    this.#waiting.push(turn.resolve);
    await turn.promise;
  }
}
