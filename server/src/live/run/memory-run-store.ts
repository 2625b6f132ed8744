import type { Slot, Tallies, Tally } from '@sets/shared/live/activity.ts';
import { emptyTally, largestOf, moveBy } from '@sets/shared/live/tally.ts';
import type {
  Answer,
  Change,
  Counted,
  RunInPlay,
  RunName,
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
  /** How many of them count. */
  #answered = 0;

  /** `counts`: whether its participant does. */
  submit({ answer: submission, adds }: Counted, counts: boolean): Settled {
    const before = this.answers.get(submission.participant) ?? null;
    const settled = settle(before?.answer ?? null, submission);
    if (settled.how === 'first' || settled.how === 'changed') {
      this.answers.set(submission.participant, { answer: settled.answer, adds });
      if (counts) {
        if (before !== null) this.#move(before, -1);
        this.#move({ adds }, 1);
      }
    }
    return settled;
  }

  /** The answer of a participant counts from now on, or does not. */
  count(participant: string, counts: boolean): void {
    const answer = this.answers.get(participant);
    if (answer !== undefined) this.#move(answer, counts ? 1 : -1);
  }

  tally(most: number): Tally {
    return { answered: this.#answered, counters: largestOf(this.#counters, most) };
  }

  #move({ adds }: Pick<Counted, 'adds'>, times: 1 | -1): void {
    this.#answered += times;
    moveBy(this.#counters, adds, times);
  }
}

/** A run in play, from one putting in to the taking out. */
class Play {
  readonly name: string;
  run: RunInPlay;
  readonly slots = new Map<Slot, SlotTally>();
  #excluded: ReadonlySet<string> = new Set();

  constructor(name: string, run: RunInPlay) {
    this.name = name;
    this.run = run;
  }

  submit(submission: Counted): Settled {
    const { slot: name, participant } = submission.answer;
    let slot = this.slots.get(name);
    if (slot === undefined) this.slots.set(name, (slot = new SlotTally()));
    return slot.submit(submission, !this.#excluded.has(participant));
  }

  /** Whether that changes who counts. */
  exclude(excluded: ReadonlySet<string>): boolean {
    const gone = [...excluded].filter((each) => !this.#excluded.has(each));
    const back = [...this.#excluded].filter((each) => !excluded.has(each));
    if (gone.length + back.length === 0) return false;
    for (const slot of this.slots.values()) {
      for (const participant of gone) slot.count(participant, false);
      for (const participant of back) slot.count(participant, true);
    }
    this.#excluded = new Set(excluded);
    return true;
  }

  *answers(): Generator<Answer> {
    for (const slot of this.slots.values()) {
      for (const { answer } of slot.answers.values()) {
        if (!this.#excluded.has(answer.participant)) yield answer;
      }
    }
  }
}

/** The runs in play in this process's memory: for one process. */
export class MemoryRunStore implements RunStore {
  readonly #plays = new Map<string, Play>();
  readonly #listeners = new Set<(run: RunName, change: Change) => void>();
  #made = 0;

  inPlay(): RunName[] {
    return Array.from(this.#plays.values(), ({ run: { runId, roomId } }) => ({ runId, roomId }));
  }

  get(runId: string): RunInPlay | null {
    return this.#plays.get(runId)?.run ?? null;
  }

  async put(run: RunInPlay, answers: AsyncIterable<Counted>): Promise<void> {
    if (this.#plays.has(run.runId)) return;
    const play = new Play(String((this.#made += 1)), run);
    for await (const answer of answers) play.submit(answer);
    // Somebody else may have been quicker.
    if (this.#plays.has(run.runId)) return;
    this.#plays.set(run.runId, play);
    this.#tell(run, 'step');
  }

  async advance(runId: string, step: Step): Promise<void> {
    const play = this.#plays.get(runId);
    if (play === undefined || step.version <= play.run.version) return;
    play.run = { ...play.run, ...step };
    this.#tell(play.run, 'step');
  }

  submit(runId: string, seen: number, submission: Counted): Submitted {
    const play = this.#plays.get(runId);
    if (play === undefined) return { how: 'absent' };
    if (play.run.version !== seen) return { how: 'moved' };
    const { how, answer } = play.submit(submission);
    if (how === 'first' || how === 'changed') this.#tell(play.run, 'counts');
    return { how, answer, play: play.name };
  }

  isPlay(runId: string, name: string): boolean {
    return this.#plays.get(runId)?.name === name;
  }

  tallies(runId: string, slots: readonly Slot[], most: number): Tallies {
    const found = this.#plays.get(runId)?.slots;
    return new Map(slots.map((slot) => [slot, found?.get(slot)?.tally(most) ?? emptyTally]));
  }

  exclude(roomId: string, participants: ReadonlySet<string>): void {
    for (const play of this.#plays.values()) {
      if (play.run.roomId === roomId && play.exclude(participants)) this.#tell(play.run, 'people');
    }
  }

  async *answers(runId: string): AsyncGenerator<Answer> {
    yield* this.#plays.get(runId)?.answers() ?? [];
  }

  answersOf(runId: string, participant: string): Answer[] {
    const slots = this.#plays.get(runId)?.slots.values() ?? [];
    return [...slots].flatMap((slot) => slot.answers.get(participant)?.answer ?? []);
  }

  answeredAmong(runId: string, slot: Slot | null, participants: readonly string[]): number {
    const all = this.#plays.get(runId)?.slots;
    const slots = slot === null ? [...(all?.values() ?? [])] : [all?.get(slot)];
    return participants.filter((who) => slots.some((each) => each?.answers.has(who))).length;
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
    this.#tell(play.run, 'gone');
  }

  onChanged(listener: (run: RunName, change: Change) => void): Stop {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(run: RunName, change: Change): void {
    for (const listener of this.#listeners) listener(run, change);
  }
}
