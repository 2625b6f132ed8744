import type { Clock } from '../core/clock.ts';

/**
 * Paces what runs send (NO3), by run. The first change goes out at once; whatever changes within the next
 * `intervalMs` goes out together when they have passed, so a run never sends more often.
 */
export class Beat {
  readonly #clock: Clock;
  readonly #intervalMs: number;
  readonly #send: (runId: string) => Promise<void>;
  /** Runs that sent within the last interval, or are about to. */
  readonly #pending = new Map<string, { again: boolean; cancel: () => void }>();

  constructor(clock: Clock, intervalMs: number, send: (runId: string) => Promise<void>) {
    this.#clock = clock;
    this.#intervalMs = intervalMs;
    this.#send = send;
  }

  /** Runs that wait for their next beat. */
  get size(): number {
    return this.#pending.size;
  }

  /** Says that something of this run changed. */
  touch(runId: string): void {
    const pending = this.#pending.get(runId);
    if (pending === undefined) this.#fire(runId);
    else pending.again = true;
  }

  /** Forgets whatever waits; for the end of the process. */
  stop(): void {
    for (const { cancel } of this.#pending.values()) cancel();
    this.#pending.clear();
  }

  #fire(runId: string): void {
    const cancel = this.#clock.after(this.#intervalMs, () => {
      const again = this.#pending.get(runId)?.again ?? false;
      this.#pending.delete(runId);
      if (again) this.#fire(runId);
    });
    this.#pending.set(runId, { again: false, cancel });
    // After this turn of the event loop: what changes together goes together, and behind the reply
    // to the request that changed it.
    setImmediate(() => void this.#send(runId));
  }
}
