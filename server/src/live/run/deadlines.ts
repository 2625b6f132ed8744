import type { Clock } from '../../core/clock.ts';

/** One timer a run, for the moment at which its state must move by itself. */
export class Deadlines {
  readonly #clock: Clock;
  readonly #passed: (runId: string) => void;
  readonly #cancels = new Map<string, () => void>();

  constructor(clock: Clock, passed: (runId: string) => void) {
    this.#clock = clock;
    this.#passed = passed;
  }

  /** Calls `passed` at `deadline` (server's clock, ms); replaces what was set before. */
  set(runId: string, deadline: number): void {
    this.retry(runId, deadline - this.#clock.now());
  }

  /** Calls `passed` after `delayMs`. */
  retry(runId: string, delayMs: number): void {
    this.clear(runId);
    const cancel = this.#clock.after(delayMs, () => {
      this.#cancels.delete(runId);
      this.#passed(runId);
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
