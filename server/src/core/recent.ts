import type { Clock } from './clock.ts';
import { SingleFlight } from './single-flight.ts';

/** Lets callers who want the same thing share it: while it is being made, and for `keepMs` after that. */
export class Recent<Value> {
  readonly #clock: Clock;
  readonly #keepMs: number;
  readonly #making = new SingleFlight<Value>();
  readonly #made = new Map<string, Value>();

  constructor(clock: Clock, keepMs: number) {
    this.#clock = clock;
    this.#keepMs = keepMs;
  }

  async of(key: string, make: () => Promise<Value>): Promise<Value> {
    return this.#made.get(key) ?? this.#making.run(key, () => this.#keep(key, make));
  }

  async #keep(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = await make();
    this.#made.set(key, value);
    this.#clock.after(this.#keepMs, () => this.#made.delete(key));
    return value;
  }
}
