import type { Clock } from '../../../core/clock.ts';

/** What nobody waits for lets those who place orders go first, for so long since they began to come, in ms. */
const mostMs = 2_000;

/** Whether this process is placing orders at this moment. */
export class Rush {
  readonly #clock: Pick<Clock, 'now' | 'after'>;
  #underWay = 0;
  #beganAt = 0;
  #over = Promise.withResolvers<void>();

  constructor(clock: Pick<Clock, 'now' | 'after'>) {
    this.#clock = clock;
  }

  /** The placing of an order. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#underWay === 0) {
      this.#beganAt = this.#clock.now();
      this.#over = Promise.withResolvers();
    }
    this.#underWay += 1;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#over.resolve();
    }
  }

  /** Resolves once no order is being placed, or once some have been for long enough. */
  async calm(): Promise<void> {
    const left = this.#beganAt + mostMs - this.#clock.now();
    if (this.#underWay === 0 || left <= 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = this.#clock.after(left, resolve);
    await Promise.race([promise, this.#over.promise]);
    stop();
  }
}
