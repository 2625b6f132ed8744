interface Bounds {
  /** So much is done in one turn of the event loop. */
  readonly inOneTurn: number;
  /** More does not wait: then what has waited longest is done at once. */
  readonly waiting: number;
}

/** Two hundred and fifty answers take five milliseconds, their acknowledgements as many again. */
const usual: Bounds = { inOneTurn: 250, waiting: 4_096 };

type Work = () => void;

/**
 * Does what comes from all connections in the order in which it came, and only so much of it in one
 * turn of the event loop. Whatever has come is read in one turn: two thousand answers at once, carried
 * out as they are read, would keep everybody else waiting for as long as all of them take. What comes
 * alone never waits. Decision 89.
 */
export class Portions {
  readonly #bounds: Bounds;
  #waiting: Work[] = [];
  /** Done in this turn. */
  #done = 0;
  #isDue = false;

  constructor(bounds = usual) {
    this.#bounds = bounds;
  }

  /** Does it in this turn, where nothing waits and this turn has room; else later. */
  do(work: Work): void {
    this.#goOn();
    if (this.#waiting.length === 0 && this.#done < this.#bounds.inOneTurn) {
      this.#done += 1;
      work();
      return;
    }
    this.#waiting.push(work);
    if (this.#waiting.length > this.#bounds.waiting) this.#waiting.shift()?.();
  }

  /** Goes on when all that has come in this turn is read. */
  #goOn(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      const portion = this.#waiting.splice(0, this.#bounds.inOneTurn - this.#done);
      this.#done = 0;
      this.#isDue = false;
      if (this.#waiting.length > 0) this.#goOn();
      this.#doAll(portion);
    });
  }

  /** What throws keeps nothing that waits from being done. */
  #doAll(portion: readonly Work[]): void {
    for (const [at, work] of portion.entries()) {
      try {
        work();
      } catch (error) {
        this.#waiting.unshift(...portion.slice(at + 1));
        this.#goOn();
        throw error;
      }
    }
  }
}
