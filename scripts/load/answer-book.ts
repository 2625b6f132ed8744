import { randomUUID } from 'node:crypto';
import type { OwnAnswer } from '@sets/shared/live/notices.ts';
import type { Slot } from '@sets/shared/live/activity.ts';
import { saidIn, sameValue } from './same-value.ts';

/** What is answered: a slot of a run. */
export interface Asked {
  readonly runId: string;
  readonly slot: Slot;
}

const nameOf = ({ runId, slot }: Asked): string => `${runId}:${slot}`;

/** An answer as this phone sends it, again and again under the same name until it is settled. */
export interface Attempt extends Asked {
  readonly attempt: string;
  readonly revision: number;
  /** As the kind of the question keeps it. */
  readonly value: unknown;
  /** When the person tapped; the server of the tools runs on this machine, so its clock is ours. */
  readonly tappedAt: number;
}

export interface Faults {
  /** Answers that were acknowledged and are not there. */
  readonly lost: number;
  /** Answers that are there twice, or that nobody gave, or that the server had refused. */
  readonly doubled: number;
}

const sameAnswer = (answer: OwnAnswer, attempt: Attempt): boolean =>
  answer.revision === attempt.revision && sameValue(saidIn(answer.value), saidIn(attempt.value));

/**
 * What one phone has been promised: for each slot of each run the newest answer that the server
 * acknowledged, and the one that it has sent without hearing yet. The tools judge the server by it.
 */
export class AnswerBook {
  readonly #kept = new Map<string, Attempt>();
  readonly #open = new Map<string, Attempt>();
  #acknowledged = 0;

  /** Acknowledgements so far, changes of an answer included. */
  get acknowledged(): number {
    return this.#acknowledged;
  }

  /** The newest acknowledged answer for each slot of each run. */
  get kept(): readonly Attempt[] {
    return [...this.#kept.values()];
  }

  /** Sent, or about to be, and neither acknowledged nor refused. */
  get open(): readonly Attempt[] {
    return [...this.#open.values()];
  }

  /** A new answer to a question, or a change of it. */
  write({ runId, slot }: Asked, value: unknown): Attempt {
    const name = nameOf({ runId, slot });
    const revision = (this.#kept.get(name)?.revision ?? 0) + 1;
    const attempt: Attempt = {
      runId,
      slot,
      attempt: randomUUID(),
      revision,
      value,
      tappedAt: Date.now(),
    };
    this.#open.set(name, attempt);
    return attempt;
  }

  /** The server acknowledged the attempt; `counts` is the answer that it says counts now. */
  acknowledge(attempt: Attempt, counts: OwnAnswer): void {
    if (counts.slot !== attempt.slot || !sameAnswer(counts, attempt)) {
      throw new Error(
        `Sent ${JSON.stringify(attempt)}, acknowledged as ${JSON.stringify(counts)}.`,
      );
    }
    this.#open.delete(nameOf(attempt));
    this.#kept.set(nameOf(attempt), attempt);
    this.#acknowledged += 1;
  }

  /** The server said for good that it does not take the attempt. */
  refuse(attempt: Attempt): void {
    this.#open.delete(nameOf(attempt));
  }

  /** What is wrong with the answers of a run that the server gives back to this phone. */
  compare(runId: string, held: readonly OwnAnswer[]): Faults {
    let lost = 0;
    let doubled = 0;
    const bySlot = Map.groupBy(held, (answer) => answer.slot);
    const keptSlots = this.kept.filter((kept) => kept.runId === runId).map(({ slot }) => slot);
    for (const slot of new Set([...keptSlots, ...bySlot.keys()])) {
      const [answer, ...more] = bySlot.get(slot) ?? [];
      const kept = this.#kept.get(nameOf({ runId, slot }));
      const open = this.#open.get(nameOf({ runId, slot }));
      doubled += more.length;
      if (answer === undefined) lost += 1;
      else if (kept && sameAnswer(answer, kept)) continue;
      else if (open && sameAnswer(answer, open)) continue;
      else if (kept && answer.revision <= kept.revision) lost += 1;
      else doubled += 1;
    }
    return { lost, doubled };
  }
}
