import type * as z from 'zod/mini';
import type { Counts } from '../core/counts.ts';
import type { Result } from '../core/result.ts';
import type { AtOwnTime } from './at-own-time.ts';
import type { EntryRule } from './entry.ts';
import type { Entry } from './feed.ts';
import type {
  AnswerInWords,
  AskedRound,
  JudgedAnswer,
  OwnQuestion,
  OwnStanding,
} from './own-part.ts';
import type { Naming } from './naming.ts';
import type { NamesShown } from './names-shown.ts';
import type { ExtraTime } from './people.ts';
import type { ReportFigure, ReportLine, RoundUnit } from './report-line.ts';
import type { Audience } from './run.ts';
import type { SplitReport } from './split-report.ts';

/** How answers add up: a number for each counter. What a counter is called is the activity's own. */
export type Counters = Counts;

/** The sum over the newest answers for one slot. */
export interface Tally {
  /** Participants who have answered. */
  readonly answered: number;
  /** The largest counters, as many as were asked for. */
  readonly counters: Counters;
}

/**
 * What a participant answers once, and may change: an activity's own name for it, as `q3.r1` for
 * the first round of a poll's fourth question.
 */
export type Slot = string;

/** The result of a round (a slot, from its opening to its closing) as a person reads it. */
export interface RoundReport extends AskedRound {
  readonly slot: Slot;
  /** Tells what was asked from all else, in other runs too; without it, its text does. */
  readonly asks?: string;
  /** So few answered that nothing of it is told: no list of answers has it either. */
  readonly withheld?: true;
  /** Nobody is to put its answers beside those of the same person in other rounds. */
  readonly apart?: true;
  /** Its answers make a few groups, by which another round can be split. */
  readonly groups?: true;
  /** Whether one answer may count in several lines. */
  readonly multiple: boolean;
  /** What its lines are where they are nothing to choose from: asked, with votes for each, or said. */
  readonly lists?: 'questions' | 'words' | 'texts';
  /** What its lines count; without it, people. */
  readonly unit?: RoundUnit;
  /** Its lines are parts of what was asked, as the steps of a scale: nobody chose between them, and none has a letter. */
  readonly unmarked?: true;
  readonly lines: readonly ReportLine[];
  /** What its lines do not say, such as a mean, as people read it. */
  readonly figures?: readonly ReportFigure[];
  /** The same for hosts alone: it tells what is right. */
  readonly forHosts?: readonly ReportFigure[];
  /** What is right, for hosts alone: which of its lines say it, from 0, and what it is, as the activity has it. */
  readonly right?: { readonly lines: readonly number[]; readonly of: unknown };
  /** What it is drawn of, where that is more than lines; the activity's own. */
  readonly drawn?: unknown;
}

/** Who answers. */
export interface Who {
  readonly participant: string;
  /** What was answered before, as far as `looksBack` asks for it: of their own, and the sum of the slot. */
  readonly before?: { readonly own: readonly AcceptedAnswer<unknown>[]; readonly tally: Tally };
  /** How much more time than others they have; without it, none. */
  readonly extra?: ExtraTime | undefined;
}

/** When an answer was given and when it came, in milliseconds of the server's clock. */
export interface AnswerTimes {
  /** When the phone showed what was asked, as it says; null where it does not say. */
  readonly shownAt: number | null;
  /** When the person tapped, as the phone says; never beyond now, nor further back than `timing.grace`. */
  readonly tappedAt: number;
  readonly receivedAt: number;
  /** What the server has measured of this connection, or null: points for being quick go back no further. */
  readonly roundTripMs: number | null;
}

/** An answer that was accepted, as results are made of it. */
export interface AcceptedAnswer<Value> {
  readonly participant: string;
  readonly slot: Slot;
  readonly value: Value;
  readonly tappedAt: number;
  readonly receivedAt: number;
}

/** What a host's command comes with: the server's time, and the userid of whoever gave it. */
export interface CommandContext {
  readonly now: number;
  readonly by: string;
}

/** How many are here who may answer, and how many of them have answered what is on show first. */
export interface Turnout {
  readonly here: number;
  readonly answered: number;
}

/** What people are called in a run, by participant; of an activity that asks for no names, of nobody. */
export type Names = ReadonlyMap<string, string>;

/**
 * What counters cannot hold, such as points and ranks: a fold over all answers of a run. It is made
 * anew, from nothing, whenever its key changes; so a key that is put right is in the state, and
 * scoring again is the same fold again. A sum is data as JSON holds it: another process may have made it.
 */
export interface Results<Definition, State, Value, Sum> {
  /** Null while there are none. What is accepted later with the same key is not in them. */
  key(state: State): string | null;
  /** Whether it is told what people are called: `empty` is given that, and no names without it. */
  readonly tellsNames?: true;
  empty(names: Names): Sum;
  /** May change `sum` and give it back. */
  add(definition: Definition, state: State, sum: Sum, answer: AcceptedAnswer<Value>): Sum;
  /** What is one participant's own in it. */
  of(sum: Sum, participant: string): unknown;
}

/**
 * An activity: plain functions that say how a run's state moves, which answers it accepts, how
 * they add up, and what each audience may see. It knows no socket, no database and no clock; the
 * live engine carries any activity alike.
 */
export interface Activity<Definition, State, Command, Value, Sum = never> {
  readonly name: string;
  /** The feed of the room that its report and its words are made of too, if any. */
  readonly feed?: string;
  readonly schemas: {
    readonly definition: z.ZodMiniType<Definition>;
    readonly state: z.ZodMiniType<State>;
    readonly command: z.ZodMiniType<Command>;
    readonly value: z.ZodMiniType<Value>;
    /** What each audience sees; strict, so that nothing else can slip out. */
    readonly views: Readonly<Record<Audience, z.ZodMiniType>>;
    readonly tallies: Readonly<Record<Audience, z.ZodMiniType>>;
    /** What one participant alone sees; needed where there is `personal`. */
    readonly personal?: z.ZodMiniType;
  };
  title(definition: Definition): string;
  /** Who may take part; without it, everybody. The engine asks for it and keeps to it. */
  entry?(definition: Definition): EntryRule;
  /** Of fewer answers to a slot than this nothing is told; 0, as without it, where there is no such number. */
  floor?(definition: Definition): number;
  /** `seed` is random and stays with the run: what is drawn by lot is drawn from it. */
  start(definition: Definition, begun: { now: number; seed: number }): State;
  /** The state after a host's command, or why the command does not fit now. */
  apply(
    definition: Definition,
    state: State,
    command: Command,
    context: CommandContext,
  ): Result<State>;
  /**
   * `seen`, as everything without this: the command is meant for the state that its host saw, so a
   * double tap is one step and the second of two hosts is told. `newest`: it is meant for whatever
   * state there is (hide this word, pin that), and is applied again where another one came first.
   */
  concurrency?(command: Command): 'seen' | 'newest';
  /** The state that turnout brings about by itself (everybody has answered), or null. */
  react?(definition: Definition, state: State, turnout: Turnout, now: number): State | null;
  /** Of a run that people come to when they like, until when it is open; null for one that is presented. */
  atOwnTime?(state: State): AtOwnTime | null;
  /** When the state must move by itself, or null. */
  deadline(state: State): number | null;
  /** The state after its deadline has passed. */
  expire(definition: Definition, state: State): State;
  over(state: State): boolean;
  /**
   * The command with which it goes on where it comes on again, after a run of this activity was on in
   * its place; null, as without this, where it is as it was.
   */
  resume?(definition: Definition, state: State, after: string): Command | null;
  /** The state once the run is over, wherever it stood: its host is gone. */
  finish(state: State): State;
  /** The schema of what this slot is answered with, where that is narrower than that of all values. */
  valueFor?(definition: Definition, state: State, slot: Slot): z.ZodMiniType<Value>;
  /** What of what was answered before `accept` goes by: all of their own in the run, or what is in this slot, or nothing. */
  looksBack?(state: State, slot: Slot): 'own' | 'slot' | null;
  /**
   * The value as it is kept (cleaned, in order), or why it is not taken; the very value of `before`, where
   * that answer stays as it came. It has passed `valueFor`, or the schema of all values where there is none.
   */
  accept(
    definition: Definition,
    state: State,
    slot: Slot,
    value: Value,
    times: AnswerTimes,
    who: Who,
  ): Result<Value>;
  /** An answer as its person reads it who asks for their data; `entries` are those of its feed. */
  inWords(
    definition: Definition,
    slot: Slot,
    value: Value,
    entries?: readonly Entry<unknown>[],
    /** Where the run stood; without it, what its definition alone knows is told. */
    state?: State,
  ): AnswerInWords;
  /** What everybody was told is right of it, where they were; null else. */
  judged?(definition: Definition, state: State, slot: Slot, value: Value): JudgedAnswer | null;
  /** Where somebody stands, as they read it afterwards; null where they are not in the results. */
  standing?(definition: Definition, state: State, who: Who, results: Sum): OwnStanding | null;
  /** What was asked with this slot; null where there has been no such round. */
  askedIn(definition: Definition, state: State, slot: Slot): AskedRound | null;
  /** Whether something of an answer is kept from everybody but hosts: lists of answers mark it. */
  isUnshown?(definition: Definition, slot: Slot, value: Value, state: State): boolean;
  /** Whether a value says nothing: whoever has taken back all that they said has not answered. */
  isEmpty?(value: Value): boolean;
  /** What one answer adds to the counters of its slot. */
  contribution(definition: Definition, slot: Slot, value: Value, state: State): Counters;
  /** All of the state that contributions go by, if any: a step that changes it counts every answer anew. */
  counting?(state: State): string;
  /** The slots that are being answered: a round begins when its slot comes in, and ends when it leaves. */
  open(state: State): readonly Slot[];
  /** The place of what is on, from 1, as people count what is presented; null where nothing is. */
  position?(state: State): number | null;
  /** The slots whose tallies are on show, the one that is asked about first. */
  shown(state: State): readonly Slot[];
  /** Of how many counters of a slot, the largest, its tally is made; without it `limits.countersShown`. */
  mostCounters?(definition: Definition, state: State): number;
  view(audience: Audience, definition: Definition, state: State): unknown;
  /** Whether names are on show now: `tally` is given them, for the screen and hosts. */
  showsNames?(state: State): boolean;
  /** The slot whose values stand beside the names that are shown, if any. */
  namesBeside?(state: State): Slot | null;
  /** What a phone that comes now has to load beside its page, by names that the client knows. */
  phoneParts?(definition: Definition, state: State): readonly string[];
  /**
   * What this audience may see of the tallies on show and of the results; null where it may see
   * nothing now, whatever they are. `late`: the extra time of each who is here, has some and has not
   * answered what is on show first; asked where `waitsForLate`, and for hosts alone.
   */
  tally(
    audience: Audience,
    definition: Definition,
    state: State,
    tallies: Tallies,
    results: Sum | null,
    named?: NamesShown,
    late?: readonly ExtraTime[],
  ): unknown;
  /** Whether somebody with extra time may answer what is on show first, now. */
  waitsForLate?(state: State): boolean;
  /** Every round, in the order of what was asked; `tallies` has all counters, `entries` all of its feed. */
  report(
    definition: Definition,
    state: State,
    tallies: Tallies,
    results: Sum | null,
    entries?: readonly Entry<unknown>[],
  ): readonly RoundReport[];
  /**
   * The answers of one slot, told apart by what the same people said in another; null where that
   * makes no groups. `answers` has both slots.
   */
  split?(
    definition: Definition,
    state: State,
    asked: { readonly slot: Slot; readonly by: Slot },
    answers: Iterable<Pick<AcceptedAnswer<Value>, 'participant' | 'slot' | 'value'>>,
  ): SplitReport | null;
  /** Where values name entries of its feed: a value counts with those alone that are of this run. */
  readonly naming?: Naming<State, Value>;
  /** What of these entries, all of one participant and of its feed, they asked in this run; `entries` are all of it. */
  asked?(
    state: State,
    own: readonly Entry<unknown>[],
    entries: readonly Entry<unknown>[],
  ): readonly OwnQuestion[];
  readonly results?: Results<Definition, State, Value, Sum>;
  /** What one participant alone is told: of their own answers, and of `result`, their own in the results. */
  personal?(
    definition: Definition,
    state: State,
    who: Who,
    own: readonly AcceptedAnswer<Value>[],
    result: unknown,
  ): unknown;
}

/** The tallies of slots; of one that nobody has answered, an empty one. */
export type Tallies = ReadonlyMap<Slot, Tally>;

/** Any activity, as the engine holds it: it never looks into definition, state, value or results. */
export type AnyActivity = Activity<unknown, unknown, unknown, unknown, unknown>;
