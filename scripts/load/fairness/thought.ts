import { monotonic } from '../monotonic.ts';

/** Somebody thinks for so many ms, and rests while nobody may answer. */
export class Thought {
  readonly #settled = Promise.withResolvers<void>();
  #left: number;
  #timer: { readonly since: number; readonly stop: () => void } | null = null;

  constructor(ms: number) {
    this.#left = ms;
  }

  /** Resolves once it was thought for all of that time. */
  get done(): Promise<void> {
    return this.#settled.promise;
  }

  goOn(): void {
    if (this.#timer !== null) return;
    const timeout = setTimeout(() => this.#settled.resolve(), this.#left);
    this.#timer = { since: monotonic(), stop: () => clearTimeout(timeout) };
  }

  rest(): void {
    if (this.#timer === null) return;
    this.#timer.stop();
    this.#left = Math.max(0, this.#left - (monotonic() - this.#timer.since));
    this.#timer = null;
  }
}
