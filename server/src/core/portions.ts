interface Bounds {
  /** So much is done in one turn of the event loop. */
  readonly inOneTurn: number;
  /** No more is begun when the turn has worked for so long, in ms. */
  readonly forMs: number;
  /** More does not wait: then what has waited longest is done at once. */
  readonly waiting: number;
}

type Work = () => void;

/**
 * Does what is brought to it in its order, and only so much of it in one turn of the event loop; what
 * comes alone never waits. Whatever has come over all connections is read in one turn: two thousand
 * answers at once, carried out as they are read, would keep everybody else waiting for as long as all
 * of them take. Decision 89.
 */
export class Portions {
  readonly #bounds: Bounds;
  readonly #now: () => number;
  readonly #waiting: Work[] = [];
  /** Done in this turn. */
  #done = 0;
  #begunAt = 0;
  #isDue = false;
  /** Whether some of this turn was done while what had come was read. */
  #didAtOnce = false;

  /** `now`: milliseconds of a clock that never goes back. */
  constructor(bounds: Bounds, now: () => number = () => performance.now()) {
    this.#bounds = bounds;
    this.#now = now;
  }

  /** Does it in this turn, where nothing waits and this turn has room; else later. */
  do(work: Work): void {
    if (!this.#isDue) this.#begin();
    if (this.#waiting.length === 0 && this.#hasRoom()) {
      this.#done += 1;
      this.#didAtOnce = true;
      work();
      return;
    }
    this.#waiting.push(work);
    if (this.#waiting.length > this.#bounds.waiting) this.#waiting.shift()?.();
  }

  #hasRoom(): boolean {
    const { inOneTurn, forMs } = this.#bounds;
    return this.#done === 0 || (this.#done < inOneTurn && this.#now() - this.#begunAt < forMs);
  }

  /** A turn begins; what does not fit into it goes on when all that has come in it is read. */
  #begin(): void {
    this.#done = 0;
    this.#didAtOnce = false;
    this.#begunAt = this.#now();
    this.#isDue = true;
    setImmediate(() => this.#goOn());
  }

  #goOn(): void {
    this.#isDue = false;
    if (this.#waiting.length === 0) return;
    const hadItsShare = this.#didAtOnce;
    this.#begin();
    // Timers come after this, not before: the turn that has read and done is let end first.
    if (hadItsShare) return;
    while (this.#waiting.length > 0 && this.#hasRoom()) {
      this.#done += 1;
      // What throws keeps nothing that waits from being done: the next turn is due already.
      this.#waiting.shift()?.();
    }
  }
}
