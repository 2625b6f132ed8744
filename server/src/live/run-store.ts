import type { AnswerTimes, Counters, Slot, Tally } from '@sets/shared/live/activity.ts';
import type { MaybePromise } from '../core/maybe-promise.ts';

/** A run as the engine holds it. `definition` and `state` are the activity's and opaque here. */
export interface Run {
  readonly runId: string;
  readonly code: string;
  readonly activity: string;
  readonly definitionId: string;
  /** userid of whoever opened it. */
  readonly owner: string;
  readonly definition: unknown;
  readonly state: unknown;
  /** Grows by one with every change of state or lock. */
  readonly version: number;
  readonly locked: boolean;
  readonly ended: boolean;
}

/** An answer on its way in. */
export interface Submission extends AnswerTimes {
  readonly slot: Slot;
  readonly participant: string;
  readonly attempt: string;
  readonly revision: number;
  readonly value: unknown;
}

/** An answer as it is kept: the newest of its participant for its slot. */
export type Answer = Submission;

/** How a submission was taken; in every case `answer` is what counts now. */
export interface Settled {
  readonly how: 'first' | 'changed' | 'same' | 'stale';
  readonly answer: Answer;
}

/**
 * The runs in play: what the engine needs at every answer, held where it is fast. The durable
 * truth is elsewhere (runs and ledger); what a store loses is put in play again from there. What
 * is asked at every answer may be given at once, without a promise. Every implementation passes `server/test/run-store-suite.ts`.
 */
export interface RunStore {
  get(runId: string): MaybePromise<Run | null>;
  findByCode(code: string): MaybePromise<Run | null>;
  /** Puts a run in play with the answers that the ledger holds. Where it already is, nothing changes. */
  put(run: Run, answers: Iterable<Answer>, contribution: Contribution): Promise<void>;
  /** Replaces the run by a newer version; an older or equal one changes nothing. */
  advance(run: Run): Promise<void>;
  /**
   * Takes a submission in one step: settles it against the stored answer and moves the tally. Null
   * where the run is not in play.
   */
  submit(
    runId: string,
    submission: Submission,
    contribution: Contribution,
  ): MaybePromise<Settled | null>;
  tally(runId: string, slot: Slot): MaybePromise<Tally>;
  answersOf(runId: string, participant: string): MaybePromise<Answer[]>;
  /** The answer of one participant for one slot, or null. */
  answerOf(runId: string, slot: Slot, participant: string): MaybePromise<Answer | null>;
  /** The runs that are in play here. */
  runIds(): string[];
  /** Takes a run out of play. */
  drop(runId: string): Promise<void>;
}

/** What a value adds to the counters of its tally. */
export type Contribution = (value: unknown) => Counters;
