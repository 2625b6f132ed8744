import { type Ledger, keepNewest } from '../run/ledger.ts';
import type { Answer } from '../run/run-store.ts';

type AnswersOf = ReadonlyMap<string, readonly Answer[]>;

interface Reading {
  readonly wanted: Set<string>;
  readonly answers: Promise<AnswersOf>;
}

/**
 * What single participants answered, as the ledger has it. Whoever is told of theirs makes the store
 * look through all answers of the run. So one run is read at a time, for all who have asked by then:
 * a hall that looks at once, or somebody who asks without end, costs a few reads.
 */
export class OwnReads {
  readonly #ledger: Pick<Ledger, 'answers' | 'settled'>;
  /** The reads that have not begun. */
  readonly #next = new Map<string, Reading>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(ledger: Pick<Ledger, 'answers' | 'settled'>) {
    this.#ledger = ledger;
  }

  /** What counts of their answers, also what was acknowledged a moment ago. */
  async of(runId: string, participant: string): Promise<readonly Answer[]> {
    const reading = this.#next.get(runId) ?? this.#begin(runId);
    reading.wanted.add(participant);
    return (await reading.answers).get(participant) ?? [];
  }

  #begin(runId: string): Reading {
    const wanted = new Set<string>();
    const answers = this.#last.then(() => {
      this.#next.delete(runId);
      return this.#read(runId, wanted);
    });
    this.#last = answers.catch(() => undefined);
    const reading = { wanted, answers };
    this.#next.set(runId, reading);
    return reading;
  }

  async #read(runId: string, wanted: ReadonlySet<string>): Promise<AnswersOf> {
    await this.#ledger.settled();
    const counts = new Map<string, Answer>();
    for await (const answer of this.#ledger.answers(runId)) {
      if (wanted.has(answer.participant)) keepNewest(counts, answer);
    }
    return Map.groupBy(counts.values(), ({ participant }) => participant);
  }
}
