import type { Counters, Slot, Tallies, Tally } from '@sets/shared/live/activity.ts';
import { emptyTally, moveBy } from '@sets/shared/live/tally.ts';
import type {
  Answer,
  Change,
  Counted,
  RunInPlay,
  RunStore,
  Settled,
  Step,
  Stop,
  Submitted,
} from './run-store.ts';
import { settle } from './settle.ts';

/** The answers and the sum of one slot. */
class SlotTally {
  readonly answers = new Map<string, Counted>();
  readonly #counters = new Map<string, number>();

  submit({ answer: submission, adds }: Counted): Settled {
    const before = this.answers.get(submission.participant) ?? null;
    const settled = settle(before?.answer ?? null, submission);
    if (settled.how === 'first' || settled.how === 'changed') {
      this.answers.set(submission.participant, { answer: settled.answer, adds });
      if (before !== null) moveBy(this.#counters, before.adds, -1);
      moveBy(this.#counters, adds, 1);
    }
    return settled;
  }

  tally(most: number): Tally {
    return { answered: this.answers.size, counters: this.#largest(most) };
  }

  #largest(most: number): Counters {
    if (this.#counters.size <= most) return Object.fromEntries(this.#counters);
    const sorted = [...this.#counters].toSorted(([, one], [, other]) => other - one);
    return Object.fromEntries(sorted.slice(0, most));
  }
}

/** A run in play, from one putting in to the taking out. */
class Play {
  readonly name: string;
  run: RunInPlay;
  readonly slots = new Map<Slot, SlotTally>();

  constructor(name: string, run: RunInPlay) {
    this.name = name;
    this.run = run;
  }

  submit(submission: Counted): Settled {
    const name = submission.answer.slot;
    let slot = this.slots.get(name);
    if (slot === undefined) this.slots.set(name, (slot = new SlotTally()));
    return slot.submit(submission);
  }
}

/** The runs in play in this process's memory: for one process. */
export class MemoryRunStore implements RunStore {
  readonly #plays = new Map<string, Play>();
  readonly #byCode = new Map<string, string>();
  readonly #listeners = new Set<(runId: string, change: Change) => void>();
  #made = 0;

  /** Runs in play now. */
  get size(): number {
    return this.#plays.size;
  }

  runIds(): string[] {
    return [...this.#plays.keys()];
  }

  get(runId: string): RunInPlay | null {
    return this.#plays.get(runId)?.run ?? null;
  }

  findByCode(code: string): RunInPlay | null {
    const runId = this.#byCode.get(code);
    return runId === undefined ? null : this.get(runId);
  }

  async put(run: RunInPlay, answers: AsyncIterable<Counted>): Promise<void> {
    if (this.#plays.has(run.runId)) return;
    const play = new Play(String((this.#made += 1)), run);
    for await (const answer of answers) play.submit(answer);
    // Somebody else may have been quicker.
    if (this.#plays.has(run.runId)) return;
    this.#plays.set(run.runId, play);
    this.#byCode.set(run.code, run.runId);
    this.#tell(run.runId, 'step');
  }

  async advance(runId: string, step: Step): Promise<void> {
    const play = this.#plays.get(runId);
    if (play === undefined || step.version <= play.run.version) return;
    play.run = { ...play.run, ...step };
    this.#tell(runId, 'step');
  }

  submit(runId: string, seen: number, submission: Counted): Submitted {
    const play = this.#plays.get(runId);
    if (play === undefined) return { how: 'absent' };
    if (play.run.version !== seen) return { how: 'moved' };
    const { how, answer } = play.submit(submission);
    if (how === 'first' || how === 'changed') this.#tell(runId, 'counts');
    return { how, answer, play: play.name };
  }

  isPlay(runId: string, name: string): boolean {
    return this.#plays.get(runId)?.name === name;
  }

  tallies(runId: string, slots: readonly Slot[], most: number): Tallies {
    const found = this.#plays.get(runId)?.slots;
    return new Map(slots.map((slot) => [slot, found?.get(slot)?.tally(most) ?? emptyTally]));
  }

  async *answers(runId: string): AsyncGenerator<Answer> {
    for (const slot of this.#plays.get(runId)?.slots.values() ?? []) {
      for (const { answer } of slot.answers.values()) yield answer;
    }
  }

  answersOf(runId: string, participant: string): Answer[] {
    const slots = this.#plays.get(runId)?.slots.values() ?? [];
    return [...slots].flatMap((slot) => slot.answers.get(participant)?.answer ?? []);
  }

  answerOf(runId: string, slot: Slot, participant: string): Answer | null {
    return this.#plays.get(runId)?.slots.get(slot)?.answers.get(participant)?.answer ?? null;
  }

  dueBefore(now: number): string[] {
    return [...this.#plays.values()]
      .filter(({ run }) => run.deadline !== null && run.deadline <= now)
      .map(({ run }) => run.runId);
  }

  /** Nobody else holds it. */
  release(runId: string): Promise<void> {
    return this.discard(runId);
  }

  async discard(runId: string): Promise<void> {
    const play = this.#plays.get(runId);
    if (play === undefined) return;
    this.#plays.delete(runId);
    this.#byCode.delete(play.run.code);
    this.#tell(runId, 'gone');
  }

  onChanged(listener: (runId: string, change: Change) => void): Stop {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(runId: string, change: Change): void {
    for (const listener of this.#listeners) listener(runId, change);
  }
}
