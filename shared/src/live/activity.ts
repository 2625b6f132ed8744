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
  OwnTeam,
  ToldRound,
} from './own-part.ts';
import type { Naming } from './naming.ts';
import type { NamesShown } from './names-shown.ts';
import type { ExtraTime } from './people.ts';
import type { RoundReport } from './round-report.ts';
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

/** A lobby: people gather, and see who has come. */
export interface Lobby {
  /** The slot whose values stand beside the names, if any. */
  readonly beside: Slot | null;
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

/** The tallies of slots; of one that nobody has answered, an empty one. */
export type Tallies = ReadonlyMap<Slot, Tally>;

/** An answer that somebody gives. */
export interface GivenAnswer<Value> {
  readonly slot: Slot;
  /** It has passed `valueFor`, or the schema of all values where there is none. */
  readonly value: Value;
  readonly times: AnswerTimes;
  readonly who: Who;
}

/** An answer that is kept, and what it is read by. */
export interface KeptAnswer<State, Value> {
  readonly slot: Slot;
  readonly value: Value;
  /** Where the run stood; without it, what its definition alone knows is told. */
  readonly state?: State | undefined;
  /** Those of the activity's feed. */
  readonly entries?: readonly Entry<unknown>[] | undefined;
}

/** What a tally is made of, beside the run. */
export interface Tallied<Sum> {
  /** Of the slots on show. */
  readonly tallies: Tallies;
  readonly results: Sum | null;
  /** Who has come under which name; told where a `lobby` is on show, to the screen and hosts. */
  readonly lobby?: NamesShown | undefined;
  /**
   * The extra time of each who is here, has some and has not answered what is on show first; told where
   * `extraTime` says so.
   */
  readonly extraTime?: readonly ExtraTime[] | undefined;
}

/** What a report is made of, beside the run. */
export interface Reported<Sum> {
  /** With all counters. */
  readonly tallies: Tallies;
  readonly results: Sum | null;
  /** All of its feed. */
  readonly entries?: readonly Entry<unknown>[] | undefined;
}

/** What is one participant's own. */
export interface OwnPart<Value> extends Who {
  readonly own: readonly AcceptedAnswer<Value>[];
  /** In the results; null while there are none. */
  readonly result: unknown;
}

/**
 * An activity: plain functions that say how a run's state moves, which answers it accepts, how
 * they add up, and what each audience may see. It knows no socket, no database and no clock; the
 * live engine carries any activity alike. What has a question mark is a hook: who needs none leaves it out.
 */
export interface Activity<Definition, State, Command, Value, Sum = never> {
  // What it is.
  readonly name: string;
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

  // How a run moves.
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
  /** When the state must move by itself, or null; and the state after that. */
  deadline(state: State): number | null;
  expire(definition: Definition, state: State): State;
  over(state: State): boolean;
  /** The state once the run is over, wherever it stood: its host is gone. */
  finish(state: State): State;
  /** Of a run that people come to when they like, until when it is open; null for one that is presented. */
  atOwnTime?(state: State): AtOwnTime | null;
  /**
   * The command with which it goes on where it comes on again, after a run of this activity was on in
   * its place; null, as without this, where it is as it was.
   */
  resume?(definition: Definition, state: State, after: string): Command | null;

  // Which answers it takes, and what they count.
  /** The slots that are being answered: a round begins when its slot comes in, and ends when it leaves. */
  open(state: State): readonly Slot[];
  /** The schema of what this slot is answered with, where that is narrower than that of all values. */
  valueFor?(definition: Definition, state: State, slot: Slot): z.ZodMiniType<Value>;
  /** What of what was answered before `accept` goes by: all of their own in the run, or what is in this slot, or nothing. */
  looksBack?(state: State, slot: Slot): 'own' | 'slot' | null;
  /**
   * The value as it is kept (cleaned, in order), or why it is not taken; the very value of `before`, where
   * that answer stays as it came.
   */
  accept(definition: Definition, state: State, given: GivenAnswer<Value>): Result<Value>;
  /** Whether a value says nothing: whoever has taken back all that they said has not answered. */
  isEmpty?(value: Value): boolean;
  /** What one answer adds to the counters of its slot. */
  contribution(definition: Definition, slot: Slot, value: Value, state: State): Counters;
  /** All of the state that contributions go by, if any: a step that changes it counts every answer anew. */
  counting?(state: State): string;
  readonly results?: Results<Definition, State, Value, Sum>;
  /** The feed of the room that its report and its words are made of too, if any. */
  readonly feed?: string;
  /** Where values name entries of its feed: a value counts with those alone that are of this run. */
  readonly naming?: Naming<State, Value>;

  // What each audience sees.
  view(audience: Audience, definition: Definition, state: State): unknown;
  /** The slots whose tallies are on show, the one that is asked about first. */
  shown(state: State): readonly Slot[];
  /** What this audience may see of what is counted; null where it may see nothing now, whatever that is. */
  tally(audience: Audience, definition: Definition, state: State, counted: Tallied<Sum>): unknown;
  /** Of how many counters of a slot, the largest, its tally is made; without it `limits.countersShown`. */
  mostCounters?(definition: Definition, state: State): number;
  /** The lobby that is on show: `tally` is told the names in it. Null where none is. */
  lobby?(state: State): Lobby | null;
  /** Whether those who have extra time may answer what is on show first, now: `tally` is told of them, for hosts alone. */
  extraTime?(state: State): boolean;
  /** What one participant alone is told. */
  personal?(definition: Definition, state: State, of: OwnPart<Value>): unknown;
  /** The place of what is on, from 1, as people count what is presented; null where nothing is. */
  position?(state: State): number | null;
  /** What a phone that comes now has to load beside its page, by names that the client knows. */
  phoneParts?(definition: Definition, state: State): readonly string[];

  // What is told afterwards.
  /** Every round, in the order of what was asked. */
  report(definition: Definition, state: State, of: Reported<Sum>): readonly RoundReport[];
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
  /** What was asked with this slot; null where there has been no such round. */
  askedIn(definition: Definition, state: State, slot: Slot): AskedRound | null;
  /** An answer as its person reads it who asks for their data. */
  inWords(definition: Definition, answer: KeptAnswer<State, Value>): AnswerInWords;
  /** What everybody was told is right of it, where they were; null else. */
  judged?(definition: Definition, state: State, slot: Slot, value: Value): JudgedAnswer | null;
  /** Where somebody stands, as they read it afterwards; null where they are not in the results. */
  standing?(definition: Definition, state: State, who: Who, results: Sum): OwnStanding | null;
  /** What everybody was told is right, in the order of what was asked: for whoever did not answer it, too. */
  told?(definition: Definition, state: State): readonly ToldRound[];
  /** Where their team stands; null where they are in none. */
  team?(definition: Definition, state: State, who: Who, results: Sum): OwnTeam | null;
  /** Whether something of an answer is kept from everybody but hosts: lists of answers mark it. */
  isUnshown?(definition: Definition, slot: Slot, value: Value, state: State): boolean;
  /** What of these entries, all of one participant and of its feed, they asked in this run; `entries` are all of it. */
  asked?(
    state: State,
    own: readonly Entry<unknown>[],
    entries: readonly Entry<unknown>[],
  ): readonly OwnQuestion[];
}

/** Any activity, as the engine holds it: it never looks into definition, state, value or results. */
export type AnyActivity = Activity<unknown, unknown, unknown, unknown, unknown>;
