import type * as z from 'zod/mini';
import type { Counts } from '../core/counts.ts';
import type { Outcome } from '../core/result.ts';
import type { Audience } from './run.ts';

/** How answers add up: a number for each counter. What a counter is called is the activity's own. */
export type Counters = Counts;

/** The sum over the newest answers for one slot. */
export interface Tally {
  /** Participants who have answered. */
  readonly answered: number;
  readonly counters: Counters;
}

/**
 * What a participant answers once, and may change: an activity's own name for it, as `q3.r1` for
 * the first round of a poll's fourth question.
 */
export type Slot = string;

/** An answer and what was asked, as a person reads them. */
export interface AnswerInWords {
  readonly question: string;
  readonly answer: string;
}

/** When an answer was given and when it came, in milliseconds of the server's clock. */
export interface AnswerTimes {
  readonly tappedAt: number;
  readonly receivedAt: number;
}

/**
 * An activity: plain functions that say how a run's state moves, which answers it accepts, how
 * they add up, and what each audience may see. It knows no socket, no database and no clock; the
 * live engine carries any activity alike.
 */
export interface Activity<Definition, State, Command, Value> {
  readonly name: string;
  readonly schemas: {
    readonly definition: z.ZodMiniType<Definition>;
    readonly state: z.ZodMiniType<State>;
    readonly command: z.ZodMiniType<Command>;
    readonly value: z.ZodMiniType<Value>;
    /** What each audience sees; strict, so that nothing else can slip out. */
    readonly views: Readonly<Record<Audience, z.ZodMiniType>>;
    readonly tallies: Readonly<Record<Audience, z.ZodMiniType>>;
  };
  title(definition: Definition): string;
  start(definition: Definition): State;
  /** The state after a host's command, or why the command does not fit now. */
  apply(definition: Definition, state: State, command: Command, now: number): Outcome<State>;
  /** When the state must move by itself, or null. */
  deadline(state: State): number | null;
  /** The state after its deadline has passed. */
  expire(definition: Definition, state: State): State;
  over(state: State): boolean;
  /** The state once the run is over, wherever it stood: its host is gone. */
  finish(state: State): State;
  /** The value as it is kept (cleaned, in order), or why it is not taken. */
  accept(
    definition: Definition,
    state: State,
    slot: Slot,
    value: Value,
    times: AnswerTimes,
  ): Outcome<Value>;
  /** An answer as its person reads it who asks for their data. */
  inWords(definition: Definition, slot: Slot, value: Value): AnswerInWords;
  /** What one answer adds to the counters. */
  contribution(value: Value): Counters;
  /** The slot whose tally is on show, or null. */
  onShow(state: State): Slot | null;
  view(audience: Audience, definition: Definition, state: State): unknown;
  /** What this audience may see of the tally on show, or null. */
  tally(audience: Audience, definition: Definition, state: State, tally: Tally): unknown;
}

/** Any activity, as the engine holds it: it never looks into definition, state or value. */
export type AnyActivity = Activity<unknown, unknown, unknown, unknown>;
