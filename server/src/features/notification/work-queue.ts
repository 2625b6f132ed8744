import type { Clock } from '../../core/clock.ts';

interface QueueLimits {
  /** How much is worked on at once. */
  readonly workers: number;
  /** How much may wait; what comes on top is dropped. */
  readonly waiting: number;
}

/** How long work that has begun may hold up the stop, in milliseconds. */
const closePatience = 2_000;

/** Work that nobody waits for, some at a time, within bounds. Jobs do not throw. */
export class WorkQueue {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #limits: QueueLimits;
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #working = new Set<Promise<void>>();
  /** What cancels each job that begins later. */
  readonly #later = new Set<() => void>();
  #closed = false;

  constructor(clock: Pick<Clock, 'after'>, limits: QueueLimits) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** False where the queue is full or closed, and the job will not be done. */
  add(job: () => Promise<void>): boolean {
    if (this.#closed || this.#waiting.length + this.#later.size >= this.#limits.waiting) {
      return false;
    }
    this.#waiting.push(job);
    this.#fill();
    return true;
  }

  /** Adds the job once `ms` have passed. */
  addLater(ms: number, job: () => Promise<void>): void {
    if (this.#closed) return;
    const cancel = this.#clock.after(ms, () => {
      this.#later.delete(cancel);
      this.add(job);
    });
    this.#later.add(cancel);
  }

  /** Begins nothing more, and gives what has begun a moment. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.length = 0;
    for (const cancel of this.#later) cancel();
    let timer: NodeJS.Timeout | undefined;
    const longEnough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, closePatience);
    });
    await Promise.race([Promise.all(this.#working), longEnough]);
    clearTimeout(timer);
  }

  #fill(): void {
    while (this.#working.size < this.#limits.workers) {
      const job = this.#waiting.shift();
      if (job === undefined) return;
      const work = job().finally(() => {
        this.#working.delete(work);
        this.#fill();
      });
      this.#working.add(work);
    }
  }
}
