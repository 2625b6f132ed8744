import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { RunRecords } from './run-records.ts';
import type { RunSteps } from './run-steps.ts';

/** How often it is looked, in ms: whoever has a run in play moves it on time, this is for the others. */
const lookEvery = 30_000;

/** So many are moved on in one look; the others in the next. */
const atOnce = 100;

interface OverdueParts {
  readonly records: Pick<RunRecords, 'dueBefore'>;
  readonly steps: Pick<RunSteps, 'expireStored'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Moves runs on whose time has passed while nobody had them in play: the server was down, or they left
 * memory because nobody looked. One read by an index, however many runs there are; the first at the
 * start. What cannot be moved on (a newer version stored it) is left alone until the next start.
 */
export class OverdueRuns {
  readonly #parts: OverdueParts;
  readonly #failed = new Set<string>();
  #cancel: () => void = () => {};
  #isStopped = false;
  #looking: Promise<void>;

  constructor(parts: OverdueParts) {
    this.#parts = parts;
    this.#looking = this.#look();
  }

  /** Resolves when nothing is under way any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { records, steps, clock, log } = this.#parts;
    try {
      const due = await records.dueBefore(clock.now(), atOnce + this.#failed.size);
      for (const runId of due) {
        if (this.#isStopped) return;
        if (!this.#failed.has(runId) && !(await steps.expireStored(runId))) this.#failed.add(runId);
      }
    } catch (error) {
      log.error({ err: error }, 'it could not be looked for runs that are due');
    }
    if (this.#isStopped) return;
    this.#cancel = clock.after(lookEvery, () => {
      this.#looking = this.#look();
    });
  }
}
