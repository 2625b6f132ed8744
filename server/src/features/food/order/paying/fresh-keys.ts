import { isBroken } from '../../../../core/stripe/stripe-failures.ts';

/** More keys over which Stripe broke down are not known at once: the oldest one is forgotten. */
const most = 10_000;

/**
 * Idempotency keys under which Stripe does what it is asked. What it answers a key with it answers it with for a day,
 * also where it broke down: so what is asked again after that goes under another key. Where no answer came the key
 * stays, as it may have been done. Each process knows of its own calls: another one learns it by asking once.
 */
export class FreshKeys {
  readonly #failures = new Map<string, number>();

  /** @throws whatever `ask` throws */
  async ask<Result>(key: string, ask: (key: string) => Promise<Result>): Promise<Result> {
    const failures = this.#failures.get(key) ?? 0;
    try {
      return await ask(failures === 0 ? key : `${key}:${failures}`);
    } catch (error) {
      if (isBroken(error)) this.#note(key, failures + 1);
      throw error;
    }
  }

  #note(key: string, failures: number): void {
    this.#failures.delete(key);
    this.#failures.set(key, failures);
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > most && oldest !== undefined) this.#failures.delete(oldest);
  }
}
