import { monotonic } from './monotonic.ts';

export interface UpdateFigures {
  /** From the first to the last; 0 where there were fewer than two. */
  readonly perSecond: number;
  readonly largestBytes: number;
}

interface Update {
  readonly at: number;
  readonly bytes: number;
}

/** The counts that came to a screen: when, and how large the whole message was. */
export class Updates {
  readonly #all: Update[] = [];
  readonly #now: () => number;

  constructor(now: () => number = monotonic) {
    this.#now = now;
  }

  /** The newest; 0 before the first. */
  get lastAt(): number {
    return this.#all.at(-1)?.at ?? 0;
  }

  /** An event of the connection, as the JSON of `[name, payload]`. */
  note(json: string): void {
    if (!json.startsWith('["notice"') || !json.includes('"name":"tally:changed"')) return;
    this.#all.push({ at: this.#now(), bytes: Buffer.byteLength(json) });
  }

  since(at: number): UpdateFigures {
    const some = this.#all.filter((update) => update.at >= at);
    const [first, last] = [some.at(0)?.at ?? 0, some.at(-1)?.at ?? 0];
    return {
      perSecond: last > first ? (1_000 * (some.length - 1)) / (last - first) : 0,
      largestBytes: some.reduce((most, { bytes }) => Math.max(most, bytes), 0),
    };
  }
}
