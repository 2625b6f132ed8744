import { type Failure, passesByItself } from '@sets/shared/core/result.ts';

const shortest = 500;
const longest = 8_000;

/**
 * How long to wait before the next try, in ms: doubling from half a second to eight seconds, each
 * shortened at random by up to half, so that a hall full of phones does not come back at once.
 * `tries`: how many failed so far. `random`: 0 to 1.
 */
export const retryDelay = (tries: number, random: number): number => {
  const full = Math.min(longest, shortest * 2 ** Math.min(tries, 10));
  return Math.round(full * (0.5 + random / 2));
};

/** When to come back to a server that asked for `retryInMs`: from then on, spread over the same time. */
export const spreadOut = (retryInMs: number, random: number): number =>
  Math.round(retryInMs * (1 + random));

/** Tries something again: one try waits at a time, and later with each failure in a row. */
export class Retry {
  readonly #again: () => void;
  readonly #random: () => number;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `random`: 0 to 1, for what is spread out. */
  constructor(again: () => void, random: () => number = Math.random) {
    this.#again = again;
    this.#random = random;
  }

  get isWaiting(): boolean {
    return this.#timer !== undefined;
  }

  /** It failed: tries again in `retryInMs`, where the server named it, else after the usual pause. */
  failed(retryInMs: number = retryDelay(this.#failures, this.#random())): void {
    this.#failures += 1;
    this.in(retryInMs);
  }

  /** It worked, or starts on new ground: the next failure is the first again. */
  worked(): void {
    this.#failures = 0;
  }

  /** Tries in `ms`, in place of what waits. */
  in(ms: number): void {
    this.stop();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#again();
    }, ms);
  }

  /** Nothing waits any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** Which attempts are made again: what passes by itself is, a fault of the server only once. */
export class Attempts {
  readonly #faulty = new Set<string>();

  goOn(attempt: string, { code }: Failure): boolean {
    if (code !== 'INTERNAL') return passesByItself(code);
    const isFirst = !this.#faulty.has(attempt);
    this.#faulty.add(attempt);
    return isFirst;
  }
}
