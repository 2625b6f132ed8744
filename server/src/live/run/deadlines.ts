import { type Clock, longestDelay } from '../../core/clock.ts';

/** One timer a run, for the moment at which its state must move by itself. */
export class Deadlines {
  readonly #clock: Clock;
  readonly #passed: (runId: string, waitedFor: number | null) => void;
  readonly #cancels = new Map<string, () => void>();

  /** @param passed is told which deadline was waited for, all of its time: whatever the clock shows by then, it has passed */
  constructor(clock: Clock, passed: (runId: string, waitedFor: number | null) => void) {
    this.#clock = clock;
    this.#passed = passed;
  }

  /** Calls `passed` at `deadline` (server's clock, ms); replaces what was set before. */
  set(runId: string, deadline: number): void {
    const delayMs = deadline - this.#clock.now();
    this.#wait(runId, delayMs, delayMs > longestDelay ? null : deadline);
  }

  /** Calls `passed` after `delayMs`. */
  retry(runId: string, delayMs: number): void {
    this.#wait(runId, delayMs, null);
  }

  #wait(runId: string, delayMs: number, waitedFor: number | null): void {
    this.clear(runId);
    const cancel = this.#clock.after(delayMs, () => {
      this.#cancels.delete(runId);
      this.#passed(runId, waitedFor);
    });
    this.#cancels.set(runId, cancel);
  }

  clear(runId: string): void {
    this.#cancels.get(runId)?.();
    this.#cancels.delete(runId);
  }

  stop(): void {
    for (const cancel of this.#cancels.values()) cancel();
    this.#cancels.clear();
  }
}
