import type { Slot, Tally } from '@sets/shared/live/activity.ts';
import { moveBy } from '@sets/shared/live/tally.ts';
import type { Answer, Contribution, Run, RunStore, Settled, Submission } from './run-store.ts';
import { settle } from './settle.ts';

/** The answers and the sum of one slot. */
class SlotTally {
  readonly answers = new Map<string, Answer>();
  readonly #counters = new Map<string, number>();

  submit(submission: Submission, contribution: Contribution): Settled {
    const before = this.answers.get(submission.participant) ?? null;
    const settled = settle(before, submission);
    if (settled.answer !== before) this.#replace(before, settled.answer, contribution);
    return settled;
  }

  tally(): Tally {
    return { answered: this.answers.size, counters: Object.fromEntries(this.#counters) };
  }

  #replace(before: Answer | null, after: Answer, contribution: Contribution): void {
    this.answers.set(after.participant, after);
    if (before !== null) moveBy(this.#counters, contribution(before.value), -1);
    moveBy(this.#counters, contribution(after.value), 1);
  }
}

class RunInPlay {
  run: Run;
  readonly slots = new Map<string, SlotTally>();

  constructor(run: Run) {
    this.run = run;
  }

  submit(submission: Submission, contribution: Contribution): Settled {
    let slot = this.slots.get(submission.slot);
    if (slot === undefined) this.slots.set(submission.slot, (slot = new SlotTally()));
    return slot.submit(submission, contribution);
  }
}

/** The runs in play in this process's memory: for one process. */
export class MemoryRunStore implements RunStore {
  readonly #runs = new Map<string, RunInPlay>();
  readonly #byCode = new Map<string, string>();

  /** Runs in play now. */
  get size(): number {
    return this.#runs.size;
  }

  runIds(): string[] {
    return [...this.#runs.keys()];
  }

  get(runId: string): Run | null {
    return this.#runs.get(runId)?.run ?? null;
  }

  findByCode(code: string): Run | null {
    const runId = this.#byCode.get(code);
    return runId === undefined ? null : this.get(runId);
  }

  async put(run: Run, answers: Iterable<Answer>, contribution: Contribution): Promise<void> {
    if (this.#runs.has(run.runId)) return;
    const inPlay = new RunInPlay(run);
    for (const answer of answers) inPlay.submit(answer, contribution);
    this.#runs.set(run.runId, inPlay);
    this.#byCode.set(run.code, run.runId);
  }

  async advance(run: Run): Promise<void> {
    const inPlay = this.#runs.get(run.runId);
    if (inPlay !== undefined && run.version > inPlay.run.version) inPlay.run = run;
  }

  submit(runId: string, submission: Submission, contribution: Contribution): Settled | null {
    return this.#runs.get(runId)?.submit(submission, contribution) ?? null;
  }

  tally(runId: string, slot: Slot): Tally {
    const found = this.#runs.get(runId)?.slots.get(slot);
    return found?.tally() ?? { answered: 0, counters: {} };
  }

  answersOf(runId: string, participant: string): Answer[] {
    const slots = this.#runs.get(runId)?.slots.values() ?? [];
    return [...slots].flatMap((slot) => slot.answers.get(participant) ?? []);
  }

  answerOf(runId: string, slot: Slot, participant: string): Answer | null {
    return this.#runs.get(runId)?.slots.get(slot)?.answers.get(participant) ?? null;
  }

  async drop(runId: string): Promise<void> {
    const inPlay = this.#runs.get(runId);
    if (inPlay === undefined) return;
    this.#runs.delete(runId);
    this.#byCode.delete(inPlay.run.code);
  }
}
