import { monotonic } from './monotonic.ts';

interface Arrival {
  count: number;
  readonly last: PromiseWithResolvers<number>;
}

/** When the last phone of a swarm had each version of the run. */
export class Arrivals {
  readonly #phones: number;
  readonly #versions = new Map<number, Arrival>();

  constructor(phones: number) {
    this.#phones = phones;
  }

  /** A phone that had version `before` (-1: none) now has `version`, and so all between. */
  note(before: number, version: number): void {
    for (let each = before + 1; each <= version; each += 1) {
      const arrival = this.#of(each);
      arrival.count += 1;
      if (arrival.count === this.#phones) arrival.last.resolve(monotonic());
    }
  }

  /** Resolves with the moment (`monotonic`) when the last phone had this version. */
  last(version: number): Promise<number> {
    return this.#of(version).last.promise;
  }

  /** How many phones have this version. */
  count(version: number): number {
    return this.#of(version).count;
  }

  #of(version: number): Arrival {
    const known = this.#versions.get(version);
    if (known) return known;
    const arrival: Arrival = { count: 0, last: Promise.withResolvers<number>() };
    this.#versions.set(version, arrival);
    return arrival;
  }
}
