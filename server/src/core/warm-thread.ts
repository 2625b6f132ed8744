import { Worker } from 'node:worker_threads';

export interface ThreadBounds {
  /** The file of the thread: it answers each message with one. */
  readonly thread: URL;
  /** Of one work, in milliseconds. */
  readonly time: number;
  /** In MB. */
  readonly memory: number;
  /** How long it stays when nothing is to be done, in milliseconds. */
  readonly rest: number;
}

/**
 * A thread that stays for a while, for work that is short where the thread has done it before. It begins
 * with the first work, and does not keep the process from ending.
 */
export class WarmThread {
  readonly #bounds: ThreadBounds;
  #worker: Worker | null = null;
  #resting: NodeJS.Timeout | undefined;

  constructor(bounds: ThreadBounds) {
    this.#bounds = bounds;
  }

  /**
   * One work after the other: who asks waits for the last answer. Null where its time or its memory was
   * over. What is transferred of `data` is not copied: here it is empty then.
   */
  async run(data: unknown, transfer: readonly ArrayBuffer[] = []): Promise<unknown> {
    clearTimeout(this.#resting);
    const worker = (this.#worker ??= this.#begin());
    const told = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => void this.#endOf(worker), this.#bounds.time);
    let failure: NodeJS.ErrnoException | null = null;
    const fail = (error: NodeJS.ErrnoException): void => {
      failure = error;
    };
    const exit = (): void => {
      if (failure === null || failure.code === 'ERR_WORKER_OUT_OF_MEMORY') told.resolve(null);
      else told.reject(failure);
    };
    worker.once('message', told.resolve).once('error', fail).once('exit', exit);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    worker.postMessage(data, [...transfer]);
    try {
      return await told.promise;
    } finally {
      clearTimeout(timer);
      worker.off('message', told.resolve).off('error', fail).off('exit', exit);
      this.#resting = setTimeout(() => void this.#endOf(worker), this.#bounds.rest).unref();
    }
  }

  /** Whoever waits for an answer has none. */
  async end(): Promise<void> {
    clearTimeout(this.#resting);
    if (this.#worker !== null) await this.#endOf(this.#worker);
  }

  #begin(): Worker {
    const { thread, memory } = this.#bounds;
    const worker = new Worker(thread, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: memory, stackSizeMb: 4 },
    });
    worker.unref();
    const forget = (): void => {
      if (this.#worker === worker) this.#worker = null;
    };
    return worker.once('error', forget).once('exit', forget);
  }

  async #endOf(worker: Worker): Promise<void> {
    if (this.#worker === worker) this.#worker = null;
    await worker.terminate();
  }
}
