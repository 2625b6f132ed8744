import type { Bounds } from '../bounds.ts';

const bytesOfKilobyte = 1_024;

/** What a connection may still send: a token bucket, filled anew at a steady pace. */
export class MessageBudget {
  readonly #rate: Bounds['messages'];
  #left: number;
  #countedAt: number;

  constructor(rate: Bounds['messages'], now: number) {
    this.#rate = rate;
    this.#left = rate.atOnce;
    this.#countedAt = now;
  }

  /** Takes a message of this length, in bytes or characters; false where that is too much. */
  take(length: number, now: number): boolean {
    const { atOnce, perSecond, kilobyte } = this.#rate;
    const gained = (Math.max(0, now - this.#countedAt) * perSecond) / 1_000;
    this.#countedAt = now;
    this.#left = Math.min(atOnce, this.#left + gained);
    this.#left -= 1 + (kilobyte * length) / bytesOfKilobyte;
    return this.#left >= 0;
  }

  /** Takes what a request costs that was refused; the next message finds out whether that was too much. */
  takeRefused(): void {
    this.#left -= this.#rate.refused;
  }
}
