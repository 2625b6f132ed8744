import type { Clock } from '../../../core/clock.ts';
import type { RunName, Stop } from '../../run/run-store.ts';
import { keptForMs } from '../connection/keys.ts';

/** So often it is asked that what is held be kept. */
const keepEveryMs = keptForMs / 4;

interface Parts {
  readonly clock: Clock;
  /** The runs that this process holds. */
  readonly held: () => readonly RunName[];
  /** Asks for a run to be kept; gives whether it is there. */
  readonly keep: (run: RunName) => Promise<boolean>;
  readonly lost: (runId: string) => void;
}

/** Keeps the runs that this process holds from being forgotten, until it stops or ends. */
export class RunKeeper {
  readonly #parts: Parts;
  #cancel: Stop = () => {};

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#schedule();
  }

  stop(): void {
    this.#cancel();
  }

  #schedule(): void {
    this.#cancel = this.#parts.clock.after(keepEveryMs, () => {
      void this.#keepAll();
      this.#schedule();
    });
  }

  async #keepAll(): Promise<void> {
    for (const run of this.#parts.held()) {
      // Where Redis is away, the next time is soon enough.
      const isThere = await this.#parts.keep(run).catch(() => true);
      if (!isThere) this.#parts.lost(run.runId);
    }
  }
}
