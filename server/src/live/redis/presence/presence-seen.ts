import { newId } from '../../../core/new-id.ts';

/** What Redis tells of who is connected: since when it counts, a number, who is here, who is not. */
export type HereNews = readonly [epoch: string, seq: string, here: string[], gone: string[]];

/** Who is connected to a room, as it was asked for last: only who came or went since crosses the wire. */
export class HereSeen {
  epoch = '';
  seq = '0';
  #who: ReadonlySet<string> = new Set();

  take([epoch, seq, here, gone]: HereNews): ReadonlySet<string> {
    const isSame = epoch === this.epoch;
    this.epoch = epoch;
    this.seq = seq;
    if (isSame && here.length === 0 && gone.length === 0) return this.#who;
    const who = new Set(isSame ? this.#who : []);
    for (const each of here) who.add(each);
    for (const each of gone) who.delete(each);
    this.#who = who;
    return who;
  }
}

/** Who is left out of a room, under a name: so Redis can be told a step from one to the next. */
export class LeftOut {
  /** How long a step is that changes nothing. */
  static readonly unchanged = 2;
  readonly #name: string;
  readonly #who: ReadonlySet<string>;

  constructor(who: ReadonlySet<string>, name = newId()) {
    this.#name = name;
    this.#who = new Set(who);
  }

  /** From whatever Redis has. */
  whole(): string[] {
    return ['', this.#name, ...[...this.#who].flatMap((each) => ['+', each])];
  }

  /** From this one. */
  stepTo(other: LeftOut): string[] {
    const come = [...other.#who].filter((each) => !this.#who.has(each));
    const gone = [...this.#who].filter((each) => !other.#who.has(each));
    const steps = [...come.map((each) => ['+', each]), ...gone.map((each) => ['-', each])];
    return [this.#name, other.#name, ...steps.flat()];
  }
}
