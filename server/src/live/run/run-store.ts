import type { Counters, Slot, Tallies } from '@sets/shared/live/activity.ts';
import type { MaybePromise } from '../../core/maybe-promise.ts';

/** A run as the engine holds it. `definition` and `state` are the activity's and opaque here. */
export interface Run {
  readonly runId: string;
  /** The room that it is on in, or was. */
  readonly roomId: string;
  readonly activity: string;
  readonly definitionId: string;
  /** userid of whoever opened it. */
  readonly owner: string;
  readonly definition: unknown;
  readonly state: unknown;
  /** Grows by one with every change of state. */
  readonly version: number;
  readonly ended: boolean;
}

/** A run in play: when its state must move by itself, or null, stands beside it. */
export interface RunInPlay extends Run {
  readonly deadline: number | null;
}

/** What a step changes in a run. */
export type Step = Pick<RunInPlay, 'version' | 'state' | 'ended' | 'deadline'>;

/** An answer as it is kept: the newest of its participant for its slot. */
export interface Answer {
  readonly slot: Slot;
  readonly participant: string;
  readonly attempt: string;
  readonly revision: number;
  readonly value: unknown;
  readonly tappedAt: number;
  readonly receivedAt: number;
}

/** An answer that is not settled yet. */
export type Submission = Answer;

/** An answer, and what it adds to the counters of its slot. */
export interface Counted {
  readonly answer: Answer;
  readonly adds: Counters;
}

/** How a submission was taken; in every case `answer` is what counts now. */
export interface Settled {
  readonly how: 'first' | 'changed' | 'same' | 'stale';
  readonly answer: Answer;
}

/**
 * What became of a submission. `moved`: the run has another version than the one that accepted it.
 * `absent`: the run is not in play. `play` names the time in play in which it is counted.
 */
export type Submitted =
  | (Settled & { readonly play: string })
  | { readonly how: 'moved' | 'absent' };

/**
 * What has changed: the run (by a step, or it is in play now), counts by answers, who of those who
 * have answered counts, or it is in play no more.
 */
export type Change = 'step' | 'counts' | 'people' | 'gone';

/** Names a run and its room. */
export type RunName = Pick<Run, 'runId' | 'roomId'>;

export type Stop = () => void;

/**
 * The runs in play: what the engine needs at every answer, held where it is fast. The durable truth
 * is elsewhere (runs and ledger); what a store loses is put in play again from there. What is asked
 * at every answer may be given at once, without a promise. No function crosses it but listeners, so
 * a store may be another process. Every implementation passes `server/test/run-store-suite.ts`.
 */
export interface RunStore {
  get(runId: string): MaybePromise<RunInPlay | null>;
  /** Puts a run in play with the answers that the ledger holds. Where it already is, nothing changes. */
  put(run: RunInPlay, answers: AsyncIterable<Counted>): Promise<void>;
  /** Takes a step; one that is not newer changes nothing. */
  advance(runId: string, step: Step): Promise<void>;
  /**
   * Takes a submission in one step, if the run still has the version that accepted it: settles it
   * against the stored answer and moves the tally.
   */
  submit(runId: string, seen: number, submission: Counted): MaybePromise<Submitted>;
  /**
   * Whether it is the same time in play still: asked when an answer has reached the disk. What was
   * counted in one that is over is perhaps not in the next.
   */
  isPlay(runId: string, play: string): MaybePromise<boolean>;
  /** The tallies of these slots, each with its `most` largest counters. */
  tallies(runId: string, slots: readonly Slot[], most: number): MaybePromise<Tallies>;
  /**
   * Leaves exactly these participants out of the counts of all runs of a room that are in play;
   * their answers are kept.
   */
  exclude(roomId: string, participants: ReadonlySet<string>): MaybePromise<void>;
  /** Every answer that counts, of all slots, in no particular order; none of who is left out. */
  answers(runId: string): AsyncIterable<Answer>;
  answersOf(runId: string, participant: string): MaybePromise<Answer[]>;
  /** How many of these participants have an answer for the slot; for null, for any. */
  answeredAmong(
    runId: string,
    slot: Slot | null,
    participants: readonly string[],
  ): MaybePromise<number>;
  /** The answer of one participant for one slot, or null. */
  answerOf(runId: string, slot: Slot, participant: string): MaybePromise<Answer | null>;
  /** The runs that this process holds in play. */
  inPlay(): RunName[];
  /** Runs in play, of whichever process, whose deadline has passed. */
  dueBefore(now: number): MaybePromise<string[]>;
  /** This process needs the run no longer; others may. */
  release(runId: string): Promise<void>;
  /** Takes a run out of play everywhere: what is in play may differ from the durable truth. */
  discard(runId: string): Promise<void>;
  /**
   * Calls `listener` after every change of a run that this process holds, or has changed, by
   * whichever process: it holds what it was asked for, until it releases it. Counts that others have
   * changed may be told of together.
   */
  onChanged(listener: (run: RunName, change: Change) => void): Stop;
}
