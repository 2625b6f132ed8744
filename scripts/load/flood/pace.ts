/** So many ms are made up for at most, when this process did not get to run. */
const mostToMakeUp = 100;

/** How many messages are due at a steady rate, asked again and again. Times in ms. */
export class Pace {
  readonly #perMs: number;
  #from: number;

  constructor(perSecond: number, now: number) {
    this.#perMs = perSecond / 1_000;
    this.#from = now;
  }

  /** What is due since the last time; what cannot be a whole message yet is due later. */
  due(now: number): number {
    this.#from = Math.max(this.#from, now - mostToMakeUp);
    const count = Math.floor((now - this.#from) * this.#perMs);
    this.#from += count / this.#perMs;
    return count;
  }
}
