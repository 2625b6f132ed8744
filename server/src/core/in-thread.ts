import { Worker } from 'node:worker_threads';

/** What is done in a thread of its own, and what it may take. */
interface ThreadWork {
  /** The file of the thread: it sends one message, which is what came of it. */
  readonly thread: URL;
  readonly data: unknown;
  /** In milliseconds, and in MB. */
  readonly time: number;
  readonly memory: number;
  /** What of `data` the thread gets itself, so that nothing is copied: here it is empty then. */
  readonly transfer?: readonly ArrayBuffer[];
}

/**
 * Does something with what people send apart from the server, so that what takes long holds up nobody.
 * Null where its time or its memory was over.
 */
export const inThread = async ({
  thread,
  data,
  time,
  memory,
  transfer = [],
}: ThreadWork): Promise<unknown> => {
  const worker = new Worker(thread, {
    workerData: data,
    transferList: [...transfer],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: memory, stackSizeMb: 4 },
  });
  const told = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => told.resolve(null), time);
  worker.once('message', (message: unknown) => told.resolve(message));
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') told.resolve(null);
    else told.reject(error);
  });
  try {
    return await told.promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
};
