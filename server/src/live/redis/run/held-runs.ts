import type { RunInPlay, RunName, Step } from '../../run/run-store.ts';

/** A run as it was read, and the time in play in which it was. */
export interface ReadRun {
  readonly play: string;
  readonly run: RunInPlay;
}

interface Held extends ReadRun {
  /** Whether nothing newer is known of. */
  readonly isFresh: boolean;
}

interface Finding {
  readonly runId: string;
  isOutdated: boolean;
}

/**
 * The runs that this process holds, as it knows them: what is asked at every answer costs no
 * message as long as nobody has moved the run.
 */
export class HeldRuns {
  readonly #held = new Map<string, Held>();
  readonly #reading = new Map<string, Promise<RunInPlay | null>>();
  readonly #findings = new Set<Finding>();

  names(): RunName[] {
    return Array.from(this.#held.values(), ({ run: { runId, roomId } }) => ({ runId, roomId }));
  }

  get(runId: string): Held | undefined {
    return this.#held.get(runId);
  }

  /** Whether any run of the room is held. */
  hasIn(roomId: string): boolean {
    return [...this.#held.values()].some(({ run }) => run.roomId === roomId);
  }

  /** Runs with their deadlines. */
  deadlines(): { readonly runId: string; readonly deadline: number }[] {
    return [...this.#held.values()].flatMap(({ run: { runId, deadline } }) =>
      deadline === null ? [] : [{ runId, deadline }],
    );
  }

  /** Reads a run anew. Whoever asks meanwhile shares the reading, unless the run has changed since it began. */
  read(runId: string, read: () => Promise<ReadRun | null>): Promise<RunInPlay | null> {
    const underWay = this.#reading.get(runId);
    if (underWay !== undefined) return underWay;
    const reading = this.holdFrom(runId, read).finally(() => {
      if (this.#reading.get(runId) === reading) this.#reading.delete(runId);
    });
    this.#reading.set(runId, reading);
    return reading;
  }

  /**
   * Holds what `find` gives, unless the run has changed while it did: that may be told over one
   * connection before the reply comes over the other.
   */
  async holdFrom(runId: string, find: () => Promise<ReadRun | null>): Promise<RunInPlay | null> {
    const finding: Finding = { runId, isOutdated: false };
    this.#findings.add(finding);
    try {
      const found = await find();
      if (found !== null && !finding.isOutdated) this.#held.set(runId, { ...found, isFresh: true });
      return found?.run ?? null;
    } finally {
      this.#findings.delete(finding);
    }
  }

  /** A step that this process has taken. */
  step(runId: string, step: Step): void {
    const held = this.#held.get(runId);
    this.outdate(runId);
    if (held === undefined || held.run.version >= step.version) return;
    this.#held.set(runId, { ...held, run: { ...held.run, ...step } });
  }

  /** Somebody has changed the run: it must be read again. */
  outdate(runId: string): void {
    this.#disturb(runId);
    const held = this.#held.get(runId);
    if (held !== undefined) this.#held.set(runId, { ...held, isFresh: false });
  }

  /** Gives whether it was held. */
  drop(runId: string): boolean {
    this.#disturb(runId);
    return this.#held.delete(runId);
  }

  #disturb(runId: string): void {
    this.#reading.delete(runId);
    for (const finding of this.#findings) finding.isOutdated ||= finding.runId === runId;
  }
}
