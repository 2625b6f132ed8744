import type { Clock } from '../../../../core/clock.ts';
import { isAway } from '../../../../core/stripe/stripe-failures.ts';

/** In ms. */
export const pauseMs = 45_000;

/**
 * While Stripe does not answer, this process does not ask it what can wait: each call would take until its patience
 * ends, and what is to be done for other orders would wait for it. A call that Stripe answers, and be it that it broke
 * down over it, keeps nobody waiting.
 */
export class StripePause {
  readonly #clock: Pick<Clock, 'now'>;
  #until = 0;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  get isOn(): boolean {
    return this.#clock.now() < this.#until;
  }

  /** Begins where that is why it failed. */
  afterFailure(error: unknown): void {
    if (isAway(error)) this.#until = this.#clock.now() + pauseMs;
  }
}
